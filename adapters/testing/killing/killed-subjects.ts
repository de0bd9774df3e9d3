import { randomUUID } from 'node:crypto'
import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { fairPayPorts } from '#adapters/composition/fair-pay/fair-pay.tokens.ts'
import { orderServices } from '#adapters/composition/orders/orders.tokens.ts'
import { sandbox } from '#adapters/composition/payments/payments.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts } from '#adapters/composition/shared/shared.tokens.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { paymentEntries } from '#domain/fair-pay/ledger.ts'
import { givenAccount } from '../given-accounts.ts'
import { cardForm, testCards } from '../shopping.ts'
import { firstOrderOf, type StoryName, type Subject } from './killed-stories.ts'

/** What each work costs. */
const price = 5000

/** An artist with an account for payouts, of whom something was delivered long ago: $85.00 are theirs. */
async function dueArtist(plain: Assembly, sql: Sql): Promise<void> {
  const userId = await givenAccount(sql, 'artist', 'Amina')
  const [artist] = await sql<{ id: string }>('select id from artists where user_id = $1', [userId])
  const orderId = randomUUID()
  await sql(
    `insert into orders (id, number, email, status, method, payment_status, shipping, fee_percent,
       access_key_digest, placed_at, expires_at)
     values ($1, $2, 'p@example.test', 'delivered', 'atm', 'paid', '{}', 15, '', now(), now())`,
    [orderId, orderId],
  )
  await sql(
    `insert into order_events (order_id, position, status, at) values ($1, 0, 'delivered', '2026-01-02')`,
    [orderId],
  )
  const now = new Date()
  await plain.get(sharedPorts.work).run(async () => {
    const share = { artistId: artist?.id ?? '', subtotal: 10_000 }
    await plain.get(fairPayPorts.ledger).post(orderId, paymentEntries([share], 15), now)
    const account = {
      id: randomUUID(),
      userId,
      kind: 'iban',
      ending: '3000',
      confirmBy: now,
      usedFrom: null,
    } as const
    const destination = { kind: 'iban', iban: 'DE89370400440532013000', holder: 'Amina' } as const
    await plain.get(payoutPorts.accounts).name(account, destination, '')
    await plain.get(payoutPorts.accounts).confirm(account, now)
  })
}

/** What stories begin with, each with one of its own. */
export const killedSubjects = (plain: Assembly, sql: Sql, adminId: string) => {
  const nothing: Subject = {
    artworkId: '',
    token: '',
    orderNumber: '',
    accessKey: '',
    artistUserId: '',
    statement: '',
    event: '',
    adminId,
  }
  const token = async () => (await plain.get(sandbox.cardTokens).tokenise(cardForm(testCards.pays))).token

  async function paid(artworkId: string) {
    const request = firstOrderOf(artworkId, { method: 'card', token: await token() })
    const order = await plain.get(orderServices.ordering)(null).place(request, randomUUID())
    return { ...nothing, artworkId, orderNumber: order.number, accessKey: order.accessKey }
  }

  /** Somebody who is known, so that the order waits for its transfer at once; and what their bank has sent. */
  async function transferred(artworkId: string): Promise<Subject> {
    const userId = await givenAccount(sql, 'user')
    await sql('update users set email_verified_at = now() where id = $1', [userId])
    const payment = { method: 'atm', bankName: 'Equity Bank', accountNumber: '0123456789' } as const
    const caller = { userId, role: 'user', sessionId: 'one' } as const
    const { number } = await plain
      .get(orderServices.ordering)(caller)
      .place(firstOrderOf(artworkId, payment), randomUUID())
    const statement = `date,amount,currency,name,iban,text,id
2026-11-23,${price / 100},USD,Lena Okoro,BE68539007547034,${number},bank-${number}`
    return { ...nothing, artworkId, orderNumber: number, statement }
  }

  async function shipped(): Promise<Subject> {
    const name = `Brook ${randomUUID()}`
    const artistUserId = await givenAccount(sql, 'artist', name)
    const subject = await paid(await givenArtwork(sql, { title: 'Sent', artist: name, price, stock: 1 }))
    await plain
      .get(artistDashboardServices.dashboard)({ userId: artistUserId, role: 'artist', sessionId: 'one' })
      .ship(subject.orderNumber, { carrier: 'DHL', trackingNumber: 'JD014600' })
    return { ...subject, artistUserId }
  }

  /** Where there is a mail server, a mail waits for it. */
  async function written(): Promise<Subject> {
    const event = `killed:${randomUUID()}`
    await sql(
      `insert into outbox (event, recipient, subject, body, html, created_at)
       values ($1, 'lena@example.test', 'Hello', 'Hello', '<p>Hello</p>', now())`,
      [event],
    )
    return { ...nothing, event }
  }

  return async (story: StoryName): Promise<Subject> => {
    if (story === 'a payout' || story === 'a payout that comes back') {
      await dueArtist(plain, sql)
      return nothing
    }
    if (story === 'a mail') return written()
    if (story === 'a return') return shipped()
    // Of an artist of its own: a unit of work that books has an artist's sum locked until it ends.
    const artworkId = await givenArtwork(sql, {
      title: 'One of a kind',
      artist: randomUUID(),
      price,
      stock: 1,
    })
    switch (story) {
      case 'a refund':
        return paid(artworkId)
      case 'a transfer':
        return transferred(artworkId)
      case 'an order by card':
        return { ...nothing, artworkId, token: await token() }
      default:
        return { ...nothing, artworkId }
    }
  }
}
