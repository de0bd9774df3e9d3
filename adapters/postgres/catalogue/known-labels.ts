import type { ImportedWork, LabelField } from '#application/catalogue/catalogue-import.ts'
import type { Database } from '../database.ts'
import { detailColumns, detailsIn } from './detail-columns.ts'

/** What labels say, by the ids of their sources. */
async function labelsOf(
  db: Database,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, Pick<ImportedWork, LabelField>>> {
  const rows = await db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where(({ eb, fn, val }) => eb('source_id', '=', fn.any(val(sourceIds))))
    .select([...detailColumns, 'source_id', 'name'])
    .execute()
  return new Map(
    rows.map((known) => [known.source_id ?? '', { ...detailsIn(known), artistName: known.name }]),
  )
}

/** Lines that speak of a part of a known work only, completed with what is known of it. */
export async function completed(
  db: Database,
  works: readonly ImportedWork[],
): Promise<readonly ImportedWork[]> {
  const partial = works.filter(({ leftOut }) => leftOut.length > 0)
  if (partial.length === 0) return works
  const labels = await labelsOf(
    db,
    partial.map(({ sourceId }) => sourceId),
  )
  return works.map((work) => {
    const label = labels.get(work.sourceId)
    if (!label) return work
    return { ...work, ...Object.fromEntries(work.leftOut.map((field) => [field, label[field]])) }
  })
}
