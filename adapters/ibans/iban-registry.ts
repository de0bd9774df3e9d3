import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { withOurDigits } from '#domain/shared/digits.ts'
import type { Ibans } from '#domain/shared/ibans.ts'

/** By the registry of all countries that have IBANs: form, length and check digits. */
export const ibanRegistry: Ibans = {
  electronic(typed) {
    const iban = electronicFormatIBAN(withOurDigits(typed)) ?? ''
    return isValidIBAN(iban) ? iban : null
  },
}
