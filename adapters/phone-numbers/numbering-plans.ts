import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withOurDigits } from '#domain/shared/digits.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'

/** Whoever lives where there is no plan is believed whatever looks like a number. */
const anyNumber = /^[\d ().-]{4,30}$/

/** By the numbering plans of all countries: whether a number is as long as one of its country can be. */
export const numberingPlans: PhoneNumbers = {
  international(typed, country) {
    // As it is dialled out of most countries.
    const text = withOurDigits(tidyLine(typed)).replace(/^00(?=[1-9])/, '+')
    const isPlanned = isSupportedCountry(country)
    if (!isPlanned && anyNumber.test(text)) return text
    const number = parsePhoneNumberFromString(text, {
      ...(isPlanned && { defaultCountry: country }),
      extract: false,
    })
    if (!number?.isPossible()) return null
    return number.ext ? `${number.number} ext. ${number.ext}` : number.number
  },
}
