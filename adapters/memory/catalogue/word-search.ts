import type { SoughtWords } from '#application/catalogue/artwork-reader.ts'
import { nearestWords, shortestBeginning } from '#domain/catalogue/search-words.ts'

/** Whether a set of words holds everything that is sought. */
export type Matcher = (words: ReadonlySet<string>) => boolean

/** What each sought word may mean, given every word there is. */
export function matcherFor({ words, generous }: SoughtWords, vocabulary: ReadonlySet<string>): Matcher {
  const meanings = words.map((word, index) => {
    const completes = index === words.length - 1 && word.length >= shortestBeginning
    const isMeant = (known: string) => known === word || (completes && known.startsWith(word))
    const isKnown = [...vocabulary].some(isMeant)
    const others = [...vocabulary].filter((known) => known !== word)
    const neighbours = new Set(generous || !isKnown ? nearestWords(word, others) : [])
    return (known: string) => isMeant(known) || neighbours.has(known)
  })
  return (label) => meanings.every((isMeant) => [...label].some(isMeant))
}
