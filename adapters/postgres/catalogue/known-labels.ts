import type { ImportedWork, LabelField } from '#application/catalogue/catalogue-import.ts'
import type { Category } from '#domain/catalogue/category.ts'
import { dimensionsOf } from '#domain/catalogue/dimensions.ts'
import type { Sql } from '../sql.ts'

interface KnownLabel {
  readonly source_id: string
  readonly title: string
  readonly name: string
  readonly description: string
  readonly category: Category
  readonly medium: string
  readonly year: number | null
  readonly width_cm: string | null
  readonly height_cm: string | null
  readonly depth_cm: string | null
}

const cm = (text: string | null): number | null => (text === null ? null : Number(text))

const labelOf = (known: KnownLabel): Pick<ImportedWork, LabelField> => ({
  title: known.title,
  artistName: known.name,
  description: known.description,
  category: known.category,
  medium: known.medium,
  year: known.year,
  dimensions: dimensionsOf(cm(known.width_cm), cm(known.height_cm), cm(known.depth_cm)),
})

/** Lines that speak of a part of a known work only, completed with what is known of it. */
export async function completed(sql: Sql, works: readonly ImportedWork[]): Promise<readonly ImportedWork[]> {
  const partial = works.filter(({ leftOut }) => leftOut.length > 0)
  if (partial.length === 0) return works
  const rows = await sql<KnownLabel>(
    `select source_id, title, name, description, category, medium, year, width_cm, height_cm, depth_cm
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
