import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Ibans } from '#domain/shared/ibans.ts'

/** By the registry of all countries that have IBANs: form, length and check digits. */
export const ibanRegistry: Ibans = {
  electronic(typed) {
    const iban = electronicFormatIBAN(typed) ?? ''
    return isValidIBAN(iban) ? iban : null
  },
}
