/** So many words of what was typed are looked for; nobody remembers more of a label. */
const mostWords = 12
const longestWord = 40

const plainLetters: Readonly<Record<string, string>> = {
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
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)

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

/** The letters of a word; a string itself where each of its units is one, as nearly always. */
const lettersOf = (word: string): ArrayLike<string> =>
  // Stryker disable next-line ConditionalExpression: letter by letter comes to the same, later
  /[\uD800-\uDFFF]/.test(word) ? Array.from(word) : word

/** How many slips of the pen a word of so many letters may hold and still be meant. */
export function forgivenSlips(word: string): number {
  const { length } = lettersOf(word)
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** Letters added, left out, mistaken or swapped with their neighbour between two words; `most + 1` means more. */
export function slipsBetween(oneWord: string, otherWord: string, most: number): number {
  const [one, other] = [lettersOf(oneWord), lettersOf(otherWord)]
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

/**
 * A word of at most six letters, and what is left of it without each of them; none for longer words, and for those in which no
 * slip is forgiven. Two words that are one slip apart have one of these in common: whichever letter one has more, both have
 * otherwise, or both have in another order is the one to leave out.
 */
export function withOneLetterLess(word: string): string[] {
  if (forgivenSlips(word) !== 1) return []
  const letters = Array.from(word)
  return [...new Set([word, ...letters.map((_, place) => letters.toSpliced(place, 1).join(''))])]
}

/** Whether a word may stand for others than those that it has most letters in common with: more than one slip is forgiven in it. */
export const isMeantFarther = (word: string): boolean => forgivenSlips(word) > 1

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
