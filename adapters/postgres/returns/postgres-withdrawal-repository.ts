import type { WithdrawalRepository } from '#application/returns/withdrawal-repository.ts'
import type { Database } from '../database.ts'
import { ReturnSchema, WithdrawalSchema } from './withdrawal.schema.ts'

/** Withdrawals in tables of their own; whoever changes them has locked their order. */
export const postgresWithdrawalRepository = (db: Database): WithdrawalRepository => ({
  add: (withdrawal, returns) =>
    db.entities(async (em) => {
      await em.insert(WithdrawalSchema, withdrawal)
      em.persist(returns)
      await em.flush()
    }),
  withdrawals: (orderId) =>
    db.entities((em) =>
      em.find(WithdrawalSchema, { orderId }, { orderBy: { at: 'asc', id: 'asc' }, disableIdentityMap: true }),
    ),
  returns: (orderId) =>
    db.entities((em) =>
      em.find(ReturnSchema, { orderId }, { orderBy: { askedAt: 'asc', artistName: 'asc', id: 'asc' } }),
    ),
  save: () => db.entities((em) => em.flush()),
})
