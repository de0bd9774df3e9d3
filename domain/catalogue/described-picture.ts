import { wordsOf } from './search-words.ts'

/** Its letters and numbers alone: case, spaces and punctuation say nothing. */
const lettersOf = (text: string): string => wordsOf(text).join('')

/** Whether a picture's words say what it shows to those who cannot see it: the title of its work, which stands beside it, does not. */
export function isDescribed({ alt }: { readonly alt: string }, title: string): boolean {
  const said = lettersOf(alt)
  return said !== '' && said !== lettersOf(title)
}
