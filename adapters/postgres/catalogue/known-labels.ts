import type { ImportedWork, LabelField } from '#application/catalogue/catalogue-import.ts'
import type { Sql } from '../sql.ts'
import { detailColumns, detailsIn } from './detail-columns.ts'

type KnownLabel = Parameters<typeof detailsIn>[0] & { readonly source_id: string; readonly name: string }

const labelOf = (known: KnownLabel): Pick<ImportedWork, LabelField> => ({
  ...detailsIn(known),
  artistName: known.name,
})

/** Lines that speak of a part of a known work only, completed with what is known of it. */
export async function completed(sql: Sql, works: readonly ImportedWork[]): Promise<readonly ImportedWork[]> {
  const partial = works.filter(({ leftOut }) => leftOut.length > 0)
  if (partial.length === 0) return works
  const rows = await sql<KnownLabel>(
    `select source_id, name, ${detailColumns.join(', ')}
     from artworks join artists on artists.id = artist_id where source_id = any($1)`,
    [partial.map(({ sourceId }) => sourceId)],
  )
  const labels = new Map(rows.map((known) => [known.source_id, labelOf(known)]))
  return works.map((work) => {
    const label = labels.get(work.sourceId)
    if (!label) return work
    return { ...work, ...Object.fromEntries(work.leftOut.map((field) => [field, label[field]])) }
  })
}
