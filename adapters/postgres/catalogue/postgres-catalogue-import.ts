import { hash } from 'node:crypto'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type {
  CatalogueImport,
  ImportedCounts,
  ImportedWork,
} from '#application/catalogue/catalogue-import.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { isUniqueByDefault } from '#domain/catalogue/artwork.ts'
import type { Database } from '../database.ts'
import { freshStatistics } from '../fresh-statistics.ts'
import type { Tables } from '../schemas.ts'
import { columnsFor, detailColumns } from './detail-columns.ts'
import { importedSale } from './imported-sale.ts'
import { completed } from './known-labels.ts'

const sourceKey = (artistName: string): string => `import:${artistName}`

/** Says whether a line has changed since it came in, whatever has been sold meanwhile. */
const fingerprint = (work: ImportedWork): string => hash('md5', JSON.stringify(work))

const columns = [
  'id',
  'artist_id',
  'source_id',
  'source_hash',
  ...detailColumns,
  'source_unique',
  'source_price_cents',
  'source_stock',
] as const

/** What every line tells anew; of the sale it is asked what is new. */
const fieldsToUpdate = Object.fromEntries(
  ['artist_id', 'source_hash', ...detailColumns].map((column) => [column, sql.ref(`excluded.${column}`)]),
)

type Line = Pick<Selectable<Tables['artworks']>, (typeof columns)[number]>

/** Writes lines that say something new, by one statement for thousands of them. @returns of each whether its work is new */
const written = (db: Database, lines: readonly Line[]): Promise<readonly { added: SqlBool }[]> =>
  db
    .insertInto('artworks')
    .columns([...columns, 'announced'])
    .expression(({ selectFrom }) =>
      selectFrom(
        // The query builder knows no table made of a JSON text.
        sql<Line>`jsonb_populate_recordset(null::artworks, ${JSON.stringify(lines)}::jsonb)`.as('given'),
      )
        .where((given) =>
          given.not(
            given.exists(
              given
                .selectFrom('artworks as same')
                .whereRef('same.source_id', '=', 'given.source_id')
                .whereRef('same.source_hash', '=', 'given.source_hash')
                .select('same.id'),
            ),
          ),
        )
        .select(columns.map((column) => `given.${column}` as const))
        .select((given) =>
          given
            .not(
              given.exists(
                given
                  .selectFrom('follows')
                  .whereRef('follows.artist_id', '=', 'given.artist_id')
                  .select('follows.artist_id'),
              ),
            )
            .as('announced'),
        )
        // Works are written in the order of their ids, as everybody locks them; new ones come last.
        .orderBy((given) =>
          given
            .selectFrom('artworks as same')
            .whereRef('same.source_id', '=', 'given.source_id')
            .select('same.id'),
        ),
    )
    .onConflict((known) =>
      known.column('source_id').doUpdateSet(({ eb }) => ({
        ...fieldsToUpdate,
        ...importedSale,
        version: eb('artworks.version', '+', 1),
      })),
    )
    .returning((eb) => eb('version', '=', 1).as('added'))
    .execute()

/** Writes a catalogue in by whole batches. */
export const postgresCatalogueImport = (db: Database, work: UnitOfWork, ids: IdSource): CatalogueImport => {
  const artistIds = new Map<string, string>()

  /** Ids of artists who were not known so far: kept only once they have really come in. */
  async function meetArtists(works: readonly ImportedWork[]): Promise<ReadonlyMap<string, string>> {
    const strangers = new Map(
      works
        .filter(({ artistName }) => !artistIds.has(artistName))
        .map((each) => [each.artistName, each.artistBio]),
    )
    if (strangers.size === 0) return new Map()
    await db
      .insertInto('artists')
      .values(
        [...strangers].map(([name, bio]) => ({
          id: ids.newId(),
          source_key: sourceKey(name),
          name,
          bio,
          approval: 'approved' as const,
        })),
      )
      .onConflict((known) => known.column('source_key').doNothing())
      .execute()
    const keys = [...strangers.keys()].map(sourceKey)
    const known = await db
      .selectFrom('artists')
      .where(({ eb, fn, val }) => eb('source_key', '=', fn.any(val(keys))))
      .select(['id', 'source_key'])
      .execute()
    return new Map(known.map(({ id, source_key }) => [source_key?.slice(sourceKey('').length) ?? '', id]))
  }

  async function write(lines: readonly ImportedWork[]): Promise<{
    readonly counts: ImportedCounts
    readonly met: ReadonlyMap<string, string>
  }> {
    const works = await completed(db, lines)
    const met = await meetArtists(works)
    const rows = works.map((each, index) => ({
      id: ids.newId(),
      artist_id: artistIds.get(each.artistName) ?? met.get(each.artistName) ?? '',
      source_id: each.sourceId,
      source_hash: fingerprint(lines[index] ?? each),
      ...columnsFor({
        ...each,
        unique: each.said.unique ?? isUniqueByDefault(each.said.stock ?? each.stock),
      }),
      source_unique: each.said.unique ?? null,
      source_price_cents: each.said.price,
      source_stock: each.said.stock,
    }))
    const outcomes = await written(db, rows)
    const added = outcomes.filter((each) => each.added).length
    const changed = outcomes.length - added
    return { counts: { added, changed, unchanged: works.length - outcomes.length }, met }
  }

  return {
    async store(works) {
      const { counts, met } = await work.run(() => write(works))
      for (const [name, id] of met) artistIds.set(name, id)
      return counts
    },
    finish: () => freshStatistics(db, ['artworks', 'artists', 'search_words', 'short_words']),
  }
}
