import { wordsOf } from './search-words.ts'

const inWords = (text: string): string => wordsOf(text).join(' ')

/** Whether a picture's words say what it shows to those who cannot see it: the title of its work, which stands beside it, does not. */
export function isDescribed({ alt }: { readonly alt: string }, title: string): boolean {
  const said = inWords(alt)
  return said !== '' && said !== inWords(title)
}
