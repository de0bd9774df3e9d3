import type { Selectable } from 'kysely'
import type { ArtworkDetails } from '#domain/catalogue/artwork-details.ts'
import { dimensionsOf } from '#domain/catalogue/dimensions.ts'
import type { Tables } from '../schemas.ts'
import { detailProperties } from './artwork.schema.ts'

type Row = Selectable<Tables['artworks']>
type PlainName = keyof typeof detailProperties

/** The columns that are called as what they hold, by the one description of them. */
export const plainNames = Object.keys(detailProperties) as readonly PlainName[]

/** The columns that hold what an artist tells of a work. */
export const detailColumns = [
  ...plainNames,
  'width_cm',
  'height_cm',
  'depth_cm',
  'price_cents',
  'is_unique',
] as const
type DetailColumn = (typeof detailColumns)[number]

/** By a loop, as it is run for every work of every page. */
function picked<Values extends object, Name extends keyof Values>(
  values: Values,
  names: readonly Name[],
): Pick<Values, Name> {
  const some: Partial<Pick<Values, Name>> = {}
  for (const name of names) some[name] = values[name]
  return some as Pick<Values, Name>
}

/** What these columns tell of a work. */
export const detailsIn = (row: Pick<Row, DetailColumn>): ArtworkDetails => ({
  ...picked(row, plainNames),
  dimensions: dimensionsOf(row.width_cm, row.height_cm, row.depth_cm),
  price: row.price_cents,
  unique: row.is_unique,
})

/** The columns that tell this of a work. */
export const columnsFor = (details: ArtworkDetails): Pick<Row, DetailColumn> => ({
  ...picked(details, plainNames),
  width_cm: details.dimensions?.widthCm ?? null,
  height_cm: details.dimensions?.heightCm ?? null,
  depth_cm: details.dimensions?.depthCm ?? null,
  price_cents: details.price,
  is_unique: details.unique,
})
