/** What people call countries beside the names that stand in the list. */
const common: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE', 'Emirates'],
  BA: ['Bosnia'],
  CD: ['DRC', 'DR Congo', 'Democratic Republic of the Congo', 'Zaire'],
  CG: ['Republic of the Congo'],
  CI: ['Ivory Coast'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  FK: ['Malvinas'],
  GB: ['UK', 'Great Britain', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', 'GBR'],
  HK: ['Hong Kong'],
  KP: ['DPRK'],
  KR: ['Korea', 'Republic of Korea'],
  MK: ['Macedonia'],
  MM: ['Burma'],
  MO: ['Macau', 'Macao'],
  NL: ['Holland'],
  PS: ['Palestine'],
  RU: ['Russian Federation'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey', 'Türkiye'],
  US: ['USA', 'America', 'United States of America'],
  VA: ['Vatican', 'Holy See'],
}

/** In which a name is looked for wherever its reader comes from; the reader's own languages stand beside them. */
const everywhere = ['de', 'fr', 'es', 'it', 'pt', 'sw']

const inLanguage = new Map<string, Intl.DisplayNames>()

function nameIn(language: string, code: string): string {
  const known = inLanguage.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  inLanguage.set(language, known)
  return known.of(code) ?? code
}

const found = new Map<string, readonly string[]>()

/** Everything else that a country is called: by its own people, by its reader, and in passing. */
export function otherNames(code: string): readonly string[] {
  const known = found.get(code)
  if (known) return known
  const own = new Intl.Locale(`und-${code}`).maximize().language
  const languages = [...new Set([own, ...everywhere, ...navigator.languages])]
  const names = [...(common[code] ?? []), ...languages.map((language) => nameIn(language, code))]
  found.set(code, names)
  return names
}
