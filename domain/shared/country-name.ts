const names = new Intl.DisplayNames('en', { type: 'region' })

/** What a country is called in English; a text that is no code stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code

const withArticle = new Set(
  'AE BS CD CF CK DO FK FO GB GM IM KM KY MH MP MV NL PH SB TC TF UM US VG VI'.split(' '),
)

/** The same within a sentence, such as 'the Netherlands'. */
export const countryInSentence = (code: string): string =>
  withArticle.has(code) ? `the ${countryName(code)}` : countryName(code)
