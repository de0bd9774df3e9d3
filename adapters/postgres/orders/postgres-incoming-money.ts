import { LockMode } from '@mikro-orm/core'
import type { IncomingMoneyRepository } from '#application/orders/incoming-money-repository.ts'
import { bankNameOf } from '#domain/orders/incoming-payment.ts'
import type { Database } from '../database.ts'
import { beginningWith } from '../like-pattern.ts'
import { isId } from '../row-id.ts'
import { sliceOf } from '../slice.ts'
import { IncomingMoneySchema } from './incoming-money.schema.ts'

/** What a person has to see to. */
export const openMoney = (db: Database) =>
  db.selectFrom('incoming_money').where('standing', 'in', ['unplaced', 'waits', 'to-send-back'])

/** What has come to the shop's account, in a table of its own. */
export const postgresIncomingMoney = (db: Database): IncomingMoneyRepository => {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  return {
    async keep(money) {
      // One that another file told of is no failure: the mapper could only throw.
      const kept = await db
        .insertInto('incoming_money')
        .values({
          id: money.id,
          key: money.key,
          booked_on: money.bookedOn,
          amount: money.amount,
          currency: money.currency,
          sender: money.sender,
          sender_iban: money.senderIban,
          text: money.text,
          heard_at: money.heardAt,
          standing: money.standing,
          order_number: money.orderNumber,
          lacks: money.lacks,
          back: money.back,
        })
        .onConflict((known) => known.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
      return kept !== undefined
    },

    booked: (bookedOn, { amount, currency }) =>
      db.entities((em) =>
        em.find(
          IncomingMoneySchema,
          { bookedOn, amount, currency },
          { orderBy: { heardAt: 'asc', id: 'asc' } },
        ),
      ),

    alike: ({ amount, currency, key, senderIban }, standing) => {
      const name = bankNameOf(key)
      const byName = [{ key: name }, { key: { $like: beginningWith(`${name} (`) } }]
      return db.entities((em) =>
        em.find(
          IncomingMoneySchema,
          {
            amount,
            currency,
            ...(standing && { standing }),
            $or: [...byName, ...(senderIban === null ? [] : [{ senderIban }])],
          },
          { orderBy: { heardAt: 'asc', id: 'asc' } },
        ),
      )
    },

    byKey: (key) => db.entities((em) => em.findOne(IncomingMoneySchema, { key }, { refresh: true })),

    byId: async (id) =>
      isId(id)
        ? db.entities((em) =>
            em.findOne(IncomingMoneySchema, { id }, em.isInTransaction() ? locked : { refresh: true }),
          )
        : null,

    waitingFor: (orderNumber) =>
      db.entities((em) =>
        em.find(
          IncomingMoneySchema,
          { orderNumber, standing: 'waits' },
          { orderBy: { heardAt: 'asc', id: 'asc' } },
        ),
      ),

    ofOrder: (orderNumber) =>
      db.entities((em) =>
        em.find(IncomingMoneySchema, { orderNumber }, { orderBy: { heardAt: 'asc', id: 'asc' } }),
      ),

    async toldUntil() {
      const { day } = await db
        .selectFrom('incoming_money')
        .select(({ fn }) => fn.max('booked_on').as('day'))
        .executeTakeFirstOrThrow()
      return day
    },

    async save({ id, standing, orderNumber, lacks, back }) {
      await db
        .updateTable('incoming_money')
        .set({ standing, order_number: orderNumber, lacks, back })
        .where('id', '=', id)
        .execute()
    },

    async open(limit, after) {
      const { items, ...rest } = await sliceOf(
        db,
        {
          rows: openMoney(db),
          show: (page) =>
            page
              .innerJoin('incoming_money', 'incoming_money.id', 'page.id')
              .leftJoin('orders', 'orders.number', 'incoming_money.order_number')
              .select([
                'incoming_money.id',
                'booked_on',
                'amount',
                'currency',
                'sender',
                'sender_iban',
                'text',
                'standing',
                'order_number',
                'orders.status as order_status',
                'lacks',
                'back',
              ]),
          key: 'heard_at',
          kind: 'time',
          direction: 'desc',
        },
        limit,
        after,
      )
      return {
        ...rest,
        items: items.map((row) => ({
          id: row.id,
          bookedOn: row.booked_on,
          amount: row.amount,
          currency: row.currency,
          sender: row.sender,
          senderIban: row.sender_iban,
          text: row.text,
          standing: row.standing,
          order:
            row.order_number !== null && row.order_status !== null
              ? { number: row.order_number, status: row.order_status }
              : null,
          lacks: row.lacks,
          back: row.back,
        })),
      }
    },
  }
}
