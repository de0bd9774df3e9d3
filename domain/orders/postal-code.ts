import { withOurDigits } from '#domain/shared/digits.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'

/** Countries whose codes are so many digits. What is not named here, or has no codes at all, is believed. */
const byDigits: Readonly<Record<string, string>> = {
  '3': 'AD FO IS LS MG PG',
  '4': 'AL AM AT AU BD BE BG CC CH CV CX CY DK GE GL HU LI LU LV MD MK NF NO NZ PH SI SJ TN ZA',
  '5': `AX BA BL CU CZ DE DO DZ EE EG ES FI FR GF GP GR GT HR ID IT JO KE KR KW LA LK LT MA MC ME MF MM MQ MX MY NC
    NP PF PK PL PM RE SE SK SM SN TH TR UA UY VA WF YT ZM`,
  '6': 'BY CN CO EC IN KG NG RO RU SG TJ TM UZ',
  '7': 'CL JP',
  '8': 'BR',
  '3,6': 'TW',
  '4,7': 'PT',
  '5,6': 'KH MN RS VN',
  '5,7': 'IL',
  '5,9': 'AS FM GU MH MP PR PW SA US VI',
}

/** British ones, and those of the islands beside. */
const british = '[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}'

const byLetters: Readonly<Record<string, string>> = {
  AR: '\\d{4}|[A-Z]\\d{4}[A-Z]{3}',
  CA: '[A-Z]\\d[A-Z]\\d[A-Z]\\d',
  GB: `${british}|GIR0AA`,
  GG: british,
  IE: '[A-Z]\\d[\\dW][A-Z\\d]{4}',
  IM: british,
  JE: british,
  MT: '[A-Z]{3}\\d{4}',
  NL: '\\d{4}[A-Z]{2}',
}

const forms = new Map([
  ...Object.entries(byDigits).flatMap(([lengths, codes]) => {
    const digits = lengths.split(',').map((length) => `\\d{${length}}`)
    // As on letters from abroad: D-10115, LV-1050.
    const form = new RegExp(`^[A-Z]{0,3}(?:${digits.join('|')})$`)
    return codes.split(/\s+/).map((country) => [country, form] as const)
  }),
  ...Object.entries(byLetters).map(([country, form]) => [country, new RegExp(`^(?:${form})$`)] as const),
])

/** Countries that give out no codes: an address there has none, whatever somebody may write in its place. */
const withoutCodes = new Set(
  `AE AG AO AW BJ BS BW CF CG CI CK CM DJ DM ER FJ GD GM GQ GY HK KI KM KP ML MO MR NR NU QA RW SB SC SL SR ST TD TG TK TL TO
    TV UG VU YE ZW`.split(/\s+/),
)

/** Whether an address in a country has a postal code. Where nobody knows for certain, it has. */
export const hasPostalCodes = (country: string): boolean => !withoutCodes.has(country)

/** What parts the groups of a code, also as Japanese keyboards write it. */
const dashes = /[\u2010-\u2015\u2212\u30FC\uFF0D]/g

/** A text whose digits and dashes are ours. */
const inOurs = (text: string): string => withOurDigits(text).replace(dashes, '-')

/** A postal code as it is kept: where a country's codes have a form, its letters are capitals, its digits and dashes ours; its spaces are single. */
export function tidyPostalCode(text: string, country: string): string {
  const tidy = tidyLine(text)
  return forms.has(country) ? inOurs(tidy).toUpperCase() : tidy
}

/** Whether a text can be a postal code of a country, however it is grouped. Where no form is known, anything can. */
export const isPostalCode = (text: string, country: string): boolean =>
  forms.get(country)?.test(
    inOurs(tidyLine(text))
      .toUpperCase()
      .replace(/[\s.-]/g, ''),
  ) ?? true
