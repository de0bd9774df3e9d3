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

const toBank = {
  isMe: { standing: 'held', sentence: null },
  isNot: { standing: 'ended', sentence: 'Your bank does not know that it is you, and has not paid.' },
} as const

const notByPhone = (orderNumber: string) =>
  new DomainError('conflict', 'not-paid-by-phone', `Order ${orderNumber} is not paid by phone.`)
const notAsked = (orderNumber: string) =>
  new DomainError('conflict', 'phone-not-asked', `No phone is asked for order ${orderNumber}.`)
const notAskedByBank = (orderNumber: string) =>
  new DomainError('conflict', 'bank-asks-nothing', `No bank asks anything for order ${orderNumber}.`)

/**
 * The buyer's phone, and what they say to their bank: the answer goes into the sandbox's own books, where the shop then looks
 * as it would after any notice.
 */
export const sandboxPhone =
  ({ orderingOf, attempts, books, openPayments }: SandboxPhonePorts) =>
  (caller: Caller): TrialPhone => {
    const ordering = orderingOf(caller)
    const waitingOf = async (orderNumber: string) =>
      (await attempts.ofOrder(orderNumber)).find(({ isSettled }) => !isSettled)
    return {
      async answer(orderNumber, accessKey, accept) {
        const { payment } = await ordering.order(orderNumber, accessKey)
        if (payment.method !== 'mpesa') throw notByPhone(orderNumber)
        const waiting = await waitingOf(orderNumber)
        if (!waiting) throw notAsked(orderNumber)
        await books.move(waiting.id, ['waiting'], accept ? answers.accepted : answers.declined)
        await openPayments.lookAt(waiting.id)
        return ordering.order(orderNumber, accessKey)
      },
      async answerBank(orderNumber, accessKey, isMe) {
        const { payment } = await ordering.order(orderNumber, accessKey)
        const waiting = payment.method === 'card' ? await waitingOf(orderNumber) : undefined
        if (!waiting) throw notAskedByBank(orderNumber)
        await books.move(waiting.id, ['waiting'], isMe ? toBank.isMe : toBank.isNot)
        return ordering.lookAtPayment(orderNumber, accessKey)
      },
    }
  }
