import type { ArtistReader, ArtistRow, SliceOfArtists } from '#application/artists/artist-reader.ts'
import type { ListedArtist } from '#application/artists/contract.ts'
import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import { type Gathered, named } from './named-reads.ts'
import { nameIds, nameWorks } from './named-works.ts'

/** Artists by their ids, approved or not, with what hangs of theirs. */
function nameArtists(gathered: Gathered, ids: readonly string[]): void {
  for (const id of ids) gathered.addOf('artist', id.toLowerCase())
  gathered.add('works')
}

const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id)

function nameRows(gathered: Gathered, rows: readonly ArtistRow[]): void {
  nameArtists(gathered, idsOf(rows))
  for (const { artworks } of rows) nameWorks(gathered, artworks)
}

/** Of their works no more is told than title and picture. */
function nameListed(gathered: Gathered, rows: readonly ListedArtist[]): void {
  nameArtists(gathered, idsOf(rows))
  for (const { artworks = [] } of rows) nameIds(gathered, idsOf(artworks))
}

const namedSlice =
  <Row>(
    slice: SliceOfArtists<Row>,
    nameItems: (gathered: Gathered, items: readonly Row[]) => void,
  ): SliceOfArtists<Row> =>
  (selection, order, limit, after) =>
    named(
      () => slice(selection, order, limit, after),
      (gathered, { items, last }) => {
        if (selection.ids) nameArtists(gathered, selection.ids)
        else gathered.add('roll')
        if (selection.sought) gathered.add('words')
        if (order === 'followers' || order === 'featured') gathered.addEnd('followed', last && last.key)
        nameItems(gathered, items)
      },
    )

/** Artists that say what was read of them. */
export const namedArtistReader = (reader: ArtistReader): ArtistReader => ({
  slice: namedSlice(reader.slice, nameRows),
  listed: namedSlice(reader.listed, nameListed),
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
