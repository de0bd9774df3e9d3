import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { openBooks } from '#domain/fair-pay/open-books.ts'
import {
  differencesOf,
  type FailedRefund,
  hasSettled,
  holdDifference,
  type SeenAttempt,
} from '#domain/orders/order-check.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { OrderRepository } from '../order-repository.ts'
import type { PaymentCheckRepository } from '../payment-check-repository.ts'
import type { CheckDifference } from '../payment-checks-contract.ts'
import { providerQuestions } from '../steps/provider-questions.ts'

export interface PaymentCheckPorts {
  readonly checks: PaymentCheckRepository
  readonly orders: Pick<OrderRepository, 'byNumber'>
  readonly attempts: Pick<AttemptRepository, 'ofOrder'>
  readonly ledger: Pick<LedgerRepository, 'entriesOf'>
  readonly totals: Pick<BookTotalsReader, 'totals'>
  readonly ways: OpenWays
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
}

/** Compares orders, books and what providers say. */
export interface PaymentChecking {
  check(): Promise<void>
}

const day = 24 * 60 * 60_000
/** How far back it looks, and at how many at most: the rest was looked at in the nights before. */
const lookedBack = 30 * day
const mostOrders = 1000
const mostHolds = 100
/** So many are told of; whoever mends those sees the next. */
const mostDifferences = 200

export function paymentCheckService(ports: PaymentCheckPorts): PaymentChecking {
  const { checks, orders, attempts, ledger, totals, ways, work, clock, ids } = ports

  /** Providers are asked first, and nothing waits for their answers; then the order is read as it is. */
  async function differencesIn(
    number: string,
    questions: ReturnType<typeof providerQuestions>,
  ): Promise<readonly CheckDifference[] | null> {
    const [before, tried] = [await orders.byNumber(number), await attempts.ofOrder(number)]
    if (!before || !hasSettled(before, tried, clock.now())) return null
    const said = new Map<string, SeenAttempt['seen']>()
    for (const attempt of tried) said.set(attempt.id, await questions.look(attempt))
    const failedRefunds: FailedRefund[] = []
    const paying = tried.find(({ id }) => id === before.paymentReference)
    if (paying)
      for (const { id, amount } of before.refunds)
        if (await questions.hasFailed({ attempt: paying, key: id, amount }))
          failedRefunds.push({ amount, provider: paying.provider })
    return work.run(async () => {
      const order = await orders.byNumber(number)
      const now = await attempts.ofOrder(number)
      // What has moved meanwhile is compared in the next night.
      if (!order || !hasSettled(order, now, clock.now())) return null
      const found = differencesOf({
        order,
        attempts: now.map((attempt) => ({ attempt, seen: said.get(attempt.id) ?? null })),
        booked: await ledger.entriesOf(order.id),
        failedRefunds,
      })
      return found.map((sentence) => ({ sentence, orderNumber: number }))
    })
  }

  const general = (sentence: string): CheckDifference => ({ sentence, orderNumber: null })

  async function beside(): Promise<readonly CheckDifference[]> {
    const { balance } = openBooks(await totals.totals())
    const held = (await checks.heldAmiss(mostHolds)).flatMap((each) => holdDifference(each) ?? [])
    return [
      ...(balance === 0 ? [] : [`All books together come to ${formatMoney(balance)} instead of nothing.`]),
      ...held,
    ].map(general)
  }

  return {
    async check() {
      const at = clock.now()
      const questions = providerQuestions(ways)
      const differences: CheckDifference[] = [...(await beside())]
      let looked = 0
      for (const number of await checks.toCheck(new Date(at.getTime() - lookedBack), mostOrders)) {
        const found = await differencesIn(number, questions)
        if (!found) continue
        looked++
        differences.push(...found)
      }
      const kept = [...questions.unanswered().map(general), ...differences].slice(0, mostDifferences)
      const { asked } = questions
      await work.run(() =>
        checks.keep({ id: ids.newId(), at, orders: looked, asked: asked(), differences: kept }),
      )
    },
  }
}
