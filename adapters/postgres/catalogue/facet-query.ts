import { sql } from 'kysely'
import { type ArtworkSelection, mostMedia } from '#application/catalogue/artwork-reader.ts'
import type { Facets } from '#application/catalogue/contract.ts'
import { countLimit } from '#application/shared/page.ts'
import { colours } from '#domain/catalogue/colour.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import type { Database } from '../database.ts'
import { preparedByShape } from '../prepared.ts'
import { artworkConditions, type Wishes, wishesOf } from './artwork-conditions.ts'
import type { FacetKind } from './artwork-counts.schema.ts'

const isByCategoryAlone = (wishes: Wishes): boolean =>
  Object.entries(wishes).every(([name, wanted]) => name === 'category' || wanted === undefined)

/** The values of one kind that are kept counted, by category or in all. */
const keptValues = (db: Database, kind: FacetKind, category: Wishes['category']) =>
  db
    .selectFrom('artwork_facets')
    .where('kind', '=', sql.lit(kind))
    .where('category', '=', category ?? '')
    .where('count', '>', 0)
    .select(['kind', 'value', 'count'])

/** The same under other wishes, counted up to the limit. */
function countedValues(db: Database, kind: FacetKind, wishes: Wishes) {
  const value = sql.ref<string>(kind)
  return db
    .selectFrom(
      db
        .selectFrom('artworks')
        .where(artworkConditions(wishes))
        .select([kind])
        .limit(sql.lit(countLimit))
        .as('counted'),
    )
    .where(value, '<>', '')
    .groupBy(value)
    .select(({ fn }) => [sql.lit(kind).as('kind'), value.as('value'), fn.countAll<number>().as('count')])
}

/** The values of one kind under everything else that is wanted; of the media those that most works are made in. */
function valuesOf(db: Database, kind: FacetKind, given: Wishes) {
  const others = { ...given, [kind]: undefined }
  const values = isByCategoryAlone(others)
    ? keptValues(db, kind, others.category)
    : countedValues(db, kind, others)
  const all = db.selectFrom(values.as(kind)).selectAll()
  if (kind !== 'medium') return all
  return all
    .orderBy('count', 'desc')
    .orderBy('value', (by) => by.collate('C'))
    .limit(sql.lit(mostMedia))
}

const valuesOfAll = preparedByShape(
  (db, given: Wishes) =>
    db
      .selectFrom(valuesOf(db, 'medium', given).as('media'))
      .selectAll()
      .unionAll(valuesOf(db, 'colour', given))
      .unionAll(valuesOf(db, 'orientation', given)),
  (given) => [...given].every((name) => name === 'category'),
)

/** What the works of a selection can be chosen by further; `search` is its tsquery, where words are sought. */
export async function facetsOf(
  db: Database,
  selection: ArtworkSelection,
  search: string | undefined,
): Promise<Facets> {
  const wishes = wishesOf(selection, search)
  const rows = wishes ? await valuesOfAll(db, wishes, {}) : []
  const of = (wanted: FacetKind) => rows.filter(({ kind }) => kind === wanted)
  const counted = (kind: FacetKind) => new Map(of(kind).map(({ value, count }) => [value, count]))
  const [byColour, byOrientation] = [counted('colour'), counted('orientation')]
  return {
    media: of('medium').map(({ value, count }) => ({ medium: value, count })),
    colours: colours
      .map((colour) => ({ colour, count: byColour.get(colour) ?? 0 }))
      .filter(({ count }) => count > 0),
    orientations: orientations
      .map((orientation) => ({ orientation, count: byOrientation.get(orientation) ?? 0 }))
      .filter(({ count }) => count > 0),
  }
}
