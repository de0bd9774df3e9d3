import { ArrayMaxSize, IsArray, IsIn, IsInt, IsObject, Max, Min } from 'class-validator'
import type { Cents } from '#domain/shared/money.ts'
import { type Days, longestWay, type ZoneTerms } from '#domain/shipping/shipping-terms.ts'
import { type Zone, zones } from '#domain/shipping/zone.ts'
import { idsField } from '../catalogue/requests.ts'
import { amountField } from '../requests/amount-fields.ts'
import { shape } from '../requests/shape.ts'

export class WorkShippingQuery {
  works!: string
}
shape(WorkShippingQuery, { works: { rules: idsField.rules } })

const days = { rules: [IsInt(), Min(1), Max(longestWay)] }

class DaysBody {
  from!: number
  to!: number
}
shape(DaysBody, { from: days, to: days })

class ZoneBody {
  zone!: Zone
  days?: Days | null
  carriage?: Cents | null
}
shape(ZoneBody, {
  zone: { rules: [IsIn(zones)] },
  days: { rules: [IsObject()], nested: DaysBody, optional: true, nullable: true },
  carriage: { ...amountField, nullable: true },
})

export class ShippingTermsBody {
  zones!: ZoneBody[]
}
shape(ShippingTermsBody, {
  zones: { rules: [IsArray(), ArrayMaxSize(zones.length), IsObject({ each: true })], nested: ZoneBody },
})

/** Nothing is sent to a zone without days; a carriage that is left out is not told. */
export const zonesFrom = ({ zones: sent }: ShippingTermsBody): readonly ZoneTerms[] =>
  sent.map(({ zone, days: within, carriage }) => ({
    zone,
    days: within ? { from: within.from, to: within.to } : null,
    carriage: carriage ?? null,
  }))
