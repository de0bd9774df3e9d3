import type { Examples, Step } from '../report-data.ts'
import { Marked } from './marked.tsx'
import * as css from './steps.css.ts'

interface StepsProps {
  readonly steps: readonly Step[]
  readonly words: readonly string[]
  /** The line of the step that did not hold. */
  readonly failedAt?: number | null
}

interface RowsProps {
  readonly rows: readonly (readonly string[])[]
  readonly words: readonly string[]
}

function Row({ cells, words }: { cells: readonly string[]; words: readonly string[] }) {
  return (
    <tr>
      {cells.map((cell, nth) => (
        <td key={`${nth} ${cell}`}>
          <Marked text={cell} words={words} />
        </td>
      ))}
    </tr>
  )
}

function Rows({ rows, words }: RowsProps) {
  return (
    <div className={css.frame}>
      <table className={css.table}>
        <tbody>
          {rows.map((cells, nth) => (
            <Row key={`${nth} ${cells.join()}`} cells={cells} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The sentences of a scenario, one after the other. */
export function Steps({ steps, words, failedAt = null }: StepsProps) {
  return (
    <ol className={css.steps}>
      {steps.map(({ line, keyword, text, rows }) => (
        <li key={line} className={line === failedAt ? css.failed : css.step}>
          <span className={css.keyword}>{keyword} </span>
          <Marked text={text} words={words} />
          {line === failedAt && <span className={css.verdict}> does not hold</span>}
          {rows.length > 0 && <Rows rows={rows} words={words} />}
        </li>
      ))}
    </ol>
  )
}

/** What fills the gaps of a scenario, case by case. */
export function ExamplesTable({ examples, words }: { examples: Examples; words: readonly string[] }) {
  return (
    <div className={css.examples}>
      <table className={css.table}>
        <caption className={css.caption}>{examples.name || 'Examples'}</caption>
        <thead>
          <tr>
            {examples.header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {examples.rows.map((cells) => (
            <Row key={cells.join()} cells={cells} words={words} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
