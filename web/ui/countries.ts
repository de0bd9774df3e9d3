/** ISO 3166-1 alpha-2, all 249. Their names come from the platform, so that they cost no download. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

export interface Country {
  readonly code: string
  readonly name: string
  /** For phone numbers, such as +254; empty for the few countries without a network of their own. */
  readonly prefix: string
}

const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country is called; a text that is no code stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code

const byName = (prefixOf: (code: string) => string): readonly Country[] =>
  codes
    .map((code) => ({ code, name: countryName(code), prefix: prefixOf(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))

/** Every country, by name, where nobody is asked for a phone number. */
export const countriesAlone = (): readonly Country[] => byName(() => '')

/** Every country, by name. Their prefixes come in a file of their own, for whoever asks for a phone number. */
export async function countries(): Promise<readonly Country[]> {
  const { diallingPrefix } = await import('./dialling-prefix.ts')
  return byName(diallingPrefix)
}
