import type { Ordering, TrialPhone } from '#application/orders/contract.ts'
import type { OpenPayments } from '#application/orders/services/open-payments-service.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { Caller } from '#application/shared/caller.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { SandboxBooks } from './sandbox-books.ts'

interface SandboxPhonePorts {
  readonly orderingOf: (caller: Caller) => Ordering
  readonly attempts: AttemptRepository
  readonly books: SandboxBooks
  readonly openPayments: OpenPayments
}

const answers = {
  accepted: { standing: 'taken', sentence: null },
  declined: { standing: 'ended', sentence: 'The payment was declined on the phone.' },
} as const

/** The buyer's phone: its answer goes into the sandbox's own books, where the shop then looks as it would after any notice. */
export const sandboxPhone =
  ({ orderingOf, attempts, books, openPayments }: SandboxPhonePorts) =>
  (caller: Caller): TrialPhone => ({
    async answer(orderNumber, accessKey, accept) {
      const ordering = orderingOf(caller)
      const { payment } = await ordering.order(orderNumber, accessKey)
      if (payment.method !== 'mpesa')
        throw new DomainError('conflict', 'not-paid-by-phone', `Order ${orderNumber} is not paid by phone.`)
      const waiting = (await attempts.ofOrder(orderNumber)).find(({ isSettled }) => !isSettled)
      if (!waiting)
        throw new DomainError('conflict', 'phone-not-asked', `No phone is asked for order ${orderNumber}.`)
      await books.move(waiting.id, ['waiting'], accept ? answers.accepted : answers.declined)
      await openPayments.lookAt(waiting.id)
      return ordering.order(orderNumber, accessKey)
    },
  })
