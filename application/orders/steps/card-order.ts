import type { BegunPayment } from '#application/payments/payment-provider.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { refusal } from '#domain/payments/standing.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { ArtworkOnSale } from '../artwork-stock.ts'
import { priceOf } from '../availability.ts'
import type { OrderWriter, OrderWriterPorts, SentOrder, WrittenOrder } from './order-writing.ts'
import { takeOutOfCart } from './out-of-cart.ts'
import { applyStanding, letGo } from './payment.ts'

/** Who has bought the last piece themselves is told that it has left their cart, as the writer would, and not that it is sold out. */
async function agreedPrice(
  { request, cart }: SentOrder,
  works: readonly ArtworkOnSale[],
  ports: OrderWriterPorts,
): Promise<Cents> {
  try {
    return priceOf(request, works)
  } catch (error) {
    if (!cart) throw error
    const order = { id: ports.ids.newId(), at: ports.clock.now() }
    return ports.work.run(async () => {
      await takeOutOfCart(cart, request.items, order, ports)
      // Nothing stays taken out: there is no order.
      throw error
    })
  }
}

/**
 * Writes an attempt down, holds the money, and writes the order, which waits for the money to be taken, or for its buyer whom
 * the card's bank asks first; lets go of it when there is no order to pay for.
 * @throws DomainError payment-refused, and as the writer does
 */
export async function placeByCard(
  wanted: SentOrder,
  token: string,
  write: OrderWriter,
  ports: OrderWriterPorts,
  place: { readonly publicUrl: string },
): Promise<WrittenOrder | null> {
  const { stock, attempts, ways, jobs, work, ids, clock, digest } = ports
  const { items } = wanted.request
  const works = await stock.look(items.map(({ artworkId }) => artworkId))
  const price = await agreedPrice(wanted, works, ports)
  const way = ways.by('card')
  // The same request, sent twice, shares one hold unless its card became another token.
  const attempt = await attempts.open(
    new PaymentAttempt(
      {
        id: ids.newId(),
        origin: digest(`${wanted.idempotencyKey} ${token}`),
        provider: way.name,
        way: 'card',
        price,
        sum: way.agree(price),
        payer: null,
      },
      clock.now(),
    ),
  )
  if (attempt.standing === 'ended') throw refusal(attempt.sentence ?? '')
  const nowhere = { ...place, link: null }
  const said = await way.begin(attempt, { token })
  // What is taken already becomes known when it is taken for an order, which it pays, or is let go of, whereupon it goes back.
  const begun: BegunPayment =
    said.standing.is === 'taken' ? { ...said, standing: { ...said.standing, is: 'held' } } : said
  const isHeld = begun.standing.is === 'held'
  const isAsked = begun.standing.is === 'waiting' && begun.standing.action !== undefined
  // Nobody could say: whoever asks again under the same key finds out.
  if (!isHeld && !isAsked) {
    await applyStanding(attempt.id, begun, ports, nowhere)
    if (begun.standing.is === 'ended') throw refusal(begun.standing.sentence)
    throw new Unavailable('The card’s bank has not answered. Please try again.')
  }

  /** A hold that no order pays with ends before it is let go of, so that none is written with it any more. */
  const abandon = async () => {
    await applyStanding(attempt.id, begun, ports, nowhere)
    const isAbandoned = await work.run(async () => {
      const current = await attempts.byId(attempt.id)
      if (!current || current.orderNumber !== null || current.isAbandoned) return false
      current.isAbandoned = true
      await attempts.save(current)
      return true
    })
    if (isAbandoned)
      await letGo(attempt.id, ports, nowhere).catch(() =>
        jobs.add('let-go-of-hold', { reference: attempt.id }),
      )
  }
  // A price that moves between the hold and the order refuses the order.
  const priceOfOne = new Map(works.map(({ id, price: one }) => [id, one]))
  const priced = items.map((item) => ({ ...item, price: priceOfOne.get(item.artworkId) }))
  const request = { ...wanted.request, items: priced }
  const written = await write({ ...wanted, request }, { attempt, heard: begun, isHeld }).catch(
    async (error: unknown) => {
      // Whatever else went wrong, the same request may come again and pay with the same hold; if it does not, that is found.
      // Why there is no order is what the buyer is told, also where the hold could not be ended: it is found as silent then.
      if (isDomainError(error)) await abandon().catch(() => undefined)
      throw error
    },
  )
  if (!written) await abandon()
  return written
}
