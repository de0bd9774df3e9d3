import { sql } from 'kysely'
import type { ArtworkOrder } from '#application/catalogue/artwork-reader.ts'
import { along } from '../keyset.ts'
import { preparedByShape } from '../prepared.ts'
import { artworkConditions, type Wishes } from './artwork-conditions.ts'
import { type GivenPlace, orders, placeIn, placeNames, type SimpleOrder } from './artwork-orders.ts'
import { columnsShown, listedColumns, type SelectedArtwork } from './artwork-rows.ts'
import { artworkTotal, type Counting } from './artwork-total.ts'

/** A work of a page with what it is sorted by, and on the first page how many works the list has. */
export type PageRow = SelectedArtwork & { readonly key: number; readonly total?: number | null }

/** What a page is asked for: wishes, and the place it begins behind. */
export type PageGiven = Wishes & Partial<GivenPlace>

type PageShape<Order extends ArtworkOrder> = { readonly order: Order; readonly limit: number }

/** Whether an index goes along the order whatever the values are. */
function isAlongAnIndex(given: ReadonlySet<string>, order: ArtworkOrder): boolean {
  const wished = [...given].filter((name) => !placeNames.has(name))
  const ofArtist = wished.length === 1 && wished[0] === 'artist' && !order.startsWith('price')
  return ofArtist || wished.every((name) => name === 'category')
}

/** A page of works in an order: read along an index, and no further than the limit. */
export const artworkPage = preparedByShape<
  PageShape<SimpleOrder> & { readonly counting: Counting },
  PageGiven,
  PageRow
>(
  (db, given, { order, limit, counting }) => {
    const { key, direction, ...sorted } = orders[order]
    const place = placeIn(given)
    const walked = along(
      db.selectFrom('artworks').where(artworkConditions(given)),
      { ...sorted, direction },
      place,
    )
      .select([...columnsShown, key.as('key')])
      .limit(sql.lit(limit))
    return db
      .selectFrom(walked.as('work'))
      .select([...listedColumns, 'work.key'])
      .$if(!place, (page) => page.select(artworkTotal(counting, given).as('total')))
      .orderBy('work.key', direction)
      .$if(!order.startsWith('price'), (page) => page.orderBy('work.created_at', direction))
      .orderBy('work.id', direction)
  },
  (given, { order }) => isAlongAnIndex(given, order),
)
