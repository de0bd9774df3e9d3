import bidiFactory from 'bidi-js'

/** Letters that stand beside each other in one font and one direction, in the order in which fontkit wants them. */
export interface Run {
  readonly file: string
  readonly text: string
}

const bidi = bidiFactory()
// The first one costs a server's start some milliseconds.
const clusters = () => new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What turns nothing by itself, and what turns what it stands in, for fontkit, which looks at a run's first letter with a script. */
const firstOfScript = /[^\p{Script=Common}\p{Script=Inherited}\p{Script=Unknown}]/u
const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Whether any letter of a text goes from right to left. */
export const goesFromRight = (text: string): boolean => fromRight.test(text)
const isTurned = (text: string): boolean => fromRight.test(firstOfScript.exec(text)?.[0] ?? '')
const reversed = (text: string): string =>
  Array.from(clusters().segment(text), ({ segment }) => segment)
    .toReversed()
    .join('')

interface Level extends Run {
  readonly level: number
}

/** From the highest level down, whatever is at it or above is turned: rule L2 of the Unicode Bidirectional Algorithm. */
function asSeen(runs: readonly Level[]): readonly Level[] {
  const seen = [...runs]
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1)
    for (let from = 0; from < seen.length; from += 1) {
      let to = from
      while ((seen[to]?.level ?? -1) >= level) to += 1
      seen.splice(from, to - from, ...seen.slice(from, to).toReversed())
      from = Math.max(from, to)
    }
  return seen
}

/** Cuts any part of a text, by its indices, into runs from left to right. */
export type RunsOf = (from: number, to: number) => readonly Run[]

/**
 * The text's direction is that of its first letter which has one, outside of isolated names.
 * @param files the font of each letter, null for one that is left out
 */
export function runsIn(text: string, files: readonly (string | null)[]): RunsOf {
  const { levels } = bidi.getEmbeddingLevels(text)
  const mirrored = bidi.getMirroredCharactersMap(text, levels)
  let index = 0
  const letters = Array.from(text, (letter, nth) => {
    const at = index
    index += letter.length
    return { at, text: mirrored.get(at) ?? letter, file: files[nth] ?? null, level: levels[at] ?? 0 }
  })
  return (from, to) => {
    const runs: Level[] = []
    for (const { at, file, level, text: letter } of letters) {
      if (at < from || at >= to || file === null) continue
      const last = runs.at(-1)
      if (last?.file === file && last.level === level)
        runs[runs.length - 1] = { ...last, text: last.text + letter }
      else runs.push({ file, level, text: letter })
    }
    return asSeen(runs).map(({ file, level, text: run }) => ({
      file,
      text: isTurned(run) === (level % 2 === 1) ? run : reversed(run),
    }))
  }
}
