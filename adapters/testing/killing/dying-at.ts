import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'

/** A moment in which a process can be killed: between what it asks for, or when a unit of work is written and not yet true. */
export type Moment = 'between' | 'in a unit of work'

const never = new Promise<never>(() => undefined)

/** The services of a process that goes on as far as a step, and waits there to be killed. */
export function dyingAt(step: number, plain: Assembly) {
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>()
  /** Those that were gone through, in order. */
  const moments: Moment[] = []
  let isInUnit = false

  async function pass(moment: Moment): Promise<void> {
    if (moments.length === step) {
      arrive()
      await never
    }
    moments.push(moment)
  }

  const mortalUnits = (real: UnitOfWork): UnitOfWork => ({
    async run(work) {
      if (isInUnit) return real.run(work)
      await pass('between')
      const result = await real.run(async () => {
        isInUnit = true
        try {
          const written = await work()
          await pass('in a unit of work')
          return written
        } finally {
          isInUnit = false
        }
      })
      await pass('between')
      return result
    },
  })

  const asked = new Set<string | symbol>(['begin', 'look', 'take', 'release', 'refund'])
  const mortalProvider = (real: PaymentProvider): PaymentProvider =>
    new Proxy(real, {
      get: (_, key) => {
        const what: unknown = Reflect.get(real, key)
        if (typeof what !== 'function' || !asked.has(key)) return what
        return async (...values: unknown[]) => {
          await pass('between')
          const answer: unknown = await what.apply(real, values)
          await pass('between')
          return answer
        }
      },
    })

  const ways = plain.get(paymentWays)
  const values: readonly Given[] = [
    given(sharedPorts.work, mortalUnits(plain.get(sharedPorts.work))),
    given(paymentWays, {
      ...ways,
      by: (way) => mortalProvider(ways.by(way)),
      of: (attempt) => mortalProvider(ways.of(attempt)),
    }),
  ]
  return { values, isThere, moments }
}
