import { hash } from 'node:crypto'
import type {
  CatalogueImport,
  ImportedCounts,
  ImportedWork,
} from '#application/catalogue/catalogue-import.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { isUniqueUnlessTold } from '#domain/catalogue/artwork.ts'
import type { Sql } from '../sql.ts'
import { columnsFor, detailColumns } from './detail-columns.ts'
import { completed } from './known-labels.ts'

const sourceKey = (artistName: string): string => `import:${artistName}`

/** Says whether a line has changed since it came in, whatever has been sold meanwhile. */
const fingerprint = (work: ImportedWork): string => hash('md5', JSON.stringify(work))

/**
 * The sale as the line wants it, where the line says something new: a line without a stock means one piece, one without
 * a price none. What came without a price and was never bought gets its pieces with its first price.
 */
const stock = `case
    when excluded.source_stock <> coalesce(kept.source_stock, 1) and greatest(kept.price_cents, excluded.price_cents) > 0
      then excluded.source_stock
    when excluded.price_cents > 0 and kept.price_cents = 0 and kept.stock = 0 and kept.popularity = 0
      then excluded.stock
    else kept.stock end`

const priceAndStock = `
  price_cents = case when excluded.source_price_cents <> coalesce(kept.source_price_cents, 0)
    then excluded.price_cents else kept.price_cents end,
  stock = ${stock},
  is_unique = ${stock} <= 1 and case when excluded.source_unique is distinct from kept.source_unique
    then coalesce(excluded.source_unique, kept.is_unique) else kept.is_unique end,
  source_unique = coalesce(excluded.source_unique, kept.source_unique),
  source_price_cents = coalesce(excluded.source_price_cents, kept.source_price_cents),
  source_stock = coalesce(excluded.source_stock, kept.source_stock)`

/** What every line tells anew. */
const label = detailColumns
  .filter((column) => !['price_cents', 'stock', 'is_unique'].includes(column))
  .map((column) => `${column} = excluded.${column}`)
  .join(', ')

const columns = [
  'id',
  'artist_id',
  'source_id',
  'source_hash',
  ...detailColumns,
  'source_unique',
  'source_price_cents',
  'source_stock',
].join(', ')

/** Writes a catalogue in by whole batches. */
export const postgresCatalogueImport = (sql: Sql, work: UnitOfWork, ids: IdSource): CatalogueImport => {
  const artistIds = new Map<string, string>()

  /** Ids of artists who were not known so far: kept only once they have really come in. */
  async function meetArtists(works: readonly ImportedWork[]): Promise<ReadonlyMap<string, string>> {
    const strangers = new Map(
      works
        .filter(({ artistName }) => !artistIds.has(artistName))
        .map((each) => [each.artistName, each.artistBio]),
    )
    if (strangers.size === 0) return new Map()
    const names = [...strangers.keys()]
    const keys = names.map(sourceKey)
    await sql(
      `insert into artists (id, source_key, name, bio, approval)
       select id, source_key, name, bio, 'approved'
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) as given (id, source_key, name, bio)
       on conflict (source_key) do nothing`,
      [names.map(() => ids.newId()), keys, names, [...strangers.values()]],
    )
    const known = await sql<{ id: string; source_key: string }>(
      'select id, source_key from artists where source_key = any($1)',
      [keys],
    )
    return new Map(known.map(({ id, source_key }) => [source_key.slice(sourceKey('').length), id]))
  }

  async function write(lines: readonly ImportedWork[]): Promise<{
    readonly counts: ImportedCounts
    readonly met: ReadonlyMap<string, string>
  }> {
    const works = await completed(sql, lines)
    const met = await meetArtists(works)
    const rows = works.map((each, index) => ({
      id: ids.newId(),
      artist_id: artistIds.get(each.artistName) ?? met.get(each.artistName),
      source_id: each.sourceId,
      source_hash: fingerprint(lines[index] ?? each),
      ...columnsFor({
        ...each,
        unique: each.said.unique ?? isUniqueUnlessTold(each.said.stock ?? each.stock),
      }),
      source_unique: each.said.unique ?? null,
      source_price_cents: each.said.price,
      source_stock: each.said.stock,
    }))
    // Works are written in the order of their ids, as everybody locks them; new ones come last.
    const written = await sql<{ added: boolean }>(
      `insert into artworks as kept (${columns}, announced)
       select ${columns}, not exists (select from follows where follows.artist_id = given.artist_id)
       from jsonb_populate_recordset(null::artworks, $1::jsonb) as given
       where not exists (select 1 from artworks same
         where same.source_id = given.source_id and same.source_hash = given.source_hash)
       order by (select id from artworks same where same.source_id = given.source_id)
       on conflict (source_id) do update set artist_id = excluded.artist_id, source_hash = excluded.source_hash,
         ${label}, ${priceAndStock},
         version = kept.version + 1
       returning version = 1 as added`,
      [JSON.stringify(rows)],
    )
    const added = written.filter((each) => each.added).length
    const changed = written.length - added
    return { counts: { added, changed, unchanged: works.length - written.length }, met }
  }

  return {
    async store(works) {
      const { counts, met } = await work.run(() => write(works))
      for (const [name, id] of met) artistIds.set(name, id)
      return counts
    },
    finish: async () => {
      for (const table of ['artworks', 'artists', 'search_words']) await sql(`vacuum (analyze) ${table}`)
    },
  }
}
