import type { ChangeEvent } from 'react'
import type { CheckoutErrors, CheckoutField, CheckoutFields } from './checkout-form.ts'

interface FilledIn {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error?: string
  readonly required: true
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
}

/** What ties a control to a field of the checkout. */
export type Fill = (field: CheckoutField) => FilledIn

/** Ties controls to the checkout's fields, their errors and what is told when somebody types. */
export const fillFrom =
  (
    fields: CheckoutFields,
    errors: CheckoutErrors,
    tell: (field: CheckoutField, text: string) => void,
  ): Fill =>
  (field) => ({
    id: `checkout-${field}`,
    name: field,
    value: fields[field],
    required: true,
    ...(errors[field] !== undefined && { error: errors[field] }),
    onChange: (event) => tell(field, event.target.value),
  })
