import type { ReactNode } from 'react'
import { type AnyField, labelOf } from '#domain/shared/fields.ts'
import { Field } from '#web/ui/fields/field.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'

interface FormFieldProps {
  readonly name: string
  readonly field: AnyField
  /** As it is being typed. */
  readonly value: string | boolean
  readonly error?: string | undefined
  /** In place of the field's own. */
  readonly hint?: ReactNode
  /** Those that can be chosen just now, in place of all. */
  readonly choices?: readonly string[]
  readonly onChange: (value: string | boolean) => void
}

/** Longer texts are written in several lines. */
const longestLine = 1000

/** What a field's kind is filled in with. */
export function FormField({ field, value, choices, onChange, ...rest }: FormFieldProps) {
  const control = {
    ...rest,
    label: labelOf(field),
    hint: rest.hint ?? field.hint,
    value: String(value),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  }
  if (field.kind === 'text') {
    const { longest } = field
    return longest > longestLine ? (
      <TextArea {...control} rows={5} longest={longest} />
    ) : (
      <Field {...control} longest={longest} />
    )
  }
  if (field.kind === 'choice') {
    const options = (choices ?? field.of).map((choice) => ({ value: choice, label: field.called(choice) }))
    return <Select {...control} options={[{ value: '', label: 'Choose one' }, ...options]} />
  }
  if (field.kind === 'flag') {
    const options = [
      { value: 'true', label: field.yes },
      { value: 'false', label: field.no },
    ]
    return (
      <Select {...control} options={options} onChange={({ target }) => onChange(target.value === 'true')} />
    )
  }
  const inputMode = field.bounds.whole ? 'numeric' : 'decimal'
  return <Field {...control} figures autoComplete="off" inputMode={inputMode} />
}
