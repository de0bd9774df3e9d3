import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { ownArtworkPage } from '#application/shared/dashboard-addresses.ts'
import { categoryLabel } from '#domain/catalogue/category.ts'
import { sizeText } from '#domain/catalogue/dimensions.ts'
import { type Cents, formatMoney } from '#domain/shared/money.ts'
import { ListTable } from '#web/dashboard/list-table.tsx'
import * as table from '#web/dashboard/table.css.ts'
import { WorkCell } from '#web/dashboard/work-cell.tsx'
import { Link } from '#web/navigation/link.tsx'
import { quietLink } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import { ArtworkButtons } from './artwork-buttons.tsx'
import { ArtworkState } from './artwork-state.tsx'
import { successOf } from './artwork-states.ts'
import * as css from './artworks-screen.css.ts'
import { useArtworkActs } from './use-artwork-acts.ts'

const priceText = (price: Cents): string => (price === 0 ? '–' : formatMoney(price))

function Row({ work }: { work: OwnArtworkView }) {
  const acts = useArtworkActs(work)
  const [picture] = work.pictures
  if (acts.isRemoved)
    return (
      <tr>
        <td colSpan={7}>
          <RemovalNotice title={work.title || 'Untitled'} takesFocus onUndo={() => acts.act('put back')} />
        </td>
      </tr>
    )
  const note = [work.year, sizeText(work.dimensions)].filter(Boolean).join(', ')
  return (
    <tr>
      <td>
        <WorkCell
          picture={picture && <Picture image={picture} sizes="64px" alt="" />}
          title={
            <Link className={`${table.workTitle} ${quietLink}`} to={ownArtworkPage(work.id)}>
              {work.title || 'Untitled'}
            </Link>
          }
          note={
            <>
              {note}
              <span className={css.success}>{successOf(work)}</span>
            </>
          }
        />
      </td>
      <td data-label="Category">{work.category === 'other' ? 'None yet' : categoryLabel(work.category)}</td>
      <td data-label="State">
        <ArtworkState work={work} />
      </td>
      <td data-label="Stock" data-figures="">
        {work.stock}
      </td>
      <td data-label="Price" data-figures="">
        {priceText(work.price)}
      </td>
      <td data-label="You receive" data-figures="">
        {priceText(work.artistReceives)}
      </td>
      <td className={table.actions}>
        <ArtworkButtons work={work} acts={acts} />
      </td>
    </tr>
  )
}

/** One's own works, one a line. */
export function ArtworkTable({ works }: { works: readonly OwnArtworkView[] }) {
  return (
    <ListTable
      columns={[
        'Artwork',
        'Category',
        'State',
        { figures: 'Stock' },
        { figures: 'Price' },
        { figures: 'You receive' },
      ]}
      hasActs
    >
      {works.map((work) => (
        <Row key={work.id} work={work} />
      ))}
    </ListTable>
  )
}
