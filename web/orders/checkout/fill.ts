import type { ChangeEvent, CompositionEvent } from 'react'
import type { CheckoutErrors, CheckoutField, CheckoutFields } from './checkout-form.ts'

interface FilledIn {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error?: string
  readonly required: true
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/** Told when somebody types; `isComposing` while a keyboard, as the Japanese one, may still make something else of the text. */
type Tell = (field: CheckoutField, text: string, isComposing: boolean) => void

/** What ties a control to a field of the checkout. */
export type Fill = (field: CheckoutField) => FilledIn

/** Ties controls to the checkout's fields, their errors and what is told when somebody types. */
export const fillFrom =
  (fields: CheckoutFields, errors: CheckoutErrors, tell: Tell): Fill =>
  (field) => ({
    id: `checkout-${field}`,
    name: field,
    value: fields[field],
    required: true,
    ...(errors[field] !== undefined && { error: errors[field] }),
    onChange: ({ target, nativeEvent }) =>
      tell(field, target.value, nativeEvent instanceof InputEvent && nativeEvent.isComposing),
    onCompositionEnd: ({ currentTarget }) => tell(field, currentTarget.value, false),
  })
