import { statementFiles } from '#adapters/bank/statement.ts'
import { type Assembly, type Given, given } from '#adapters/composition/assembly.ts'
import { mailServer, notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { paymentWays } from '#adapters/composition/payments/payments.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { Mailer } from '#application/notifications/mailer.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'

/** A moment in which a process can be killed: between what it asks for, or when a unit of work is written and not yet true. */
export type Moment = 'between' | 'in a unit of work'

const never = new Promise<never>(() => undefined)

/** What a process asks outside of units of work, and what changes something there. */
const asked = new Set<string | symbol>([
  'begin',
  'look',
  'take',
  'release',
  'refund',
  // Of mails.
  'claim',
  'send',
  'sent',
])

/** Mails that have arrived, where nothing is ever lost. */
export const arrivedMails = 'create table arrived_mails (id text, subject text)'

/** The services of a process that goes on as far as a step, and waits there to be killed. */
export function dyingAt(step: number, plain: Assembly, sql: Sql) {
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

  const mortal = <Port extends object>(real: Port): Port =>
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

  const mailer: Mailer = {
    send: async ({ subject }, id) =>
      void (await sql('insert into arrived_mails values ($1, $2)', [id, subject])),
  }
  const ways = plain.get(paymentWays)
  const values: readonly Given[] = [
    given(sharedPorts.work, mortalUnits(plain.get(sharedPorts.work))),
    // A process of its own would outlive this one.
    given(orderPorts.statements, statementFiles),
    given(mailServer, mortal(mailer)),
    given(notificationPorts.deliveries, mortal(plain.get(notificationPorts.deliveries))),
    given(paymentWays, {
      ...ways,
      by: (way) => mortal(ways.by(way)),
      of: (attempt) => mortal(ways.of(attempt)),
    }),
  ]
  return { values, isThere, moments }
}
