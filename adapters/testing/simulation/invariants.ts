import { type LedgerAccount, ledgerSum } from '#domain/fair-pay/ledger.ts'
import { splitPrice } from '#domain/fair-pay/price-split.ts'
import type { Order } from '#domain/orders/order.ts'
import { keptShares } from '#domain/orders/refund.ts'
import { wasTakenOut } from '#domain/payouts/payout-batch.ts'
import { sumOf } from '#domain/shared/money.ts'
import { holdsOfAftermath, holdsOfAftermathInTheEnd } from './aftermath-invariants.ts'
import { cartsAreRight } from './cart-invariants.ts'
import { holdsAreRight, stockIsRight } from './stock-invariants.ts'
import { holds, isPaid, type Truth } from './truth.ts'

function booksAreRight({ memory: { books, orders } }: Truth): void {
  const of = (id: string) => books.entries.get(id) ?? []
  const on = (id: string, is: (account: LedgerAccount) => boolean) =>
    sumOf(
      of(id)
        .filter(({ account }) => is(account))
        .map(({ amount }) => amount),
    )
  for (const [id, entries] of books.entries) holds(ledgerSum(entries) === 0, 'Books sum to zero.', id)
  for (const order of orders.orders.values()) {
    const { id, number, price, status, feePercent } = order
    const buyer = on(id, ({ kind }) => kind === 'buyer')
    const owed = isPaid(order) ? price.left : 0
    holds(owed + buyer === 0, 'A buyer has paid in the books what is left of the order.', number, {
      status,
      owed,
      buyer,
    })
    holds(
      isPaid(order) === of(id).length > 0,
      'What is paid is in the books, and nothing else.',
      number,
      status,
    )
    if (isPaid(order))
      for (const { artistId, kept } of keptShares(order))
        holds(
          on(id, (account) => account.kind === 'artist' && account.artistId === artistId) ===
            splitPrice(kept, feePercent).artist,
          'An artist has their part of what is kept.',
          number,
        )
  }
}

function payoutsAreRight({ memory: { books, mails } }: Truth): void {
  const entries = [...books.entries.values()].flat()
  const place = { 'set-aside': 'set-aside', sent: 'on-its-way', settled: 'paid-out' } as const
  for (const [standing, kind] of Object.entries(place)) {
    const booked = sumOf(entries.filter(({ account }) => account.kind === kind).map(({ amount }) => amount))
    const is = [...books.payouts.values()].filter((payout) => payout.standing === standing)
    holds(
      booked === sumOf(is.map(({ amount }) => amount)),
      'Payouts are where the books say.',
      standing,
      booked,
    )
  }
  const months = [...books.payouts.values()].map(({ artistId, month }) => `${artistId} ${month}`)
  holds(new Set(months).size === months.length, 'An artist is paid once a month.')
  for (const { id, amount, standing, batchId, closedAt } of books.payouts.values()) {
    const sentAt = books.batches.get(batchId)?.sentAt ?? null
    const hasLeft = standing !== 'set-aside' && !wasTakenOut({ standing, sentAt, closedAt })
    holds(amount > 0, 'A payout is of some money.')
    holds(mails.has(`payout:${id}`) === hasLeft, 'An artist hears of a payout that has left.', id)
    holds(
      mails.has(`payout-returned:${id}`) === (standing === 'returned'),
      'An artist hears of what came back.',
      id,
    )
  }
}

function payoutsKnowTheirOrders({ memory: { books } }: Truth): void {
  const taken = new Map<string, number>()
  for (const { id, artistId, amount, standing, takes } of books.payouts.values()) {
    holds(sumOf(takes.map((part) => part.amount)) === amount, 'A payout comes to what it took.', id)
    for (const part of standing === 'returned' ? [] : takes) {
      const key = `${part.orderId} ${artistId}`
      taken.set(key, (taken.get(key) ?? 0) + part.amount)
    }
  }
  for (const [key, amount] of taken) {
    const [orderId = '', artistId] = key.split(' ')
    const sold = (books.entries.get(orderId) ?? []).filter(
      ({ kind, account }) => kind === 'sale' && account.kind === 'artist' && account.artistId === artistId,
    )
    holds(amount <= sumOf(sold.map((line) => line.amount)), 'Of no order more leaves than it sold for.', key)
  }
}

function ordersAreWhole({ memory: { orders, payments }, bank, wanted }: Truth): void {
  for (const order of orders.orders.values()) {
    const { number, method, paymentReference, timeline } = order
    const paid = timeline.filter(({ status }) => status === 'paid').length
    holds(paid <= 1, 'An order is paid once.', number)
    if (!isPaid(order) || method === 'atm') continue
    const payment = bank.payments.get(paymentReference ?? '')
    holds(payment?.standing.is === 'taken' && payment.captures === 1, 'A paid order has its money.', number)
    const attempt = payments.attempts.get(paymentReference ?? '')
    holds(attempt?.orderNumber === number, 'An attempt knows its order.', number)
    holds(attempt?.price === order.total, 'What is charged is what the order costs.', number, attempt?.price)
  }
  for (const { answer } of wanted) {
    if (!answer) continue
    const order = orders.orders.get(answer.number)
    holds(order !== undefined, 'An order that was acknowledged is there.', answer.number)
    if (answer.status === 'paid' && order)
      holds(isPaid(order), 'An order that was told to be paid stays paid.', answer.number, order.status)
  }
  const keys = wanted.filter(({ request }) => request.items.length > 0).length
  holds(orders.orders.size <= keys, 'One wish makes one order.', orders.orders.size, keys)
}

function mailsAreTrue({ memory: { mails, orders }, post, troubles }: Truth): void {
  const known = new Set([...mails.values()].map(({ id }) => id))
  for (const [id, { mail }] of post.arrived)
    holds(known.has(id), 'A mail tells what has become true.', mail.subject)
  const again = sumOf([...post.arrived.values()].map(({ times }) => times - 1))
  holds(again <= troubles, 'A mail comes once, unless its sending was disturbed.', { again, troubles })
  for (const order of orders.orders.values())
    holds(
      isPaid(order) === mails.has(`order-confirmed:${order.id}`),
      'A paid order is confirmed.',
      order.number,
    )
}

/** What is true at each moment. @throws Broken */
export function holdsNow(truth: Truth): void {
  stockIsRight(truth)
  cartsAreRight(truth)
  holdsAreRight(truth)
  booksAreRight(truth)
  payoutsAreRight(truth)
  payoutsKnowTheirOrders(truth)
  ordersAreWhole(truth)
  mailsAreTrue(truth)
  holdsOfAftermath(truth)
}

/** What is true once all trouble is over, and everything that waited has been done. @throws Broken */
export function holdsInTheEnd(truth: Truth): void {
  holdsNow(truth)
  const { memory, bank, post } = truth
  const all = [...memory.orders.orders.values()]
  holds(memory.jobs.waiting.size === 0, 'Nothing waits for ever.', [...memory.jobs.waiting.values()])
  for (const order of all)
    holds(order.status !== 'awaiting-payment', 'No order waits for ever.', order.number)
  for (const payment of bank.payments.values()) {
    const { id, standing, captures } = payment
    holds(standing.is !== 'held', 'No hold is without an order.', id)
    holds(captures <= 1, 'Nothing is taken twice.', id)
    const order = all.find(
      ({ paymentReference, ...each }) => paymentReference === id && isPaid(each as Order),
    )
    const owed = order?.price.left ?? 0
    holds(bank.kept(payment) === owed, 'What was taken belongs to a paid order, or went back.', id, {
      kept: bank.kept(payment),
      owed,
    })
    const attempt = memory.payments.attempts.get(id)
    holds(attempt !== undefined, 'Every payment was written down.', id)
    holds(
      (attempt?.standing === 'taken') === (standing.is === 'taken'),
      'What was taken is known.',
      id,
      attempt?.standing,
    )
  }
  for (const { id, standing, isSettled } of memory.payments.attempts.values())
    holds(isSettled, 'No attempt stays open.', id, standing)
  holdsOfAftermathInTheEnd(truth)
  for (const [event, { id }] of memory.mails) holds(post.arrived.has(id), 'Every mail arrives.', event)
}
