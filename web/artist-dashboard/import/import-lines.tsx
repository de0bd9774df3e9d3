import type { ImportLine } from '#application/catalogue/own-artworks-contract.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { figures, words } from '#web/theme/text.css.ts'
import { Status } from '#web/ui/feedback/status.tsx'
import * as css from './import-screen.css.ts'

function Line({ line }: { line: ImportLine }) {
  const isFine = line.problems.length === 0
  return (
    <tr>
      <td>
        <span className={`${table.workTitle} ${css.title}`}>{line.title || 'Untitled'}</span>
        <small className={css.about}>
          {line.category === '' ? 'No category yet' : categoryLabel(line.category)}
          {line.medium && `, ${line.medium}`}
        </small>
      </td>
      <td data-label="Line" data-told="" className={figures}>
        {line.line}
      </td>
      <td data-label="Price" data-figures="" className={line.price === null ? words : undefined}>
        {line.price === null ? line.written.price || '–' : formatMoney(line.price)}
      </td>
      <td data-label="Stock" data-figures="" className={line.stock === null ? words : undefined}>
        {line.stock ?? (line.written.stock || '–')}
      </td>
      <td data-label="Left out" data-told="" className={css.about}>
        {line.leftOut.join(', ') || '–'}
      </td>
      <td data-label="Images" data-figures="">
        {line.imageUrls.length}
      </td>
      <td data-label="Comes in">
        <span>
          <Status form={isFine ? 'is' : 'ended'} tone={isFine ? 'ok' : 'err'}>
            {isFine ? 'Comes in' : 'Stays out'}
          </Status>
          {!isFine && (
            <ul className={css.problems}>
              {line.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
        </span>
      </td>
    </tr>
  )
}

/** What would become of each line of the file. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  return (
    <ListTable
      columns={[
        'Artwork',
        'Line',
        { figures: 'Price' },
        { figures: 'Stock' },
        'Left out',
        { figures: 'Images' },
        'Comes in',
      ]}
    >
      {lines.map((line) => (
        <Line key={line.line} line={line} />
      ))}
    </ListTable>
  )
}
