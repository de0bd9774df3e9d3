import { oneByOne } from '#application/shared/one-by-one.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import {
  askPhone,
  hearFrom,
  letGo,
  type PaymentPorts,
  takeHeld,
  untilPhoneIsLookedAt,
} from '../steps/payment.ts'

/** What becomes of payments that have begun and not ended. */
export interface OpenPayments {
  /** Asks the provider how it stands, and lets that become true here. */
  lookAt(attemptId: string): Promise<void>
  /**
   * Looks at those of which nothing was heard, and lets go of what no order pays with.
   * @returns how many @throws as oneByOne
   */
  lookAtSilent(): Promise<number>
}

/** A phone is looked at often at first: three minutes of it, then as others are. */
const looksAtPhone = 9

/** In this time whoever holds money for an order has written it. */
const timeToWrite = 10 * 60_000

/** Whether nothing is left to hear of it: what the money is called may come after the money. */
const isKnown = ({ way, standing, receipt }: PaymentAttempt): boolean =>
  standing === 'taken' && (way !== 'phone' || receipt !== null)

/** @param settings with scheme and host of the links in mails */
export function openPaymentsService(
  ports: PaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): OpenPayments {
  const { attempts, orders, work, clock, jobs } = ports
  const place = { publicUrl, link: null }

  /** One of a card that no order was written with: nobody comes any more to take its money. */
  async function abandon(attempt: PaymentAttempt): Promise<void> {
    const isLate = clock.now().getTime() - attempt.begunAt.getTime() >= timeToWrite
    const isNobodys = await work.run(async () => {
      const current = await attempts.byId(attempt.id)
      if (!current || current.orderNumber !== null) return false
      if (isLate) current.isAbandoned = true
      current.wait(clock.now())
      await attempts.save(current)
      return current.isAbandoned
    })
    if (isNobodys) await letGo(attempt.id, ports, place)
  }

  async function ask(attempt: PaymentAttempt): Promise<void> {
    if (attempt.way !== 'phone') return hearFrom(attempt, ports, place)
    if (attempt.reference === null) await askPhone(attempt, ports, place)
    else await hearFrom(attempt, ports, place)
    if (attempt.looks < looksAtPhone)
      await work.run(() => jobs.add('look-at-payment', { reference: attempt.id }, untilPhoneIsLookedAt))
  }

  async function lookAt(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId)
    if (!attempt || isKnown(attempt)) return
    // Also of what was given up: money that has come all the same goes back.
    if (attempt.isSettled) return hearFrom(attempt, ports, place)
    const { orderNumber } = attempt
    if (orderNumber === null) return abandon(attempt)
    const order = await orders.byNumber(orderNumber)
    if (order?.status !== 'awaiting-payment') return letGo(attempt.id, ports, place)
    // A phone that was never asked is not asked any more beside the one that its buyer has named since.
    if (attempt.way === 'phone' && attempt.reference === null && order.paymentReference !== attempt.id)
      return letGo(attempt.id, ports, place)
    await ask(attempt)
    await takeHeld(order, attemptId, ports, place)
  }

  /** Whom nobody could ask is not asked again before longer and longer pauses, as one who says nothing. */
  const waitOn = (attemptId: string): Promise<void> =>
    work.run(async () => {
      const attempt = await attempts.byId(attemptId)
      if (!attempt || attempt.isSettled) return
      attempt.wait(clock.now())
      await attempts.save(attempt)
    })

  return {
    lookAt,
    lookAtSilent: () =>
      oneByOne({
        find: (most) => attempts.silent(clock.now(), most),
        act: async (id) => {
          await lookAt(id).catch(async (error: unknown) => {
            await waitOn(id)
            throw error
          })
          return 1
        },
        failure: 'Some payments could not be looked at.',
      }),
  }
}
