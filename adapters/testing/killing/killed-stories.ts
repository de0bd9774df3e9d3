import { randomUUID } from 'node:crypto'
import { allDoers } from '#adapters/composition/all-doers.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sandbox } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutServices } from '#adapters/composition/payouts/payouts.tokens.ts'
import { returnServices } from '#adapters/composition/returns/returns.tokens.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import type { OrderRequest } from '#application/orders/contract.ts'
import type { PutOff } from '#application/shared/jobs.ts'
import type { ReturnStatus } from '#domain/returns/return.ts'
import { orderOf } from '../shopping.ts'

/** What a story begins with; what it does not need is empty. */
export interface Subject {
  readonly artworkId: string
  readonly token: string
  readonly orderNumber: string
  readonly accessKey: string
  /** Whose works are in the order. */
  readonly artistUserId: string
  /** What the bank tells, as a table. */
  readonly statement: string
  /** What a mail tells of. */
  readonly event: string
  readonly adminId: string
}

/** What somebody was told, and may rely on. */
export interface Acknowledged {
  readonly number: string
  readonly status: string
}

type Story = (shop: Assembly, sql: Sql, subject: Subject) => Promise<Acknowledged | null>

/** An order of somebody who holds nothing else. */
export const firstOrderOf = (artworkId: string, payment: OrderRequest['payment']): OrderRequest => ({
  ...orderOf(artworkId, payment),
  email: `${artworkId}@example.test`,
})

const admin = (userId: string) => ({ userId, role: 'admin', sessionId: 'one' }) as const
const artist = (userId: string) => ({ userId, role: 'artist', sessionId: 'one' }) as const

/** What waits for an order is done, as a worker would: forgotten only when it is done. */
async function giveBack(shop: Assembly, sql: Sql, orderNumber: string): Promise<void> {
  const jobs = await sql<{ id: string; data: PutOff['give-back-payment'] }>(
    `select id, data from jobs.job where name = 'give-back-payment' and state = 'created'
       and data->>'reference' in (select id::text from payment_attempts where order_number = $1)`,
    [orderNumber],
  )
  for (const { id, data } of jobs) {
    await allDoers(shop)['give-back-payment']?.(data)
    await sql('delete from jobs.job where id = $1', [id])
  }
}

/** Everything that moves money, from its first step to its last. */
export const stories = {
  async 'an order by card'(shop, _, { artworkId, token }) {
    const ordering = shop.get(orderServices.ordering)(null)
    return ordering.place(firstOrderOf(artworkId, { method: 'card', token }), randomUUID())
  },

  async 'an order by phone'(shop, _, { artworkId }) {
    const ordering = shop.get(orderServices.ordering)(null)
    const phone = { method: 'mpesa', phoneNumber: '254712345678' } as const
    const { number, accessKey } = await ordering.place(firstOrderOf(artworkId, phone), randomUUID())
    return shop.get(sandbox.phone)(null).answer(number, accessKey, true)
  },

  async 'a refund'(shop, sql, { orderNumber, adminId }) {
    const administration = shop.get(orderServices.administration)(admin(adminId))
    const order = await administration.refund(orderNumber, { amount: 2000 })
    await giveBack(shop, sql, orderNumber)
    return order
  },

  async 'a transfer'(shop, _, { statement, adminId }) {
    await shop
      .get(orderServices.moneyIn)(admin(adminId))
      .take(new File([statement], 'statement.csv'))
    return null
  },

  /** Everybody goes on from where it has come to. */
  async 'a return'(shop, sql, { orderNumber, accessKey, artistUserId }) {
    const withdrawals = shop.get(returnServices.withdrawals)(null)
    const { returns } = await withdrawals.withdraw(orderNumber, {}, 'one press', accessKey)
    const stands = (...as: ReturnStatus[]) => returns.filter(({ status }) => as.includes(status))
    for (const { id } of stands('expected')) await withdrawals.sendBack(orderNumber, id, {}, accessKey)
    for (const { id } of stands('expected', 'sent'))
      await shop.get(returnServices.own)(artist(artistUserId)).receive(orderNumber, id)
    await giveBack(shop, sql, orderNumber)
    return null
  },

  async 'a mail'(shop, _, { event }) {
    await allDoers(shop)['send-mail']?.({ event })
    return null
  },

  async 'a payout'(shop, _, { adminId }) {
    const administration = shop.get(payoutServices.administration)(admin(adminId))
    const { id } = await administration.make()
    await administration.send(id)
    await administration.settle(id, null)
    return null
  },

  async 'a payout that comes back'(shop, _, { adminId }) {
    const administration = shop.get(payoutServices.administration)(admin(adminId))
    const { id } = await administration.make()
    await administration.send(id)
    await administration.returned(id, null, 'Account closed')
    return null
  },
} as const satisfies Readonly<Record<string, Story>>

export type StoryName = keyof typeof stories
