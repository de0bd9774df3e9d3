import { type AliasableExpression, expressionBuilder } from 'kysely'
import type { ArtworkSelection } from '#application/catalogue/artwork-reader.ts'
import { worksCounted } from '#application/catalogue/contract.ts'
import type { Tables } from '../schemas.ts'
import { artworkConditions, type Wishes } from './artwork-conditions.ts'
import { type FacetKind, facetKinds } from './artwork-counts.schema.ts'
import { priceSteps } from './price-steps.ts'

/** Where it stands how many works a selection holds: in what is kept counted, or else in the works themselves. */
export type Counting = 'by step' | 'by picture' | FacetKind | 'by artist' | 'counted up'

/** How a selection without words is counted; by anything that is not kept counted, it is counted up. */
export function countingOf(selection: ArtworkSelection): Counting {
  const { category, priceMin, priceMax, artist, ids, pictured, sought: _sought, ...others } = selection
  const looks = Object.entries(others).flatMap(([name, wanted]) => (wanted === undefined ? [] : name))
  const byPrice = priceMin !== undefined || priceMax !== undefined
  const alongSteps =
    (priceMin === undefined || priceSteps.has(priceMin)) &&
    (priceMax === undefined || priceSteps.has(priceMax + 1))
  if (ids !== undefined) return 'counted up'
  if (artist !== undefined)
    return byPrice || pictured || category !== undefined || looks.length > 0 ? 'counted up' : 'by artist'
  if (looks.length === 0 && !pictured && alongSteps) return 'by step'
  if (byPrice) return 'counted up'
  if (looks.length === 0) return 'by picture'
  const kept = facetKinds.find((kind) => kind === looks[0])
  return kept && looks.length === 1 && !pictured ? kept : 'counted up'
}

const database = expressionBuilder<Tables>()

/** Of what is kept counted by category and step of price. */
function byStep({ category, priceFrom, priceTo }: Wishes) {
  let steps = database.selectFrom('artwork_counts')
  if (category !== undefined) steps = steps.where('category', '=', category)
  if (priceFrom !== undefined) steps = steps.where('price_from', '>=', priceFrom)
  if (priceTo !== undefined) steps = steps.where('price_from', '<=', priceTo)
  return steps.select(({ fn, lit }) => fn.coalesce(fn.sum<number>('count'), lit(0)).as('total')).$asScalar()
}

/** Of what is kept counted by looks: all of a kind, or those of one value of it. */
function byLooks(kind: FacetKind, value: string | undefined, category: Wishes['category']) {
  const all = database
    .selectFrom('artwork_facets')
    .where('kind', '=', kind)
    .where('category', '=', category ?? '')
  return (value === undefined ? all : all.where('value', '=', value))
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('count'), lit(0)).as('total'))
    .$asScalar()
}

const byArtist = (artist: string) =>
  database
    .selectFrom('artists')
    .where('id', '=', artist)
    .where('approval', '=', 'approved')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('artwork_count'), lit(0)).as('total'))
    .$asScalar()

const countedUp = (wishes: Wishes) =>
  database
    .selectFrom((eb) =>
      eb
        .selectFrom('artworks')
        .where(artworkConditions(wishes))
        .select(eb.lit(1).as('one'))
        .limit(eb.lit(worksCounted))
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$asScalar()

/** How many works the wishes of a selection find, counted as it says; up to the limit, where they are counted up. */
export function artworkTotal(counting: Counting, wishes: Wishes): AliasableExpression<number | null> {
  if (counting === 'by step') return byStep(wishes)
  if (counting === 'by picture') return byLooks('orientation', undefined, wishes.category)
  if (counting === 'by artist') return byArtist(wishes.artist ?? '')
  if (counting === 'counted up') return countedUp(wishes)
  return byLooks(counting, wishes[counting], wishes.category)
}
