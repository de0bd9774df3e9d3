import { type FilterQuery, LockMode } from '@mikro-orm/core'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Database } from '../database.ts'
import { prepared, preparedByShape } from '../prepared.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { attemptColumns } from './attempt-columns.ts'
import { PaymentAttemptSchema } from './payment-attempt.schema.ts'

/** What was agreed. */
type Agreed =
  | 'id'
  | 'origin'
  | 'provider'
  | 'way'
  | 'price_cents'
  | 'amount'
  | 'currency'
  | 'per_dollar'
  | 'rate_source'
  | 'rated_at'
  | 'payer'
  | 'begun_at'

/** What becomes of an attempt, in its columns. */
const standingOf = (attempt: PaymentAttempt) =>
  ({
    order_number: attempt.orderNumber,
    reference: attempt.reference,
    standing: attempt.standing,
    sentence: attempt.sentence,
    may_try_again: attempt.mayTryAgain,
    receipt: attempt.receipt,
    received: attempt.received,
    is_abandoned: attempt.isAbandoned,
    looks: attempt.looks,
    look_again_at: attempt.lookAgainAt,
  }) satisfies Record<Exclude<keyof Tables['payment_attempts'], Agreed>, unknown>

/** Whoever asks the same a second time gets what is there: the mapper could only fail. */
const opened = prepared((db, attempt: PaymentAttempt) =>
  db
    .insertInto('payment_attempts')
    .values({
      id: attempt.id,
      origin: attempt.origin,
      provider: attempt.provider,
      way: attempt.way,
      price_cents: attempt.price,
      amount: attempt.amount,
      currency: attempt.currency,
      per_dollar: attempt.perDollar,
      rate_source: attempt.rateSource,
      rated_at: attempt.ratedAt,
      payer: attempt.payer,
      begun_at: attempt.begunAt,
      ...standingOf(attempt),
    } satisfies Record<keyof Tables['payment_attempts'], unknown>)
    .onConflict((known) => known.column('origin').doNothing())
    .returning('id'),
)

const changed = prepared((db, attempt: PaymentAttempt) =>
  db.updateTable('payment_attempts').set(standingOf(attempt)).where('id', '=', attempt.id).returning('id'),
)

const found = preparedByShape(
  (db, { id }: { readonly id: string }, { isLocked }: { readonly isLocked: boolean }) =>
    db
      .selectFrom('payment_attempts')
      .select(attemptColumns)
      .where('id', '=', id)
      .$if(isLocked, (rows) => rows.forUpdate()),
  () => true,
)

/**
 * Attempts to pay, in a table of their own. No unit of work knows those that the mapper makes: what of one is not saved is not
 * written, and what is saved is not written twice.
 */
export function postgresAttemptRepository(db: Database): AttemptRepository {
  const find = (where: FilterQuery<PaymentAttempt>): Promise<PaymentAttempt | null> =>
    db.entities((em) =>
      em.findOne(PaymentAttemptSchema, where, {
        ...(em.isInTransaction() ? { lockMode: LockMode.PESSIMISTIC_WRITE } : {}),
        disableIdentityMap: true,
      }),
    )

  return {
    async open(attempt) {
      if ((await opened(db, attempt)).length > 0) return attempt
      return db.entities((em) =>
        em.findOneOrFail(PaymentAttemptSchema, { origin: attempt.origin }, { disableIdentityMap: true }),
      )
    },

    byId: async (id) => {
      if (!isId(id)) return null
      return db.entities(async (em) => {
        const [row] = await found(db, { id }, { isLocked: em.isInTransaction() })
        return row ? em.map(PaymentAttemptSchema, row, { disableIdentityMap: true }) : null
      })
    },
    byReference: (provider, reference) => find({ provider, reference }),
    ofOrder: (orderNumber) =>
      db.entities((em) =>
        em.find(
          PaymentAttemptSchema,
          { orderNumber },
          { orderBy: { begunAt: 'asc' }, disableIdentityMap: true },
        ),
      ),

    takenForNobody: (since, most) =>
      db.entities((em) =>
        em.find(
          PaymentAttemptSchema,
          { orderNumber: null, standing: 'taken', begunAt: { $gte: since } },
          { orderBy: { begunAt: 'desc' }, limit: most, disableIdentityMap: true },
        ),
      ),

    async save(attempt) {
      if ((await changed(db, attempt)).length === 0)
        throw new Error('An attempt to pay that was to be saved is gone.')
    },

    async silent(now, most) {
      const rows = await db
        .selectFrom('payment_attempts')
        .select('id')
        .where('standing', 'not in', ['taken', 'ended'])
        .where('look_again_at', '<=', now)
        .orderBy('look_again_at')
        .limit(most)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
