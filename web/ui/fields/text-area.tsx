import type { ComponentProps } from 'react'
import * as css from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'
import { useTooLong } from './use-too-long.ts'

interface TextAreaProps extends ComponentProps<'textarea'>, Omit<FieldLabels, 'labelHidden'> {
  /** Characters that it may have. */
  readonly longest: number
}

/** A labelled field for several lines. */
export function TextArea({ label, hint, error, longest, id, onInput: heard, ...area }: TextAreaProps) {
  const { value, defaultValue } = area
  const { fault, onInput } = useTooLong({ longest, value, defaultValue, onInput: heard })
  return (
    <FieldFrame label={label} hint={hint} error={fault ?? error} id={id}>
      {(attributes) => <textarea {...area} {...attributes} onInput={onInput} className={css.input} />}
    </FieldFrame>
  )
}
