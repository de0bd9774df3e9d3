import { type CountryCode, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** A country's dialling prefix, such as +254; empty for a country without a network of its own. */
export const diallingPrefix = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country satisfies CountryCode)}` : ''
