const asNumber = (text: string): number => (/^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)

/** A number that may be left out; NaN for what is none. */
export const numberIn = (text: string): number | undefined =>
  text.trim() === '' ? undefined : asNumber(text.trim())

/** A number; null where its field is empty, NaN for what is none. */
export const numberOrNull = (text: string): number | null => numberIn(text) ?? null

/** A number that is always told; NaN for what is none. */
export const requiredNumber = (text: string): number => numberIn(text) ?? Number.NaN

/** Yes or no; what is neither stays for whoever checks it. */
export function flagIn(text: string): boolean | string | undefined {
  const said = text.trim()
  if (said === '') return undefined
  return said === 'true' || said === 'false' ? said === 'true' : said
}

/** Several values of one name: given more than once, or as a JSON list. */
export function listIn(texts: readonly string[]): readonly string[] {
  const [only = ''] = texts
  if (texts.length !== 1 || !only.trim().startsWith('[')) return texts
  try {
    const list: unknown = JSON.parse(only)
    return Array.isArray(list) ? list.map(String) : texts
  } catch {
    return texts
  }
}

/** The same of values that hold no comma: they may stand between commas. */
export const namesIn = (texts: readonly string[]): readonly string[] =>
  listIn(texts)
    .flatMap((each) => each.split(','))
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** A list written as JSON, an empty one for nothing; what cannot be read stays for whoever checks it. */
export function listInJson(text: string): unknown {
  if (text.trim() === '') return []
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
