import type { ArtworkOrder, ArtworkReader, ArtworkRow } from '#application/catalogue/artwork-reader.ts'
import { type CategoryCounts, noFacets } from '#application/catalogue/contract.ts'
import { categories } from '#domain/catalogue/category.ts'
import { askedTogether } from '../asked-together.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'
import { isId } from '../row-id.ts'
import { wishesOf } from './artwork-conditions.ts'
import { givenPlace } from './artwork-orders.ts'
import { artworkPage, type PageGiven, type PageRow } from './artwork-page.ts'
import { artworkColumns, artworkPlace, artworkRow, listedColumns } from './artwork-rows.ts'
import { type Counting, countingOf } from './artwork-total.ts'
import { chosenPage, isChosenTogether } from './chosen-page.ts'
import { commonnessOf, commonWords } from './common-words.ts'
import { facetsOf } from './facet-query.ts'
import { kindredOf } from './kindred-query.ts'
import { searchPage } from './search-page.ts'
import { searchQuery } from './search-query.ts'

const detail = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('artworks as work')
    .where('work.id', '=', id)
    .where('work.public', '=', true)
    .select(artworkColumns),
)

const worksById = prepared((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('artworks as work')
    .where((work) => work('work.id', '=', work.fn.any(work.val(ids))))
    .where('work.public', '=', true)
    .select(listedColumns),
)

const takenDown = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('artworks.id', '=', id)
    .where('visibility', '=', 'hidden')
    .where('approval', '=', 'approved')
    .select('artworks.id'),
)

const perCategory = prepared((db) =>
  db
    .selectFrom('artwork_counts')
    .groupBy('category')
    .select(({ fn }) => ['category', fn.sum<number>('count').as('count')]),
)

/** Works by lists of their ids, each in its order; one that is on several lists is read once. */
async function inTheirOrders(
  db: Database,
  lists: readonly (readonly string[])[],
): Promise<readonly (readonly ArtworkRow[])[]> {
  const wanted = lists.map((ids) => ids.filter(isId).map((id) => id.toLowerCase()))
  const rows = await worksById(db, { ids: [...new Set(wanted.flat())] })
  const works = new Map(rows.map((row) => [row.id, artworkRow(row)]))
  return wanted.map((ids) => ids.flatMap((id) => works.get(id) ?? []))
}

function pageWithoutWords(
  db: Database,
  given: PageGiven,
  { order, ...shape }: { readonly order: ArtworkOrder; readonly limit: number; readonly counting: Counting },
): Promise<PageRow[]> {
  const plain = order === 'best-match' ? 'newest' : order
  const page = isChosenTogether(given, plain, shape.limit) ? chosenPage : artworkPage
  return page(db, given, { ...shape, order: plain })
}

/** Public works by one statement a page; a search looks its words up before. */
export function postgresArtworkReader(db: Database): ArtworkReader {
  const common = commonWords(db)
  return {
    slice: async (selection, order, limit, after) => {
      const search = selection.sought ? await searchQuery(db, selection.sought) : undefined
      const wishes = search === null ? null : wishesOf(selection, search?.anywhere)
      if (!wishes) return { items: [], last: null, total: after ? null : 0 }

      // One more than wanted tells whether anything follows.
      const given = { ...wishes, ...givenPlace(after) }
      const shape = { order, limit: limit + 1 }
      const rows = await (search
        ? searchPage(
            db,
            { ...given, search: search.anywhere, inHead: search.inHead },
            {
              ...shape,
              level: after?.key === 0 ? 'others' : 'first',
              commonness: commonnessOf(search.words, await common()),
            },
          )
        : pageWithoutWords(db, given, { ...shape, counting: countingOf(selection) }))
      const shown = rows.slice(0, limit)
      const final = rows.length > limit ? shown.at(-1) : undefined
      return {
        items: shown.map(artworkRow),
        last: final ? artworkPlace(final, final.key) : null,
        total: after ? null : (rows[0]?.total ?? 0),
      }
    },

    find: async (id) => {
      if (!isId(id)) return null
      const [row] = await detail(db, { id })
      return row ? artworkRow(row) : null
    },

    rows: askedTogether((lists: readonly (readonly string[])[]) => inTheirOrders(db, lists)),

    kindred: async (id) => {
      if (!isId(id)) return null
      const rows = await kindredOf(db, { id })
      const work = rows.find((row) => row.id === id.toLowerCase())
      return work ? { work, others: rows.filter((row) => row !== work) } : null
    },

    wasTakenDown: async (id) => isId(id) && (await takenDown(db, { id })).length > 0,

    facets: async (selection) => {
      const search = selection.sought ? await searchQuery(db, selection.sought) : undefined
      return search === null ? noFacets : facetsOf(db, selection, search?.anywhere)
    },

    categoryCounts: async () => {
      const counted = new Map((await perCategory(db, {})).map(({ category, count }) => [category, count]))
      const counts = categories.map((category) => [category, counted.get(category) ?? 0])
      return Object.fromEntries(counts) as CategoryCounts
    },
  }
}
