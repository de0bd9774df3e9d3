import type { Order } from '#domain/orders/order.ts'
import { isOpen } from '#domain/returns/return.ts'
import { sumOf } from '#domain/shared/money.ts'
import { headStartOver } from '#domain/waiting/waiting.ts'
import { works } from './market.ts'
import { holds, isPaid, type Truth } from './truth.ts'

/** What came for an order by statements: what is kept of it, and what waits for the rest. */
function cameFor({ number }: Order, { memory: { orders } }: Truth) {
  const money = [...orders.money.values()].filter(({ orderNumber }) => orderNumber === number)
  const waits = money.filter(({ standing }) => standing === 'waits')
  const placed = money.filter(({ standing }) => standing !== 'waits' && standing !== 'unplaced')
  return {
    kept: sumOf(placed.map(({ amount, back }) => amount - back)),
    waiting: sumOf(waits.map(({ amount }) => amount)),
  }
}

function transfersAreRight(truth: Truth): void {
  const { memory, bank } = truth
  const { orders, money } = memory.orders
  holds(money.size <= bank.incoming.length, 'A payment is counted once, whatever files tell of it.')
  for (const order of orders.values()) {
    if (order.method !== 'atm') continue
    const { number, total, status } = order
    const { kept, waiting } = cameFor(order, truth)
    const due = isPaid(order) ? total : 0
    holds(
      bank.byHand.has(number) ? kept <= due : kept === due,
      'Of what was transferred just the price is kept.',
      number,
      { status, kept, due },
    )
    if (status === 'awaiting-payment')
      holds(waiting < total, 'What is enough pays its order.', number, { waiting, total })
    else holds(waiting === 0, 'Nothing waits for an order that is paid or has ended.', number, waiting)
  }
  for (const { id, back } of money.values())
    for (const event of [`money-back:${id}`, `refund-due:${id}`])
      holds(memory.mails.has(event) === back > 0, 'Buyer and shop hear of what goes back.', event, back)
}

function withdrawalsAreRight({ memory, aftermath }: Truth): void {
  const { returns, withdrawals } = memory.returns
  const { mails } = memory
  const orders = new Map([...memory.orders.orders.values()].map((order) => [order.id, order]))
  holds(
    withdrawals.size <= aftermath.withdrawals.size,
    'One press is one statement.',
    withdrawals.size,
    aftermath.withdrawals.size,
  )
  for (const { id } of withdrawals.values())
    holds(mails.has(`withdrawal:${id}:named`), 'A withdrawal is acknowledged.', id)
  for (const event of mails.keys()) {
    const [kind, id = ''] = event.split(':')
    if (kind === 'withdrawal') holds(withdrawals.has(id), 'What is acknowledged is kept.', event)
    if (kind === 'return-expected') holds(returns.has(id), 'What an artist is told to expect is kept.', event)
  }
  for (const { number, id, lines } of orders.values())
    for (const { artworkId, quantity } of lines) {
      const withdrawn = [...withdrawals.values()]
        .filter(({ orderId }) => orderId === id)
        .flatMap(({ pieces }) => pieces)
        .filter((each) => each.artworkId === artworkId)
      holds(
        sumOf(withdrawn.map((each) => each.quantity)) <= quantity,
        'Nobody withdraws from more than they bought.',
        number,
      )
    }
  for (const coming of returns.values()) {
    const { id, orderId, status, sentAt } = coming
    const isPaidBack = orders.get(orderId)?.refunds.some((refund) => refund.id === id) ?? false
    holds(
      !isPaidBack || status === 'received' || status === 'waived',
      'The money of a return goes back when it has ended well.',
      id,
      status,
    )
    holds(
      mails.has(`return-ended:${id}`) !== isOpen(coming),
      'A buyer hears of the end of a return.',
      id,
      status,
    )
    holds(
      mails.has(`return-sent:${id}`) === (sentAt !== null),
      'An artist hears of what is on its way back.',
      id,
      status,
    )
  }
}

function waitingIsRight({ memory: { mails, waits } }: Truth): void {
  const told = [...mails.keys()].filter((event) => event.startsWith('work-free:'))
  const ids = told.map((event) => event.split(':')[1] ?? '')
  holds(new Set(ids).size === ids.length, 'Whoever waits is told once.', told)
  for (const id of ids) {
    const first = waits.get(id)
    if (!first) continue
    const before = [...waits.values()].find(
      ({ artworkId, toldAt, since }) =>
        artworkId === first.artworkId && toldAt === null && since < first.since,
    )
    holds(before === undefined, 'Whoever asked first is told first.', before?.id, id)
  }
}

function noticesAreRight({ memory: { payments }, bank }: Truth): void {
  holds(payments.notices.size <= bank.told.size, 'What a provider tells is kept once.')
}

/** What is true of all this at each moment. @throws Broken */
export function holdsOfAftermath(truth: Truth): void {
  transfersAreRight(truth)
  withdrawalsAreRight(truth)
  waitingIsRight(truth)
  noticesAreRight(truth)
}

/** What is true of it once everything has been done. @throws Broken */
export function holdsOfAftermathInTheEnd(truth: Truth): void {
  const { memory, bank, now } = truth
  const { orders, money } = memory.orders
  holds(money.size === bank.incoming.length, 'All that has come is known.')
  for (const order of orders.values()) {
    if (order.method !== 'atm') continue
    const { kept, waiting } = cameFor(order, truth)
    holds(
      kept === (isPaid(order) ? order.total : 0),
      'What was said to be here has come.',
      order.number,
      kept,
    )
    const owed = waiting + (isPaid(order) ? order.price.left : 0)
    const is = bank.transfers.get(order.number) ?? 0
    holds(is === owed, 'What was transferred too much went back.', order.number, { is, owed })
  }
  for (const { id, title } of works) {
    const all = [...memory.waits.values()].filter(({ artworkId }) => artworkId === id)
    const asked = all.filter(({ toldAt }) => toldAt !== null && toldAt > headStartOver(now)).length
    const stock = memory.gallery.artworks.get(id)?.stock ?? 0
    holds(
      stock <= asked || all.every(({ toldAt }) => toldAt !== null),
      'Nobody waits for what can be bought.',
      title,
    )
  }
}
