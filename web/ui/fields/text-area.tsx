import type { ComponentProps } from 'react'
import * as css from './field.css.ts'
import { FieldFrame, type FieldLabels } from './field.tsx'

/** A labelled field for several lines. */
export function TextArea({
  label,
  hint,
  error,
  id,
  ...area
}: ComponentProps<'textarea'> & Omit<FieldLabels, 'labelHidden'>) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(attributes) => <textarea {...area} {...attributes} className={css.input} />}
    </FieldFrame>
  )
}
