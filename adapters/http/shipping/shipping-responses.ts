import type { WorkShipping } from '#application/shipping/contract.ts'
import type { InDollars } from '#domain/shared/money.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { zones } from '#domain/shipping/zone.ts'
import {
  atLeastOne,
  listOf,
  money,
  namedSchema,
  nullable,
  objectOf,
  oneOf,
  type Schema,
  text,
} from '../openapi/schema.ts'

const terms = {
  home: nullable(text),
  zones: listOf(
    objectOf({
      zone: oneOf(zones),
      days: nullable(objectOf({ from: atLeastOne, to: atLeastOne })),
      carriage: nullable(money),
    }),
  ),
} as const

export const shippingTermsSchema: Schema<InDollars<ShippingTerms>> = namedSchema(
  'ShippingTerms',
  objectOf(terms),
)

export const workShippingSchema: Schema<InDollars<WorkShipping>> = namedSchema(
  'WorkShipping',
  objectOf({ artworkId: text, artistId: text, title: text, ...terms }),
)
