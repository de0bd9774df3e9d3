import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import { countLimit } from '#application/shared/page.ts'
import { isId, type Parameters } from './parameters.ts'

/** The conditions on artworks that a selection means; `search` is its tsquery, where words are sought. */
export function artworkConditions(
  selection: ArtworkSelection,
  search: string | null,
  parameters: Parameters,
): string[] {
  const { category, priceMin, priceMax, artist, ids, pictured } = selection
  const conditions = ['public', ...lookConditions(selection, parameters)]
  if (category !== undefined) conditions.push(`category = ${parameters.add(category)}`)
  if (priceMin !== undefined || priceMax !== undefined) {
    conditions.push(`price_cents >= ${parameters.add(clamped(Math.max(priceMin ?? 1, 1)))}`)
    if (priceMax !== undefined) conditions.push(`price_cents <= ${parameters.add(clamped(priceMax))}`)
  }
  if (artist !== undefined)
    conditions.push(isId(artist) ? `artist_id = ${parameters.add(artist)}::uuid` : 'false')
  if (ids !== undefined) conditions.push(`id = any(${parameters.add(ids.filter(isId))}::uuid[])`)
  if (pictured) conditions.push('orientation is not null')
  if (search !== null) conditions.push(`search @@ ${parameters.add(search)}::tsquery`)
  return conditions
}

/** The conditions on what a work is made of, how large it is and how it looks. */
function lookConditions(
  { medium, maxWidth, maxHeight, orientation, colour }: ArtworkSelection,
  parameters: Parameters,
): string[] {
  const conditions: string[] = []
  if (medium !== undefined) conditions.push(`medium = ${parameters.add(medium)}`, "medium <> ''")
  if (orientation !== undefined) conditions.push(`orientation = ${parameters.add(orientation)}`)
  if (colour !== undefined) conditions.push(`colour = ${parameters.add(colour)}`)
  if (maxWidth !== undefined) conditions.push(`width_cm <= ${parameters.add(maxWidth)}`)
  if (maxHeight !== undefined) conditions.push(`height_cm <= ${parameters.add(maxHeight)}`)
  return conditions
}

const largestInt = 2_147_483_647
const clamped = (cents: number): number => Math.min(cents, largestInt)

/** Where the steps of the kept counts begin, in cents; see the function price_step. */
const steps = new Set([0, 1, 10_000, 50_000, 50_001, 100_001])

const looksLikeAnything = ({ medium, maxWidth, maxHeight, orientation, colour }: ArtworkSelection): boolean =>
  [medium, maxWidth, maxHeight, orientation, colour].every((wanted) => wanted === undefined)

/** The one thing that is wanted of a work's looks, where its works are kept counted; null where more is. */
function soleFacet(selection: ArtworkSelection): { readonly kind: string; readonly value: string } | null {
  const { medium, maxWidth, maxHeight, orientation, colour } = selection
  if (maxWidth !== undefined || maxHeight !== undefined) return null
  const wanted = Object.entries({ medium, orientation, colour }).flatMap(([kind, value]) =>
    value === undefined ? [] : [{ kind, value }],
  )
  return wanted.length === 1 ? (wanted[0] ?? null) : null
}

/** An expression for how many works a selection without words holds: out of what is kept counted, or else up to the limit. */
export function artworkTotal(
  selection: ArtworkSelection,
  conditions: readonly string[],
  parameters: Parameters,
): string {
  const { category, priceMin, priceMax, artist, ids, pictured } = selection
  const isPlain = looksLikeAnything(selection) && !pictured
  const alongSteps =
    (priceMin === undefined || steps.has(priceMin)) && (priceMax === undefined || steps.has(priceMax + 1))
  const byPrice = priceMin !== undefined || priceMax !== undefined
  if (isPlain && artist === undefined && ids === undefined && alongSteps) {
    const kept = [
      category === undefined ? 'true' : `category = ${parameters.add(category)}`,
      byPrice ? `price_from >= ${parameters.add(Math.max(priceMin ?? 1, 1))}` : 'true',
      priceMax === undefined ? 'true' : `price_from <= ${parameters.add(clamped(priceMax))}`,
    ]
    return `(select coalesce(sum(count), 0)::int from artwork_counts where ${kept.join(' and ')})`
  }
  if (pictured && looksLikeAnything(selection) && artist === undefined && ids === undefined && !byPrice)
    return `(select coalesce(sum(count), 0)::int from artwork_facets
      where kind = 'orientation' and category = ${parameters.add(category ?? '')})`
  const facet = pictured ? null : soleFacet(selection)
  if (facet && artist === undefined && ids === undefined && !byPrice)
    return `coalesce((select count from artwork_facets where kind = ${parameters.add(facet.kind)}
      and category = ${parameters.add(category ?? '')} and value = ${parameters.add(facet.value)}), 0)`
  if (
    isPlain &&
    artist !== undefined &&
    isId(artist) &&
    ids === undefined &&
    !byPrice &&
    category === undefined
  )
    return `(select coalesce(sum(artwork_count), 0)::int from artists where id = ${parameters.add(artist)}::uuid
      and approval = 'approved')`
  return `(select count(*)::int from (
    select 1 from artworks where ${conditions.join(' and ')} limit ${countLimit}) as counted)`
}
