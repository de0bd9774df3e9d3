import type { ReactNode } from 'react'
import { figures, meta } from '#web/theme/text.css.ts'
import * as table from './table.css.ts'

interface WorkCellProps {
  readonly picture: ReactNode
  readonly title: ReactNode
  readonly note: ReactNode
}

/** A work in a table: its picture whole, its title and a note beside it. */
export function WorkCell({ picture, title, note }: WorkCellProps) {
  return (
    <span className={table.work}>
      <span className={table.workPicture}>{picture}</span>
      <span>
        {title}
        <span className={`${meta} ${figures}`}>{note}</span>
      </span>
    </span>
  )
}
