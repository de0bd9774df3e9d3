import { cursorForms, readCursor, writeCursor } from '#application/shared/cursor.ts'
import type { Page } from '#application/shared/page.ts'
import { trendingPage, worksToChooseFrom } from '#domain/catalogue/trending.ts'
import type { ArtworkPlace, ArtworkReader, ArtworkRow, ArtworkSelection } from './artwork-reader.ts'
import type { TrendingCandidate, TrendingPlace, TrendingReader } from './trending-reader.ts'

const orNothing = (form: RegExp): RegExp => new RegExp(`^$|${form.source}`)
const placeForms = [cursorForms.signed, cursorForms.number, cursorForms.id].map(orNothing)
const waitingForm = /^$|^[0-9a-f-]{36}(\.[0-9a-f-]{36}){0,23}$/
const forms = [...placeForms, ...placeForms, cursorForms.number, waitingForm]

const name = 'trending'

const partsOf = (place: ArtworkPlace | null): (string | number)[] =>
  place ? [place.key, place.createdAt, place.id] : ['', '', '']

const placeFrom = ([key, createdAt, id]: readonly string[]): ArtworkPlace | null =>
  id ? { key: Number(key), createdAt: Number(createdAt), id } : null

/** Behind the last work that was taken from a stream; where it was before when none was. */
function placeAfter(
  works: readonly TrendingCandidate[],
  taken: number,
  before: ArtworkPlace | null,
  keyOf: (work: TrendingCandidate) => number,
): ArtworkPlace | null {
  const last = works[taken - 1]
  return last ? { key: keyOf(last), createdAt: last.createdAt, id: last.id } : before
}

/** Pages of trending works as the domain hangs them. */
export const trendingPages =
  (trending: TrendingReader, artworks: ArtworkReader) =>
  async (
    selection: ArtworkSelection,
    limit: number,
    cursor: string | undefined,
  ): Promise<Page<ArtworkRow>> => {
    const parts = cursor === undefined ? null : readCursor(cursor, name, forms)
    const from: TrendingPlace | null = parts && {
      known: placeFrom(parts),
      newcomers: placeFrom(parts.slice(3, 6)),
      waiting: (parts[7] ?? '').split('.').filter(Boolean),
    }
    const candidates = await trending.candidates(selection, from, worksToChooseFrom(limit))
    const { shown, waiting, taken } = trendingPage(candidates, limit)

    const total = candidates.total ?? Number(parts?.[6] ?? 0)
    const isEnd =
      waiting.length === 0 &&
      taken.known === candidates.known.length &&
      taken.newcomers === candidates.newcomers.length
    const known = placeAfter(candidates.known, taken.known, from?.known ?? null, ({ trend }) => trend)
    const newcomers = placeAfter(candidates.newcomers, taken.newcomers, from?.newcomers ?? null, () => 0)
    const ids = waiting.map(({ id }) => id).join('.')
    return {
      items: await artworks.rows(shown.map(({ id }) => id)),
      total,
      next: isEnd ? null : writeCursor(name, [...partsOf(known), ...partsOf(newcomers), total, ids]),
    }
  }
