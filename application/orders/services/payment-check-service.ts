import type { BookTotalsReader } from '#application/fair-pay/book-totals-reader.ts'
import type { LedgerRepository } from '#application/fair-pay/ledger-repository.ts'
import type { AttemptRepository } from '#application/payments/attempt-repository.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { openBooks } from '#domain/fair-pay/open-books.ts'
import type { Order } from '#domain/orders/order.ts'
import {
  cameForNothing,
  differencesOf,
  type FailedRefund,
  hasSettled,
  holdDifference,
  keyOfLateMoney,
  nobodysDifference,
  overdueDifference,
  type SeenAttempt,
} from '#domain/orders/order-check.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { IncomingMoneyRepository } from '../incoming-money-repository.ts'
import type { OrderRepository } from '../order-repository.ts'
import type { PaymentCheckRepository } from '../payment-check-repository.ts'
import type { CheckDifference } from '../payment-checks-contract.ts'
import type { RefundDueRepository } from '../refund-due-repository.ts'
import { type ProviderQuestions, providerQuestions } from '../steps/provider-questions.ts'

export interface PaymentCheckPorts {
  readonly checks: PaymentCheckRepository
  readonly orders: Pick<OrderRepository, 'byNumber'>
  readonly attempts: Pick<AttemptRepository, 'ofOrder' | 'takenForNobody'>
  readonly money: Pick<IncomingMoneyRepository, 'ofOrder' | 'toldUntil'>
  readonly refundsDue: Pick<RefundDueRepository, 'has' | 'isSent'>
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
  const { checks, orders, attempts, money, refundsDue, ledger, totals, ways, work, clock, ids } = ports

  /** What its provider could not give back, and no person has sent. */
  async function refundsThatFailed(
    { refunds, paymentReference }: Order,
    tried: readonly PaymentAttempt[],
    questions: ProviderQuestions,
  ): Promise<readonly FailedRefund[]> {
    const paying = tried.find(({ id }) => id === paymentReference)
    const failed: FailedRefund[] = []
    if (paying)
      for (const { id, amount } of refunds)
        if (
          !(await refundsDue.isSent(id)) &&
          (await questions.lookAtRefund({ attempt: paying, key: id, amount })) === 'failed'
        )
          failed.push({ amount, provider: ways.titleOf(paying) })
    return failed
  }

  /** What came for nothing, is with its provider, and is listed for nobody to send: whatever was to give it back is lost. */
  async function lateMoneyThatStayed(
    cameLate: readonly PaymentAttempt[],
    questions: ProviderQuestions,
  ): Promise<readonly FailedRefund[]> {
    const stayed: FailedRefund[] = []
    for (const attempt of cameLate) {
      const { price: amount } = attempt
      const key = keyOfLateMoney(attempt)
      const standing = await questions.lookAtRefund({ attempt, key, amount })
      if (standing !== null && standing !== 'done' && standing !== 'sent' && !(await refundsDue.has(key)))
        stayed.push({ amount, provider: ways.titleOf(attempt) })
    }
    return stayed
  }

  /** Providers are asked first, and nothing waits for their answers; then the order is read as it is. */
  async function differencesIn(
    number: string,
    questions: ProviderQuestions,
    toldUntil: string | null,
  ): Promise<readonly CheckDifference[] | null> {
    const [before, tried] = [await orders.byNumber(number), await attempts.ofOrder(number)]
    if (!before || !hasSettled(before, tried, clock.now())) return null
    const said = new Map<string, SeenAttempt['seen']>()
    for (const attempt of tried) said.set(attempt.id, await questions.look(attempt))
    const failedRefunds = [
      ...(await refundsThatFailed(before, tried, questions)),
      ...(await lateMoneyThatStayed(
        tried.filter((each) => cameForNothing(before, each)),
        questions,
      )),
    ]
    return work.run(async () => {
      const order = await orders.byNumber(number)
      const now = await attempts.ofOrder(number)
      // What has moved meanwhile is compared in the next night.
      if (!order || !hasSettled(order, now, clock.now())) return null
      const found = differencesOf({
        order,
        attempts: now.map((attempt) => ({
          attempt,
          provider: ways.titleOf(attempt),
          seen: said.get(attempt.id) ?? null,
        })),
        booked: await ledger.entriesOf(order.id),
        failedRefunds,
        came: await money.ofOrder(number),
        toldUntil,
      })
      const overdue = overdueDifference(order, clock.now()) ?? []
      return [...found, overdue].flat().map((sentence) => ({ sentence, orderNumber: number }))
    })
  }

  const general = (sentence: string): CheckDifference => ({ sentence, orderNumber: null })

  async function beside(since: Date, questions: ProviderQuestions): Promise<readonly CheckDifference[]> {
    const { balance } = openBooks(await totals.totals())
    const held = (await checks.heldAmiss(mostHolds)).flatMap((each) => holdDifference(each) ?? [])
    const nobodys = await attempts.takenForNobody(since, mostHolds)
    const stayed = await lateMoneyThatStayed(
      nobodys.filter((attempt) => hasSettled({ timeline: [], refunds: [] }, [attempt], clock.now())),
      questions,
    )
    return [
      ...stayed.map(nobodysDifference),
      ...(balance === 0 ? [] : [`All books together come to ${formatMoney(balance)} instead of nothing.`]),
      ...held,
    ].map(general)
  }

  return {
    async check() {
      const at = clock.now()
      const questions = providerQuestions(ways)
      const since = new Date(at.getTime() - lookedBack)
      const differences: CheckDifference[] = [...(await beside(since, questions))]
      const toldUntil = await money.toldUntil()
      let looked = 0
      const numbers = await checks.toCheck(since, mostOrders)
      for (const number of numbers) {
        const different = await differencesIn(number, questions, toldUntil)
        if (!different) continue
        looked++
        differences.push(...different)
      }
      if (numbers.length === mostOrders)
        differences.push(general(`Only ${mostOrders} orders were compared: those that wait, and the newest.`))
      const found = [...questions.unanswered().map(general), ...differences]
      const kept = found.slice(0, mostDifferences)
      if (found.length > kept.length)
        kept.push(
          general(
            `There are ${found.length - kept.length} more differences, which are told of as these are mended.`,
          ),
        )
      const { asked } = questions
      await work.run(() =>
        checks.keep({ id: ids.newId(), at, orders: looked, asked: asked(), differences: kept }),
      )
    },
  }
}
