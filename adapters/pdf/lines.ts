// The first one costs a server's start some milliseconds.
const words = () => new Intl.Segmenter('en', { granularity: 'word' })
const clusters = () => new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Behind what a line may end, where a word follows. */
const mayEnd = /[\s\-–—、。，．！？：；）」』】》・،؛]$/u

/** Before what a line may end, where no space is. */
const mayBegin = /^[（「『《〈【〔]/u

/** Where a line may end in scripts with and without spaces: before which index. */
function breaksIn(text: string): readonly number[] {
  const units = [...words().segment(text)]
  return units.flatMap(({ index, segment, isWordLike }, nth) => {
    const before = units[nth - 1]
    if (!before) return []
    const begins = isWordLike || mayBegin.test(segment)
    const ends = before.isWordLike || mayEnd.test(before.segment)
    return /\s$/u.test(before.segment) || (begins && ends) ? [index] : []
  })
}

/** A part of a text, by its indices; the end is exclusive. */
export interface Part {
  readonly from: number
  readonly to: number
}

/** What lies between two indices and the next. */
const between = (starts: readonly number[], to: number): readonly Part[] =>
  starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? to }))

/**
 * Breaks a text into lines between words, and within one where it alone is too long.
 * @param widthOf how wide a part of the text is, in the unit of `width`
 */
export function linesIn(text: string, width: number, widthOf: (part: Part) => number): readonly Part[] {
  const seen = ({ from, to }: Part): Part => ({ from, to: from + text.slice(from, to).trimEnd().length })
  const whole = { from: 0, to: text.length }
  if (widthOf(whole) <= width) return [whole]
  const units = between([0, ...breaksIn(text)], text.length).flatMap((unit) => {
    if (widthOf(seen(unit)) <= width) return [unit]
    const letters = clusters().segment(text.slice(unit.from, unit.to))
    return between(
      Array.from(letters, ({ index }) => unit.from + index),
      unit.to,
    )
  })
  const lines: Part[] = []
  let used = 0
  for (const unit of units) {
    const last = lines.at(-1)
    if (last && used + widthOf(seen(unit)) <= width)
      lines[lines.length - 1] = { from: last.from, to: unit.to }
    else {
      lines.push(unit)
      used = 0
    }
    used += widthOf(unit)
  }
  return lines.map(seen)
}
