import { CircleAlert } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './field.css.ts'
import { useTooLong } from './use-too-long.ts'

export interface FieldLabels {
  readonly label: ReactNode
  /** The label is read aloud, not shown. */
  readonly labelHidden?: boolean
  readonly hint?: ReactNode
  /** What is wrong with the field, in a sentence. */
  readonly error?: string | undefined
}

export interface FieldAttributes {
  readonly id: string
  readonly 'aria-invalid'?: true
  readonly 'aria-describedby'?: string
}

/** Label above, hint or error below, and the attributes that tie the control to both. */
export function FieldFrame({
  label,
  labelHidden = false,
  hint,
  error,
  id,
  className = '',
  children,
}: FieldLabels & {
  id?: string | undefined
  className?: string
  children: (attributes: FieldAttributes) => ReactNode
}) {
  const generated = useId()
  const fieldId = id ?? generated
  const noteId = `${fieldId}-note`
  return (
    <div className={`${css.field} ${className}`}>
      <label htmlFor={fieldId} className={labelHidden ? spoken : css.label}>
        {label}
      </label>
      {children({
        id: fieldId,
        ...(error && { 'aria-invalid': true }),
        ...((error || hint) && { 'aria-describedby': noteId }),
      })}
      {error ? (
        <p className={css.error} id={noteId}>
          <Icon of={CircleAlert} small />
          {error}
        </p>
      ) : (
        hint && (
          <p className={css.hint} id={noteId}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

interface FieldProps extends ComponentProps<'input'>, FieldLabels {
  /** The field holds figures. */
  readonly figures?: boolean
  /** Characters that its words may have. */
  readonly longest?: number
}

/** A labelled text field. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  figures = false,
  longest,
  id,
  className,
  onInput: heard,
  ...input
}: FieldProps) {
  const { value, defaultValue } = input
  const { fault, onInput } = useTooLong({ longest, value, defaultValue, onInput: heard })
  const labels = {
    label,
    hint,
    error: fault ?? error,
    ...(labelHidden && { labelHidden }),
    ...(className && { className }),
  }
  return (
    <FieldFrame {...labels} id={id}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          onInput={onInput}
          className={figures ? `${css.input} ${css.number}` : css.input}
        />
      )}
    </FieldFrame>
  )
}
