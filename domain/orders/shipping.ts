import { isCountry } from '#domain/shared/country.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { type PhoneNumbers, phoneFault } from '#domain/shared/phone-numbers.ts'
import { isBlank, tidyLine } from '#domain/shared/tidy-text.ts'
import { longestLine, tooLong } from '#domain/shared/too-long.ts'
import { hasPostalCodes, isPostalCode, tidyPostalCode } from './postal-code.ts'

/** Where an order goes. Every field is needed, but for a code where there are none; `country` is an ISO 3166-1 alpha-2 code. */
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

function postalCodeFault({ postalCode, country }: ShippingForm): string | null {
  if (isBlank(postalCode)) return hasPostalCodes(country) ? messages.postalCode : null
  return isPostalCode(postalCode, country) ? tooLong(postalCode, longestLine) : 'Enter a valid postal code'
}

/** An address as it is kept: nothing of how it was typed stands around it or between its words, nor what nobody sees. */
export function tidyAddress(form: ShippingForm): ShippingForm {
  return {
    ...form,
    name: tidyLine(form.name),
    street: tidyLine(form.street),
    city: tidyLine(form.city),
    state: tidyLine(form.state),
    postalCode: tidyPostalCode(form.postalCode, form.country),
  }
}

/** What is wrong with an address, field by field. */
export const validateShipping = (
  form: ShippingForm,
  phones: PhoneNumbers,
): FormErrors<keyof ShippingForm> => {
  const check = (field: keyof ShippingForm) => (isBlank(form[field]) ? messages[field] : null)
  const checkLine = (field: keyof ShippingForm) => check(field) ?? tooLong(form[field], longestLine)
  return formErrors({
    name: checkLine('name'),
    street: checkLine('street'),
    city: checkLine('city'),
    state: checkLine('state'),
    postalCode: postalCodeFault(form),
    country: check('country') ?? (isCountry(form.country) ? null : 'Please choose a country'),
    phone: check('phone') ?? phoneFault(form, phones),
  })
}
