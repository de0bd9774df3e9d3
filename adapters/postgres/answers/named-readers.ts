import type { ArtistReader, ArtistRow } from '#application/artists/artist-reader.ts'
import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import { type Gathered, named } from './named-reads.ts'
import { nameIds, nameWorks } from './named-works.ts'

/** Artists by their ids, approved or not, with what hangs of theirs. */
function nameArtists(gathered: Gathered, ids: readonly string[]): void {
  for (const id of ids) gathered.addOf('artist', id.toLowerCase())
  gathered.add('works')
}

function nameRows(gathered: Gathered, rows: readonly ArtistRow[]): void {
  nameArtists(
    gathered,
    rows.map(({ id }) => id),
  )
  for (const { artworks } of rows) nameWorks(gathered, artworks)
}

/** Artists that say what was read of them. */
export const namedArtistReader = (reader: ArtistReader): ArtistReader => ({
  slice: (selection, order, limit, after) =>
    named(
      () => reader.slice(selection, order, limit, after),
      (gathered, { items, last }) => {
        if (selection.ids) nameArtists(gathered, selection.ids)
        else gathered.add('roll')
        if (selection.sought) gathered.add('words')
        if (order === 'followers' || order === 'featured') gathered.addEnd('followed', last && last.key)
        nameRows(gathered, items)
      },
    ),
  find: (id) =>
    named(
      () => reader.find(id),
      (gathered, artist) => {
        nameArtists(gathered, [id])
        nameRows(gathered, artist ? [artist] : [])
      },
    ),
})

const minute = 60_000

/** Sums that say what was read of them; they are told to the minute. */
export function namedBookTotalsReader(reader: BookTotalsReader): BookTotalsReader {
  const name = (gathered: Gathered): void => {
    gathered.add('books')
    gathered.addTurn((Math.floor(gathered.begun / minute) + 1) * minute)
  }
  return {
    totals: (month) => named(() => reader.totals(month), name),
    artistsPaid: () => named(() => reader.artistsPaid(), name),
  }
}

/** Where works are sent to, told with what was read. */
export const namedShippingTerms = (terms: ShippingTermsRepository): ShippingTermsRepository => ({
  ...terms,
  ofWorks: (ids) =>
    named(
      () => terms.ofWorks(ids),
      (gathered, works) => {
        nameIds(gathered, ids)
        for (const { artistId } of works) gathered.addOf('zones', artistId)
      },
    ),
})
