import type { SandboxBooks } from '#adapters/sandbox/sandbox-books.ts'
import type { Database } from '../database.ts'

const columns = ['id', 'standing', 'amount_cents as amount', 'sentence'] as const

/** The sandbox's books in tables of their own. */
export function postgresSandboxBooks(db: Database): SandboxBooks {
  const payment = async (id: string) =>
    (await db.selectFrom('sandbox_payments').select(columns).where('id', '=', id).executeTakeFirst()) ?? null

  return {
    async open({ id, standing, amount, sentence }) {
      const opened = await db
        .insertInto('sandbox_payments')
        .values({ id, standing, amount_cents: amount, sentence })
        .onConflict((known) => known.doNothing())
        .returning(columns)
        .executeTakeFirst()
      return opened ?? (await payment(id)) ?? { id, standing, amount, sentence }
    },

    payment,

    async move(id, from, to) {
      const moved = await db
        .updateTable('sandbox_payments')
        .set({ standing: to.standing, sentence: to.sentence })
        .where('id', '=', id)
        .where('standing', 'in', [...from])
        .returning(columns)
        .executeTakeFirst()
      return moved ?? (await payment(id))
    },

    async giveBack(key, id, amount) {
      // One statement: a key that is new takes its sum out of the payment, or nothing is written.
      const given = await db
        .with('given', (one) =>
          one
            .insertInto('sandbox_refunds')
            .columns(['key', 'payment_id', 'amount_cents'])
            .expression((from) =>
              from
                .selectFrom('sandbox_payments')
                .select(({ val }) => [val(key).as('key'), 'id', val(amount).as('amount')])
                .where('id', '=', id)
                .where('standing', '=', 'taken')
                .whereRef('given_back_cents', '<=', ({ eb }) => eb('amount_cents', '-', amount))
                .forUpdate(),
            )
            .onConflict((known) => known.doNothing())
            .returning('amount_cents'),
        )
        .updateTable('sandbox_payments')
        .set(({ eb }) => ({ given_back_cents: eb('given_back_cents', '+', amount) }))
        .where('id', '=', id)
        .where(({ exists, selectFrom }) => exists(selectFrom('given').select('amount_cents')))
        .returning('id')
        .executeTakeFirst()
      return given !== undefined || (await this.hasGivenBack(key))
    },

    async hasGivenBack(key) {
      const given = await db
        .selectFrom('sandbox_refunds')
        .select('key')
        .where('key', '=', key)
        .executeTakeFirst()
      return given !== undefined
    },
  }
}
