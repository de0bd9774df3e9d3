import { defineEntity, p } from '@mikro-orm/core'

/** How often something was tried, in the shape that the rate limiter's library wants. */
export const ThrottleSchema = defineEntity({
  name: 'Throttle',
  tableName: 'throttle',
  properties: {
    key: p.string().primary(),
    points: p.integer().default(0),
    /** Milliseconds since 1970. */
    expire: p.bigint('number').nullable(),
  },
})
