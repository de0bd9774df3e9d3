import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import { isId, type Parameters } from './parameters.ts'

/** The conditions on artworks that a selection means; `search` is its tsquery, where words are sought. */
export function artworkConditions(
  { category, priceMin, priceMax, artist, ids }: ArtworkSelection,
  search: string | null,
  parameters: Parameters,
): string[] {
  const conditions = ['public']
  if (category !== undefined) conditions.push(`category = ${parameters.add(category)}`)
  if (priceMin !== undefined || priceMax !== undefined) {
    conditions.push(`price_cents >= ${parameters.add(clamped(Math.max(priceMin ?? 1, 1)))}`)
    if (priceMax !== undefined) conditions.push(`price_cents <= ${parameters.add(clamped(priceMax))}`)
  }
  if (artist !== undefined)
    conditions.push(isId(artist) ? `artist_id = ${parameters.add(artist)}::uuid` : 'false')
  if (ids !== undefined) conditions.push(`id = any(${parameters.add(ids.filter(isId))}::uuid[])`)
  if (search !== null) conditions.push(`search @@ ${parameters.add(search)}::tsquery`)
  return conditions
}

const largestInt = 2_147_483_647
const clamped = (cents: number): number => Math.min(cents, largestInt)

/** Where the steps of the kept counts begin, in cents; see the function price_step. */
const steps = new Set([0, 1, 10_000, 50_000, 50_001, 100_001])

/** An expression for how many works a selection without words holds: out of what is kept counted, or else up to the limit. */
export function artworkTotal(
  { category, priceMin, priceMax, artist, ids }: ArtworkSelection,
  conditions: readonly string[],
  parameters: Parameters,
): string {
  const alongSteps =
    (priceMin === undefined || steps.has(priceMin)) && (priceMax === undefined || steps.has(priceMax + 1))
  const byPrice = priceMin !== undefined || priceMax !== undefined
  if (artist === undefined && ids === undefined && alongSteps) {
    const kept = [
      category === undefined ? 'true' : `category = ${parameters.add(category)}`,
      byPrice ? `price_from >= ${parameters.add(Math.max(priceMin ?? 1, 1))}` : 'true',
      priceMax === undefined ? 'true' : `price_from <= ${parameters.add(clamped(priceMax))}`,
    ]
    return `(select coalesce(sum(count), 0)::int from artwork_counts where ${kept.join(' and ')})`
  }
  if (artist !== undefined && isId(artist) && ids === undefined && !byPrice && category === undefined)
    return `(select coalesce(sum(artwork_count), 0)::int from artists where id = ${parameters.add(artist)}::uuid
      and approval = 'approved')`
  return `(select count(*)::int from (
    select 1 from artworks where ${conditions.join(' and ')} limit ${countLimit}) as counted)`
}
