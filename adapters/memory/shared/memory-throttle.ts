import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { type Throttle, type ThrottleLimit, tooMany } from '#application/shared/throttle.ts'

/** Counts tries in this process. */
export function memoryThrottle(): Throttle {
  const limiters = new Map<string, RateLimiterMemory>()

  function limiterOf({ name, times, seconds }: ThrottleLimit): RateLimiterMemory {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterMemory({ keyPrefix: name, points: times, duration: seconds })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async count(limit, key) {
      try {
        await limiterOf(limit).consume(key)
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(refusal.msBeforeNext / 1000)
        throw refusal
      }
    },
    async forget(limit, key) {
      await limiterOf(limit).delete(key)
    },
  }
}
