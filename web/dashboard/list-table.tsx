import type { ReactNode } from 'react'
import { spoken } from '#web/theme/text.css.ts'
import * as css from './table.css.ts'

interface ListTableProps {
  /** What stands in each column; figures stand at the right. */
  readonly columns: readonly (string | { readonly figures: string })[]
  /** Whether the last column holds what can be done with a row. */
  readonly hasActs?: boolean
  /** The rows. */
  readonly children: ReactNode
}

/** A list of the dashboard, one thing a line. */
export function ListTable({ columns, hasActs = false, children }: ListTableProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map((column) =>
              typeof column === 'string' ? (
                <th key={column} scope="col">
                  {column}
                </th>
              ) : (
                <th key={column.figures} scope="col" data-figures="">
                  {column.figures}
                </th>
              ),
            )}
            {hasActs && (
              <th scope="col">
                <span className={spoken}>What to do</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
