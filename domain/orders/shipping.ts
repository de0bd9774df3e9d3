import { isCountry } from '#domain/shared/country.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { type PhoneNumbers, phoneFault } from '#domain/shared/phone-numbers.ts'
import { isPostalCode } from './postal-code.ts'

/** Where an order goes. Every field is needed; `country` is an ISO 3166-1 alpha-2 code. */
export interface ShippingForm {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
  readonly phone: string
}

export const emptyShipping: ShippingForm = {
  name: '',
  street: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  phone: '',
}

const messages: Readonly<Record<keyof ShippingForm, string>> = {
  name: 'Name is required',
  street: 'Street address is required',
  city: 'City is required',
  state: 'State/Province is required',
  postalCode: 'Postal code is required',
  country: 'Country is required',
  phone: 'Phone number is required',
}

/** What the alert over the form says while the address is incomplete. */
export const shippingIncomplete = 'Please fill in all required shipping information'

/** What is wrong with an address, field by field. */
export const validateShipping = (
  form: ShippingForm,
  phones: PhoneNumbers,
): FormErrors<keyof ShippingForm> => {
  const check = (field: keyof ShippingForm) => (form[field].trim() === '' ? messages[field] : null)
  return formErrors({
    name: check('name'),
    street: check('street'),
    city: check('city'),
    state: check('state'),
    postalCode:
      check('postalCode') ??
      (isPostalCode(form.postalCode, form.country) ? null : 'Enter a valid postal code'),
    country: check('country') ?? (isCountry(form.country) ? null : 'Please choose a country'),
    phone: check('phone') ?? phoneFault(form, phones),
  })
}
