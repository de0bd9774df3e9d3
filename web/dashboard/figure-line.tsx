import type { ReactNode } from 'react'
import * as css from './blocks.css.ts'

export interface Figure {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
  /** Shown below, such as how the number came about. */
  readonly drawing?: ReactNode
}

/** Figures side by side, each with what it counts and a note. */
export function FigureLine({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={css.figures}>
      {figures.map(({ label, value, note, drawing }) => (
        <div key={label} className={css.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note !== undefined && <dd>{note}</dd>}
          {drawing !== undefined && <dd>{drawing}</dd>}
        </div>
      ))}
    </dl>
  )
}
