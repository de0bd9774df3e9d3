import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Order } from '#domain/orders/order.ts'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { mayPayWithAnotherCard } from '#domain/payments/card-refusal.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { BuyerAction } from '#domain/payments/standing.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { applyStanding, hearFrom, type PaymentPorts, payWith, takeHeld } from './payment.ts'

interface AnotherCardPorts extends PaymentPorts {
  readonly ids: IdSource
  readonly digest: Digest
}

type Place = { readonly publicUrl: string }

const notWanted = (): DomainError =>
  new DomainError('conflict', 'no-card-wanted', 'This order waits for no other card.')

/** Writes down one more try to pay an order by card. */
const nextCard = ({ number }: Order, ports: AnotherCardPorts): Promise<PaymentAttempt> => {
  const { orders, attempts, ways, work, ids, clock, digest } = ports
  return work.run(async () => {
    const now = clock.now()
    const order = await orders.byNumber(number)
    const before = await attempts.ofOrder(number)
    const isWaiting = order?.method === 'card' && order.status === 'awaiting-payment'
    if (!order || !isWaiting || order.isExpired(now) || !mayPayWithAnotherCard(before)) throw notWanted()
    const way = ways.by('card')
    const attempt = await attempts.open(
      new PaymentAttempt(
        {
          id: ids.newId(),
          origin: digest(`${order.id} card ${before.length}`),
          provider: way.name,
          way: 'card',
          price: order.total,
          sum: way.agree(order.total),
          payer: null,
        },
        now,
      ),
    )
    const ofOrder = await payWith(attempt.id, order, ports)
    order.paymentReference = attempt.id
    await orders.save(order)
    return ofOrder
  })
}

/** Lets go of a try of which nobody knows whether it has begun, so that another one may; its order waits on. */
async function makeWay(
  attempt: PaymentAttempt,
  ports: AnotherCardPorts,
  place: Place & { readonly link: null },
): Promise<void> {
  const said = await ports.ways.of(attempt).release(attempt)
  const standing = said.is === 'ended' ? { ...said, mayTryAgain: true } : said
  await applyStanding(attempt.id, { standing }, ports, place)
}

/**
 * Pays an order whose card was refused with another one. Refused again, it waits for the next.
 * @throws DomainError conflict 'no-card-wanted'; rule-broken (field `token`); whatever kept its provider from being asked
 */
export async function payWithAnotherCard(
  order: Order,
  token: string,
  ports: AnotherCardPorts,
  { publicUrl }: Place,
): Promise<void> {
  if (token === '')
    throw new DomainError('rule-broken', 'order-incomplete', paymentIncomplete, {
      token: 'Card number is required',
    })
  const place = { publicUrl, link: null }
  const last = (await ports.attempts.ofOrder(order.number)).at(-1)
  if (last?.standing === 'unknown') await makeWay(last, ports, place)
  const attempt = await nextCard(order, ports)
  // What the card is paid with is gone with this request: where nobody could be asked, the next one begins anew.
  const begun = await ports.ways
    .of(attempt)
    .begin(attempt, { token })
    .catch(async (error: unknown) => {
      await makeWay(attempt, ports, place).catch(() => undefined)
      throw error
    })
  await applyStanding(attempt.id, begun, ports, place)
  await takeHeld(await current(order, ports), attempt.id, ports, place)
}

const current = async (order: Order, { orders }: PaymentPorts): Promise<Order> =>
  (await orders.byNumber(order.number)) ?? order

/** Has the provider asked how the last try to pay an unpaid order stands. */
export async function lookAtPayment(order: Order, ports: PaymentPorts, { publicUrl }: Place): Promise<void> {
  const { paymentReference: id, status } = order
  const attempt = id === null || status !== 'awaiting-payment' ? null : await ports.attempts.byId(id)
  if (!attempt || attempt.isSettled || attempt.way === 'transfer') return
  const place = { publicUrl, link: null }
  await hearFrom(attempt, ports, place)
  await takeHeld(order, attempt.id, ports, place)
}

/** What only the buyer can do before their card pays. What a provider cannot say now is not said. */
export async function actionDue(
  { status, method }: Pick<Order, 'status' | 'method'>,
  attempts: readonly PaymentAttempt[],
  { ways }: Pick<PaymentPorts, 'ways'>,
): Promise<BuyerAction | undefined> {
  const last = attempts.at(-1)
  if (method !== 'card' || status !== 'awaiting-payment' || last?.standing !== 'waiting') return undefined
  const standing = await ways
    .of(last)
    .look(last)
    .catch(() => null)
  return standing?.is === 'waiting' ? standing.action : undefined
}
