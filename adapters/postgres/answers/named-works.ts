import type { ArtworkReader, ArtworkRow, ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import type { TrendingReader } from '#application/catalogue/trending-reader.ts'
import { nearBy } from '#domain/shared/near-by.ts'
import { type Gathered, named } from './named-reads.ts'

/** Works as they are shown, with their artists' names. */
export function nameWorks(gathered: Gathered, works: readonly ArtworkRow[]): void {
  for (const { id, artist, heldUntil } of works) {
    gathered.addOf('work', id)
    gathered.addOf('name', artist.id)
    if (heldUntil !== null) gathered.addTurn(Date.parse(heldUntil) - nearBy)
  }
}

/** Works by their ids, whether they are public or not. */
export function nameIds(gathered: Gathered, ids: readonly string[]): void {
  for (const id of ids) gathered.addOf('work', id.toLowerCase())
}

/** Which works a selection holds. */
function nameSelection(gathered: Gathered, { ids, category, sought, artist }: ArtworkSelection): void {
  if (ids) nameIds(gathered, ids)
  else gathered.add(category === undefined ? 'set' : `set:${category}`)
  if (artist !== undefined) gathered.addOf('count', artist.toLowerCase())
  if (sought) {
    gathered.add('found')
    gathered.add('words')
  }
}

/** Works that say what was read of them. */
export const namedArtworkReader = (reader: ArtworkReader): ArtworkReader => ({
  slice: (selection, order, limit, after) =>
    named(
      () => reader.slice(selection, order, limit, after),
      (gathered, { items, last }) => {
        nameSelection(gathered, selection)
        nameWorks(gathered, items)
        if (order === 'popular') gathered.addEnd('popular', last && last.key)
      },
    ),
  find: (id) =>
    named(
      () => reader.find(id),
      (gathered, work) => {
        nameIds(gathered, [id])
        nameWorks(gathered, work ? [work] : [])
      },
    ),
  wasTakenDown: (id) =>
    named(
      () => reader.wasTakenDown(id),
      (gathered) => {
        nameIds(gathered, [id])
        gathered.add('approvals')
      },
    ),
  categoryCounts: () =>
    named(
      () => reader.categoryCounts(),
      (gathered) => gathered.add('set'),
    ),
  facets: (selection) =>
    named(
      () => reader.facets(selection),
      (gathered) => nameSelection(gathered, selection),
    ),
  rows: (ids) =>
    named(
      () => reader.rows(ids),
      (gathered, works) => {
        nameIds(gathered, ids)
        nameWorks(gathered, works)
      },
    ),
  kindred: (id) =>
    named(
      () => reader.kindred(id),
      (gathered, kin) => {
        gathered.add('set')
        // What is sold out comes last among those that are alike.
        nameIds(gathered, [id, ...(kin?.others ?? []).map((other) => other.id)])
      },
    ),
})

/** Candidates that say what was read of them: whatever sells out leaves its place, and what is there again gets one. */
export const namedTrendingReader = (reader: TrendingReader): TrendingReader => ({
  candidates: (selection, from, most) =>
    named(
      () => reader.candidates(selection, from, most),
      (gathered, { waiting, known, newcomers }) => {
        nameSelection(gathered, selection)
        gathered.add('trending')
        nameIds(
          gathered,
          [...waiting, ...known, ...newcomers].map(({ id }) => id),
        )
        nameIds(gathered, from?.waiting ?? [])
        const last = known.at(-1)
        if (known.length < most || (last && last.trend < 0)) gathered.add('sold-out')
      },
    ),
})
