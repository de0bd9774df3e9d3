import { type Caller, signedInAs } from '#application/shared/caller.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { PaymentCheckRepository } from '../payment-check-repository.ts'
import type { PaymentChecks } from '../payment-checks-contract.ts'

export interface PaymentChecksPorts {
  readonly checks: PaymentCheckRepository
  readonly jobs: Jobs
  readonly work: UnitOfWork
}

/** What comparisons of orders, books and providers have come to, for admins: see the contract. */
export const paymentChecksService =
  ({ checks, jobs, work }: PaymentChecksPorts) =>
  (caller: Caller): PaymentChecks => ({
    async checks(request) {
      signedInAs('admin', caller)
      return keysetPage(
        request,
        'payment-checks',
        (limit, after) => checks.kept(limit, after),
        (check) => check,
      )
    },
    async checkNow() {
      signedInAs('admin', caller)
      await work.run(() => jobs.add('check-payments', {}))
    },
  })
