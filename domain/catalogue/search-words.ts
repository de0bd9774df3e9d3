/** So many words of what was typed are looked for; nobody remembers more of a label. */
const mostWords = 12
const longestWord = 40

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Text without case, accents and punctuation, as words are compared. */
const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)

/** The words of a label, folded: 'Café de l’Étoile' is cafe, de, l, etoile. */
export const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '')

/** What was typed into a search box as words to look for: distinct, and not too many. */
export const searchWords = (typed: string): string[] =>
  [...new Set(wordsOf(typed).map((word) => Array.from(word).slice(0, longestWord).join('')))].slice(
    0,
    mostWords,
  )

/** A beginning this long completes to words. */
export const shortestBeginning = 2

/** How many slips of the pen a word of this length may hold and still be meant. */
export function forgivenSlips(word: string): number {
  if (word.length < 4) return 0
  return word.length < 7 ? 1 : 2
}

/** Letters added, left out, mistaken or swapped with their neighbour between two words; `most + 1` means more. */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let slips = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1))
      // Before a word's first letter there is nothing, and no letter is the same as that.
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) slips = Math.min(slips, beforeLast[j - 2]! + 1)
      row.push(slips)
    }
    beforeLast = last
    last = row
  }
  return Math.min(last[other.length]!, most + 1)
}

const alphabet = Array.from('abcdefghijklmnopqrstuvwxyz0123456789')

/**
 * Every text of these letters and digits that is one slip away from a word of at most six: few enough to be looked up one by
 * one, where short words have too little in common with their neighbours for any other search. None for longer words.
 */
export function oneSlipFrom(word: string): string[] {
  if (word.length > 6 || forgivenSlips(word) === 0) return []
  const places = Array.from(
    { length: word.length + 1 },
    (_, index) => [word.slice(0, index), word.slice(index)] as const,
  )
  const slips = places.flatMap(([before, after]) => [
    before + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
    ...alphabet.flatMap((letter) => [before + letter + after, before + letter + after.slice(1)]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}

/** Whether a word may stand for others than `oneSlipFrom` tells of: it is long, or written in other letters. */
export const isMeantFarther = (word: string): boolean => forgivenSlips(word) > 1 || !/^[a-z\d]*$/.test(word)

/** At most this many words stand in for one that nobody knows. */
const mostNeighbours = 8

/** The known words that were probably meant by an unknown one: those with the fewest slips between. */
export function nearestWords(unknown: string, known: Iterable<string>): string[] {
  const most = forgivenSlips(unknown)
  const near = [...known]
    .map((word) => ({ word, slips: slipsBetween(unknown, word, most) }))
    .filter(({ slips }) => slips <= most)
  const fewest = Math.min(...near.map(({ slips }) => slips))
  return near
    .filter(({ slips }) => slips === fewest)
    .map(({ word }) => word)
    .toSorted()
    .slice(0, mostNeighbours)
}
