import { oneByOne } from '#application/shared/one-by-one.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import {
  applyStanding,
  askPhone,
  isRefused,
  letGo,
  type PaymentPorts,
  takePayment,
} from '../steps/payment.ts'

/** What becomes of payments that have begun and not ended. */
export interface OpenPayments {
  /** Asks the provider how it stands, and lets that become true here; does nothing to one that is settled. */
  lookAt(attemptId: string): Promise<void>
  /**
   * Looks at those of which nothing was heard, and lets go of what no order pays with.
   * @returns how many @throws as oneByOne
   */
  lookAtSilent(): Promise<number>
}

/** In this time whoever holds money for an order has written it. */
const timeToWrite = 10 * 60_000

/** @param settings with scheme and host of the links in mails */
export function openPaymentsService(
  ports: PaymentPorts,
  { publicUrl }: { readonly publicUrl: string },
): OpenPayments {
  const { attempts, orders, ways, work, clock } = ports
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
    if (attempt.way === 'phone' && attempt.reference === null) await askPhone(attempt, ports, place)
    else {
      const standing = await ways.of(attempt).look(attempt)
      await applyStanding(attempt.id, { standing }, ports, place)
    }
  }

  async function lookAt(attemptId: string): Promise<void> {
    const attempt = await attempts.byId(attemptId)
    if (!attempt || attempt.isSettled) return
    const { orderNumber } = attempt
    if (orderNumber === null) return abandon(attempt)
    const order = await orders.byNumber(orderNumber)
    if (order?.status !== 'awaiting-payment') return letGo(attempt.id, ports, place)
    await ask(attempt)
    // What is held for an order that waits is taken: whoever was to do it may be gone.
    if ((await attempts.byId(attemptId))?.standing === 'held')
      await takePayment(order, place, ports).catch((error: unknown) => {
        // A refusal has ended the order, and its buyer knows.
        if (!isRefused(error)) throw error
      })
  }

  return {
    lookAt,
    lookAtSilent: () =>
      oneByOne({
        find: (most) => attempts.silent(clock.now(), most),
        act: async (id) => {
          await lookAt(id)
          return 1
        },
        failure: 'Some payments could not be looked at.',
      }),
  }
}
