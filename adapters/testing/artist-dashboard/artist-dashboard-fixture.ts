import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { artistDashboardPorts } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { claimPorts } from '#adapters/composition/claims/claims.tokens.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { returnPorts } from '#adapters/composition/returns/returns.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { type LedgerEntry, refundEntries } from '#domain/fair-pay/ledger.ts'
import type { Order } from '#domain/orders/order.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { emptyShipping } from '#domain/orders/shipping.ts'
import { aLine, anOrder } from '#domain/testing/orders.ts'

export interface GivenArtist {
  readonly userId: string
  readonly artistId: string
  /** A work of theirs, for lines of orders. */
  readonly artworkId: string
}

/** The product over one kind of storage, and artists for it. */
export interface DashboardBackstage {
  readonly assembly: Assembly
  givenArtist(name: string): Promise<GivenArtist>
  close(): Promise<void>
}

/** What is read and written there. */
const portsOf = (assembly: Assembly) => ({
  reader: assembly.get(artistDashboardPorts.reader),
  inbox: assembly.get(artistDashboardPorts.inbox),
  list: assembly.get(orderPorts.list),
  orders: assembly.get(orderPorts.orders),
  ledger: assembly.get(fairPayPorts.ledger),
  payouts: assembly.get(payoutPorts.payouts),
  shown: assembly.get(payoutPorts.reader),
  withdrawals: assembly.get(returnPorts.withdrawals),
  claims: assembly.get(claimPorts.claims),
  messages: assembly.get(messagePorts.messages),
  work: assembly.get(sharedPorts.work),
})

interface GivenPart {
  readonly artist: GivenArtist
  readonly price: number
  readonly quantity?: number
  readonly carriage?: number | null
}

export const minute = 60_000
export const began = Date.parse('2026-01-15T10:00:00Z')
export const payday = new Date('2026-06-01T00:00:00Z')

/** The books' lines of an order of which all is given back. */
export const givenBackAll = ({ shares, feePercent }: Order): readonly LedgerEntry[] =>
  refundEntries(
    shares.map(({ artistId, subtotal }) => ({ artistId, kept: subtotal, back: subtotal })),
    feePercent,
  )

/** Artists with orders over one kind of storage; each moment is a minute after the one before. */
export function dashboardFixture(open: () => Promise<DashboardBackstage>) {
  let backstage: DashboardBackstage & ReturnType<typeof portsOf>
  let moments = 0
  const moment = () => new Date(began + ++moments * minute)
  beforeAll(async () => {
    const opened = await open()
    backstage = { ...opened, ...portsOf(opened.assembly) }
  })
  afterAll(() => backstage.close())

  /** An order a minute after the one before, and what has happened to it since. */
  async function givenOrder(
    parts: readonly GivenPart[],
    {
      feePercent = 15,
      name = 'Lena Okoro',
      happens = (order: Order, at: Date): unknown => order.markPaid(at),
      /** When it comes into the books, where that is not at once. */
      postedAt = null as Date | null,
    } = {},
  ): Promise<Order> {
    const at = moment()
    const id = randomUUID()
    const order = anOrder(
      {
        id,
        number: orderNumberFrom(randomIds.digits(orderNumberDigits)),
        email: `${name.split(' ')[0]}@example.test`,
        shipping: { ...emptyShipping, name },
        lines: parts.map(({ artist: { artistId, artworkId }, price, quantity = 1 }) => {
          const artist = { id: artistId, name: 'Amina Njoroge' }
          return aLine({ artworkId, title: 'Harbour', quantity, price, artist })
        }),
        carriages: Object.fromEntries(
          parts.map(({ artist, carriage = null }) => [artist.artistId, carriage]),
        ),
        feePercent,
        accessKeyDigest: sha256(id),
      },
      at,
    )
    happens(order, at)
    await backstage.work.run(async () => {
      await backstage.orders.claim(sha256(id), 'request')
      await backstage.orders.add(order, sha256(id))
      if (!order.timeline.some(({ status }) => status === 'paid')) return
      await backstage.ledger.post(id, order.payment, postedAt ?? at)
      if (order.status === 'refunded') await backstage.ledger.post(id, givenBackAll(order), at)
    })
    return order
  }

  async function givenMessage(artistId: string, subject: string): Promise<string> {
    const id = randomUUID()
    await backstage.messages.add({
      id,
      artistId,
      senderId: null,
      senderName: 'Lena Okoro',
      senderEmail: 'lena@example.test',
      subject,
      text: 'Would you?',
      sentAt: moment(),
    })
    return id
  }

  const refunded = (order: Order, at: Date) => {
    order.markPaid(at)
    order.refund({}, { id: randomUUID(), at, askedBy: null })
  }
  const shippedBy = (artist: GivenArtist) => (order: Order, at: Date) => {
    order.markPaid(at)
    order.ship(artist.artistId, 'DHL', 'JD0146', at)
  }

  return {
    get backstage() {
      return backstage
    },
    moment,
    givenOrder,
    givenMessage,
    refunded,
    shippedBy,
  }
}

export type DashboardFixture = ReturnType<typeof dashboardFixture>
