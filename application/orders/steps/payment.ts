import type { OrderEnd } from '#application/notifications/order-end-mails.ts'
import type { OrderPlace } from '#application/notifications/order-mails.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { BegunPayment, OpenWays } from '#application/payments/payment-provider.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { refusal, type Standing } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { endUnpaid, type SettlementPorts, settlePayment } from '../settlement.ts'
import { holdAsPaid } from './hold-as-paid.ts'
import { sendBack, sendBackNobodys } from './late-money.ts'

export interface PaymentPorts extends SettlementPorts {
  readonly ways: OpenWays
  readonly attempts: AttemptRepository
  readonly work: UnitOfWork
  readonly clock: Clock
}

/** In seconds: who pays by phone does so within a minute, or not at all. */
export const untilPhoneIsLookedAt = 20

/** What a provider has said of an attempt, with its name for the payment where that is new. */
export type Heard = { readonly standing: Standing } & Partial<Pick<BegunPayment, 'reference'>>

/** Whether the provider has said no, and will not say anything else. */
export const isRefused = (error: unknown): error is DomainError =>
  error instanceof DomainError && error.refusal === 'payment-refused'

const endOf = (attempt: PaymentAttempt): OrderEnd =>
  attempt.way === 'card' ? { cardRefused: attempt.sentence ?? '' } : 'payment turned down'

/** @returns whether it was news */
function note(attempt: PaymentAttempt, { standing, reference }: Heard, now: Date): boolean {
  attempt.reference ??= reference ?? null
  const isNew = attempt.hear(standing)
  if (!attempt.isSettled) attempt.wait(now)
  return isNew
}

/**
 * The one way in which what a provider says changes an order: the press of a button, a job, a notice and the look at what was
 * silent all come here. It goes up only, and does nothing a second time. Money for an order that has ended, or is paid already,
 * goes back. `by` is the admin who has said so, to whom it is no news.
 * @returns the order as it is then; null where the attempt has none yet
 */
export const applyStanding = (
  attemptId: string,
  heard: Heard,
  ports: PaymentPorts,
  { by, ...place }: OrderPlace & { readonly by?: string },
): Promise<Order | null> => {
  const { orders, attempts, work, clock } = ports
  return work.run(async () => {
    const found = await orders.withAttempt(attemptId)
    if (!found) return null
    const { order, attempt } = found
    const now = clock.now()
    const { standing: before } = attempt
    const isNew = note(attempt, heard, now)
    await attempts.save(attempt)
    if (!isNew) return order
    if (!order) {
      if (attempt.standing === 'taken' && attempt.isAbandoned) await sendBackNobodys(attempt, ports)
      return null
    }

    if (attempt.standing === 'taken') {
      if (order.status !== 'awaiting-payment' || !order.holdsWorks)
        await sendBack(order, attempt, ports, place)
      else {
        order.paymentReference = attempt.id
        order.markPaid(now)
        await settlePayment(order, attempt, ports, now, place, by === undefined ? {} : { by })
      }
    }
    // One whose time is over ends as that; one that may still be paid in the same way waits on.
    if (
      attempt.standing === 'ended' &&
      !attempt.mayTryAgain &&
      order.status === 'awaiting-payment' &&
      !order.isExpired(now)
    ) {
      const others = (await attempts.ofOrder(order.number)).filter(({ id }) => id !== attempt.id)
      if (others.every(({ isSettled }) => isSettled)) {
        order.failPayment(now)
        await endUnpaid(order, endOf(attempt), ports, now, place)
      }
    }
    await holdAsPaid(order, before, attempt.standing, ports)
    return order
  })
}

const isToBeTaken = ({ method, status }: Order): boolean => method === 'card' && status === 'awaiting-payment'

/**
 * Takes the money that is held for an order, and only then books it and confirms the order. May be asked again, also
 * beside itself. Refused, the order ends, or waits for another card where its provider lets it.
 * @param begun the attempt that is to pay it, where it is at hand
 * @returns the order as it is then
 * @throws DomainError payment-refused; anything else when the provider could not be asked
 */
export async function takePayment(
  order: Order,
  place: OrderPlace,
  ports: PaymentPorts,
  begun?: PaymentAttempt | null,
): Promise<Order> {
  const { paymentReference: attemptId } = order
  if (!isToBeTaken(order) || attemptId === null) return order
  const attempt = begun ?? (await ports.attempts.byId(attemptId))
  // Where its buyer is asked by their bank, nothing is held yet.
  if (!attempt || attempt.standing === 'waiting') return order
  const standing = await ports.ways.of(attempt).take(attempt)
  const applied = await applyStanding(attempt.id, { standing }, ports, place)
  // One that waits on can be paid with another card on its own page.
  if (standing.is === 'ended' && applied?.status !== 'awaiting-payment') throw refusal(standing.sentence)
  return applied ?? order
}

/** Asks the phone, once for an attempt however often this is done. */
export async function askPhone(
  attempt: PaymentAttempt,
  ports: PaymentPorts,
  place: OrderPlace,
): Promise<Order | null> {
  const { id, payer } = attempt
  const begun = await ports.ways.of(attempt).begin(attempt, { phoneNumber: payer ?? '' })
  return applyStanding(id, begun, ports, place)
}

/** Asks the provider how an attempt stands, and lets that become true here. */
export async function hearFrom(
  attempt: PaymentAttempt,
  ports: PaymentPorts,
  place: OrderPlace,
): Promise<void> {
  const standing = await ports.ways.of(attempt).look(attempt)
  await applyStanding(attempt.id, { standing }, ports, place)
}

/** What is held for an order that waits is taken: whoever was to do it may be gone. */
export async function takeHeld(
  order: Order,
  attemptId: string,
  ports: PaymentPorts,
  place: OrderPlace,
): Promise<void> {
  if ((await ports.attempts.byId(attemptId))?.standing !== 'held') return
  await takePayment(order, place, ports).catch((error: unknown) => {
    // A refusal has ended the order, and its buyer knows.
    if (!isRefused(error)) throw error
  })
}

/** Lets go of what an attempt holds, where it does, and notes how it stands then. */
export async function letGo(attemptId: string, ports: PaymentPorts, place: OrderPlace): Promise<void> {
  const attempt = await ports.attempts.byId(attemptId)
  if (!attempt || attempt.isSettled) return
  const standing = await ports.ways.of(attempt).release(attempt)
  await applyStanding(attempt.id, { standing }, ports, place)
}

/**
 * Makes an attempt an order's, inside the unit of work that writes it, and notes what its provider has said of it meanwhile.
 * @returns the attempt as it is then
 * @throws DomainError conflict 'order-being-placed'; 'price-changed', where it was begun when the works had another price
 */
export async function payWith(
  attemptId: string,
  order: Order,
  { attempts, clock }: Pick<PaymentPorts, 'attempts' | 'clock'>,
  heard?: Heard,
): Promise<PaymentAttempt> {
  const attempt = await attempts.byId(attemptId)
  if (attempt && heard) note(attempt, heard, clock.now())
  if (!attempt || attempt.orderNumber !== null || attempt.isAbandoned || attempt.standing === 'ended')
    throw new DomainError('conflict', 'order-being-placed', 'This order is being placed already.')
  if (attempt.price !== order.total)
    throw new DomainError(
      'conflict',
      'price-changed',
      `These works cost ${formatMoney(order.total)} now instead of ${formatMoney(attempt.price)}. Nothing was charged; please place the order again.`,
    )
  attempt.orderNumber = order.number
  await attempts.save(attempt)
  return attempt
}
