import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import type {
  TrendingCandidate,
  TrendingCandidates,
  TrendingPlace,
  TrendingReader,
} from '#application/catalogue/trending-reader.ts'
import { askedTogether } from '../../asked-together.ts'
import type { Database } from '../../database.ts'
import { isId } from '../../row-id.ts'
import { wishesOf } from '../artwork-conditions.ts'
import { givenPlace } from '../artwork-orders.ts'
import { countingOf } from '../artwork-total.ts'
import { type Beginning, beginnings, candidates, type TrendingRow } from './trending-candidates.ts'

/** The list whose beginning a selection asks for; null where it is narrowed by anything but a category. */
function beginningOf(
  { category, ...others }: ArtworkSelection,
  from: TrendingPlace | null,
): Beginning | null {
  const wanted = Object.entries(others).filter(([, value]) => value !== undefined)
  const isPlain = from === null && wanted.length === 1 && others.pictured === true
  return isPlain ? (category ?? 'all') : null
}

function candidatesIn(
  rows: readonly TrendingRow[],
  from: TrendingPlace | null,
  most: number,
): TrendingCandidates {
  const of = (wanted: TrendingRow['stream']): TrendingCandidate[] =>
    rows
      .filter(({ stream }) => stream === wanted)
      .map(({ id, artistId, trend, createdAt }) => ({ id, artistId, trend, createdAt: createdAt.getTime() }))
  const stillThere = new Map(of('waiting').map((work) => [work.id, work]))
  return {
    waiting: from ? from.waiting.flatMap((workId) => stillThere.get(workId) ?? []) : [...stillThere.values()],
    known: of('known').slice(0, most),
    newcomers: of('newcomers').slice(0, most),
    total: from ? null : (rows[0]?.total ?? 0),
  }
}

/** Candidates for pages of trending works; the first page of the shop asks for the beginnings of several lists. */
export function postgresTrendingReader(db: Database): TrendingReader {
  const beginning = askedTogether(
    async (all: readonly { readonly list: Beginning; readonly most: number }[]) => {
      const found = await beginnings(
        db,
        new Set(all.map(({ list }) => list)),
        Math.max(...all.map(({ most }) => most)),
      )
      return all.map(({ list }) => found.get(list) ?? [])
    },
  )

  async function rowsOf(
    selection: ArtworkSelection,
    from: TrendingPlace | null,
    most: number,
  ): Promise<readonly TrendingRow[]> {
    const list = beginningOf(selection, from)
    if (list !== null) return beginning({ list, most })
    const wishes = wishesOf(selection, undefined)
    if (!wishes) return []
    const given = {
      ...wishes,
      ...givenPlace(from?.known ?? null),
      newcomersTime: from?.newcomers ? new Date(from.newcomers.createdAt) : undefined,
      newcomersId: from?.newcomers?.id,
      waiting: from?.waiting.filter(isId),
    }
    return candidates(db, given, { most, counting: countingOf(selection) })
  }

  return {
    candidates: async (selection, from, most) =>
      candidatesIn(await rowsOf(selection, from, most), from, most),
  }
}
