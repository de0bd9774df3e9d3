import type { ParsedScenario } from './parse-feature.ts'

const withinAWord = /[\p{L}\p{N}]/u

/** Whether a text holds another, and not as a piece of a longer word. */
function holds(said: string, text: string): boolean {
  for (let at = said.indexOf(text); at >= 0; at = said.indexOf(text, at + 1)) {
    const [before = '', after = ''] = [said[at - 1], said[at + text.length]]
    if (!withinAWord.test(before) && !withinAWord.test(after)) return true
  }
  return false
}

/** Whether a scenario says a text to the letter: in its steps, or in its examples. */
export const says = (
  { steps, examples }: Pick<ParsedScenario, 'steps' | 'examples'>,
  text: string,
): boolean =>
  [
    ...steps.flatMap((step) => [step.text, ...step.rows.flat()]),
    ...examples.flatMap(({ rows }) => rows.flat()),
  ].some((said) => holds(said, text))
