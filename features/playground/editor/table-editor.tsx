import { Plus, X } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { type Table, withCell, withoutRow, withRow } from '../draft/draft.ts'
import { isText } from '../draft/gherkin-of.ts'
import * as css from './table-editor.css.ts'

/** Letters that are shown of a cell at most. */
const longest = 40

interface TableEditorProps {
  /** What the table is, for those who do not see where it stands. */
  readonly label: string
  readonly table: Table
  readonly onChange: (table: Table) => void
  /** Shown behind each row below the head. */
  readonly markOf?: (row: number) => ReactNode
}

/** A table whose cells can be written in; its first row is its head. */
export function TableEditor({ label, table, onChange, markOf }: TableEditorProps) {
  const [head = []] = table
  if (isText(table))
    return (
      <textarea
        className={css.text}
        aria-label={label}
        rows={6}
        value={head[0]}
        onChange={({ target }) => onChange([[target.value]])}
      />
    )
  return (
    <div className={css.scroll}>
      <table className={css.table} aria-label={label}>
        <tbody>
          {table.map((row, y) => (
            <tr key={y}>
              {row.map((cell, x) => (
                <td key={x} className={css.cell}>
                  <input
                    className={y === 0 && table.length > 1 ? css.head : css.input}
                    aria-label={y === 0 ? `Column ${x + 1}` : `${head[x] ?? ''}, row ${y}`}
                    value={cell}
                    size={Math.min(longest, Math.max(3, ...table.map((each) => each[x]?.length ?? 0)))}
                    onChange={({ target }) => onChange(withCell(table, y, x, target.value))}
                  />
                </td>
              ))}
              <td className={css.end}>
                {y > 0 && (
                  <span className={css.ending}>
                    {markOf?.(y)}
                    <IconButton
                      icon={X}
                      label={`Remove row ${y}`}
                      onClick={() => onChange(withoutRow(table, y))}
                    />
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button look="quiet" onClick={() => onChange(withRow(table))}>
        <Icon of={Plus} small />
        Add a row
      </Button>
    </div>
  )
}
