import { allDoers } from '#adapters/composition/all-doers.ts'
import { given } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import { givenAccount } from '../given-accounts.ts'
import { postgresAssembly } from '../postgres-assembly.ts'
import { arrivedMails, dyingAt, type Moment } from './dying-at.ts'
import type { Killing } from './killed-process.ts'
import { type StoryName, stories } from './killed-stories.ts'
import { killedSubjects } from './killed-subjects.ts'

type Task = Killing['tasks'][number]

const later = given(system.clock, { now: () => new Date(Date.now() + 40 * 60_000) })

/** A shop with a database of its own, in which others die, and what comes after them. */
export async function killedShop() {
  const database = await testDatabase()
  const { sql, orm, url } = database
  const plain = postgresAssembly(orm)
  const adminId = await givenAccount(sql, 'admin')
  const payouts = () =>
    plain.get(payoutServices.administration)({ userId: adminId, role: 'admin', sessionId: 'one' })
  const subjectOf = killedSubjects(plain, sql, adminId)
  await sql(arrivedMails)

  return {
    sql,
    payouts,
    close: database.close,

    /** The moments of a story that goes well. */
    async momentsOf(story: StoryName): Promise<readonly Moment[]> {
      const { values, moments } = dyingAt(Number.POSITIVE_INFINITY, plain, sql)
      await stories[story](postgresAssembly(orm, ...values), sql, await subjectOf(story))
      return moments
    },

    /** Something to die of here. */
    task: async (story: StoryName, step: number): Promise<Task> => ({
      url,
      story,
      step,
      subject: await subjectOf(story),
    }),

    /** A new process does what it finds. */
    async restart(): Promise<void> {
      const shop = postgresAssembly(orm, later)
      await shop.get(orderServices.openPayments).lookAtSilent()
      await shop.get(orderServices.unpaidOrders).expire()
      const doers = allDoers(shop)
      const jobs = await sql<{ name: string; data: never }>(
        `delete from jobs.job where state = 'created' and name in
           ('take-payment', 'give-back-payment', 'let-go-of-hold', 'look-at-payment') returning name, data`,
      )
      for (const { name, data } of jobs) await doers[name as 'let-go-of-hold']?.(data)
    },

    /** An admin goes on where the last one has stopped. */
    async goOnPaying(): Promise<void> {
      const [last] = await sql<{ id: string; standing: string }>(
        'select batch_id as id, standing from payouts order by at desc limit 1',
      )
      const [due] = await payouts().unpaid()
      const id = due ? (await payouts().make()).id : (last?.id ?? '')
      if (due || last?.standing === 'set-aside') await payouts().send(id)
      if (due || last?.standing !== 'settled') await payouts().settle(id, null)
    },

    /** Whoever was at it begins anew. */
    async doAgain({ story, subject }: Task): Promise<void> {
      const { values } = dyingAt(Number.POSITIVE_INFINITY, plain, sql)
      await stories[story](postgresAssembly(orm, ...values, later), sql, subject)
    },
  }
}

export type KilledShop = Awaited<ReturnType<typeof killedShop>>
