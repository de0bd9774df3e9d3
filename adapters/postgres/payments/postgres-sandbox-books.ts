import type { SandboxBooks, SandboxPayment } from '#adapters/sandbox/sandbox-books.ts'
import type { Database } from '../database.ts'
import { prepared } from '../prepared.ts'

const columns = ['id', 'standing', 'amount_cents as amount', 'sentence'] as const

const found = prepared((db, { id }: Pick<SandboxPayment, 'id'>) =>
  db.selectFrom('sandbox_payments').select(columns).where('id', '=', id),
)

const opened = prepared((db, { id, standing, amount, sentence }: SandboxPayment) =>
  db
    .insertInto('sandbox_payments')
    .values({ id, standing, amount_cents: amount, sentence })
    .onConflict((known) => known.doNothing())
    .returning(columns),
)

interface Move extends Omit<SandboxPayment, 'amount'> {
  readonly from: readonly SandboxPayment['standing'][]
}

const moved = prepared((db, { id, from, standing, sentence }: Move) =>
  db
    .updateTable('sandbox_payments')
    .set({ standing, sentence })
    .where('id', '=', id)
    .where((one) => one('standing', '=', one.fn.any(one.val(from))))
    .returning(columns),
)

/** The sandbox's books in tables of their own. */
export function postgresSandboxBooks(db: Database): SandboxBooks {
  const payment = async (id: string) => (await found(db, { id }))[0] ?? null

  return {
    async open(wanted) {
      return (await opened(db, wanted))[0] ?? (await payment(wanted.id)) ?? wanted
    },

    payment,

    async move(id, from, to) {
      return (await moved(db, { id, from, ...to }))[0] ?? payment(id)
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
