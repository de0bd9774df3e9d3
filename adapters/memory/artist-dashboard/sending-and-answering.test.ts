import { beforeEach, describe, expect, it } from 'vitest'
import { artistDashboardServices } from '#adapters/composition/artist-dashboard/artist-dashboard.tokens.ts'
import type { ArtistDashboard } from '#application/artist-dashboard/contract.ts'
import { givenArtist, hangWork } from '../testing/given-works.ts'
import { byCard, byPhone, type OpenShop, openShop } from '../testing/open-shop.ts'

let shop: OpenShop
let dashboard: ArtistDashboard

const dashboardOf = (artistId: string): ArtistDashboard => {
  const caller = shop.signedIn({ role: 'artist' })
  shop.memory.accounts.artistIds.set(caller.userId, artistId)
  return shop.assembly.get(artistDashboardServices.dashboard)(caller)
}

beforeEach(() => {
  shop = openShop()
  dashboard = dashboardOf(shop.artistId)
})

const parcel = { carrier: ' DHL ', trackingNumber: ' JD0146 ' }
const noOrder = (number: string) => ({
  refusal: 'not-found',
  code: 'order-not-found',
  message: `You have no order ${number} to send.`,
})

it('what waits is counted for whoever asks alone', async () => {
  await shop.place(byCard)
  expect(await dashboard.waiting()).toEqual({ orders: 1, claims: 0, messages: 0 })
  const brook = dashboardOf(givenArtist(shop.memory.gallery, 'Brook'))
  expect(await brook.waiting()).toEqual({ orders: 0, claims: 0, messages: 0 })
})

describe('sending a parcel', () => {
  it('notes who brings it, without the spaces around, and tells the buyer so once', async () => {
    const { id, number } = await shop.place(byCard)
    expect(await dashboard.ship(number, parcel)).toMatchObject({
      status: 'shipped',
      carrier: 'DHL',
      trackingNumber: 'JD0146',
    })
    const mail = shop.mailOf(`order-shipped:${id}:${shop.artistId}`)
    expect(mail?.to).toBe('lena@example.test')
    expect(mail?.text).toContain('JD0146')
  })

  it('is said with what is missing', async () => {
    const { number } = await shop.place(byCard)
    await expect(dashboard.ship(number, { carrier: '', trackingNumber: '' })).rejects.toMatchObject({
      refusal: 'rule-broken',
      code: 'parcel-incomplete',
      fields: { carrier: 'Carrier is required', trackingNumber: 'Tracking number is required' },
    })
    expect(await dashboard.order(number)).toMatchObject({ status: 'waiting' })
  })

  it('is told with the works of whoever sends it alone', async () => {
    const brook = givenArtist(shop.memory.gallery, 'Brook')
    const theirs = hangWork(shop.memory.gallery, { artistId: brook, title: 'Bell', price: 50_00, stock: 1 })
    const request = shop.request(byCard)
    const items = [...request.items, { artworkId: theirs, quantity: 1 }]
    const { id, number } = await shop.ordering().place({ ...request, items }, 'key-of-an-order')
    await dashboardOf(brook).ship(number, { carrier: 'UPS', trackingNumber: 'B-7711' })
    const said = shop.mailOf(`order-shipped:${id}:${brook}`)?.text
    expect(said).toContain('B-7711')
    expect(said).toContain('Bell')
    expect(said).not.toContain('Harbour at Dusk')
    expect(await dashboard.order(number)).toMatchObject({ status: 'waiting' })
  })

  it('is for no order of others, of nobody, or that is not paid', async () => {
    const unpaid = await shop.place(byPhone)
    const stranger = dashboardOf(givenArtist(shop.memory.gallery, 'Brook'))
    const { number } = await shop.place(byCard)
    await expect(stranger.ship(number, parcel)).rejects.toMatchObject(noOrder(number))
    await expect(dashboard.ship(unpaid.number, parcel)).rejects.toMatchObject(noOrder(unpaid.number))
    await expect(dashboard.order('12')).rejects.toMatchObject(noOrder('12'))
  })
})

describe('correcting a parcel', () => {
  const corrections = () =>
    [...shop.memory.mails].flatMap(([event, { mail }]) =>
      event.startsWith('parcel-corrected:') ? [mail] : [],
    )

  it('tells the buyer of another number, and of none that they know', async () => {
    const { number } = await shop.place(byCard)
    await dashboard.ship(number, parcel)
    expect(await dashboard.correctParcel(number, parcel)).toMatchObject({ trackingNumber: 'JD0146' })
    expect(corrections()).toEqual([])
    const corrected = { carrier: ' UPS ', trackingNumber: ' 1Z999 ' }
    expect(await dashboard.correctParcel(number, corrected)).toMatchObject({
      status: 'shipped',
      carrier: 'UPS',
      trackingNumber: '1Z999',
    })
    await dashboard.correctParcel(number, corrected)
    expect(corrections()).toMatchObject([{ to: 'lena@example.test' }])
    expect(corrections()[0]?.text).toContain('UPS, 1Z999')
  })

  it('tells of each that is another, also where one of the two stays', async () => {
    const { number } = await shop.place(byCard)
    await dashboard.ship(number, parcel)
    await dashboard.correctParcel(number, { carrier: 'UPS', trackingNumber: 'JD0146' })
    await dashboard.correctParcel(number, { carrier: 'UPS', trackingNumber: '1Z999' })
    expect(corrections()).toHaveLength(2)
  })

  it('is possible of a parcel that is on its way, with a number by which it can be found', async () => {
    const { number } = await shop.place(byCard)
    await expect(dashboard.correctParcel(number, parcel)).rejects.toMatchObject({
      code: 'parcel-not-on-its-way',
    })
    await dashboard.ship(number, parcel)
    await expect(
      dashboard.correctParcel(number, { carrier: 'DHL', trackingNumber: '?' }),
    ).rejects.toMatchObject({ fields: { trackingNumber: 'Enter a valid tracking number' } })
    const stranger = dashboardOf(givenArtist(shop.memory.gallery, 'Brook'))
    await expect(stranger.correctParcel(number, parcel)).rejects.toMatchObject(noOrder(number))
  })

  it('is done so often and no more, as each is a mail', async () => {
    const { number } = await shop.place(byCard)
    await dashboard.ship(number, parcel)
    for (let time = 0; time < 20; time++)
      await dashboard.correctParcel(number, { carrier: 'DHL', trackingNumber: `JD0146${time}` })
    await expect(dashboard.correctParcel(number, parcel)).rejects.toMatchObject({
      refusal: 'too-many-requests',
    })
    expect(corrections()).toHaveLength(20)
  })
})

describe('answering a message', () => {
  const write = (message: { readonly id: string; readonly senderEmail?: string }) =>
    shop.memory.messages.set(message.id, {
      artistId: shop.artistId,
      senderId: null,
      senderName: 'Lena Okoro',
      senderEmail: 'lena@example.test',
      subject: 'A commission',
      text: 'Would you?',
      sentAt: shop.day.now,
      ...message,
    })

  it('goes by mail to whoever wrote, without the spaces around, and the message is read', async () => {
    write({ id: 'one' })
    expect(await dashboard.answer('one', '  Gladly.\n')).toMatchObject({
      read: true,
      answers: [{ text: 'Gladly.', at: shop.day.now.toISOString() }],
    })
    const [[event, { mail }] = ['', { mail: undefined }]] = [...shop.memory.mails]
    expect(event).toMatch(/^message-answer:[\w-]{20,}$/)
    expect(mail?.to).toBe('lena@example.test')
    for (const words of ['Gladly.', 'Would you?', 'https://sanaa.test/artists/details?'])
      expect(mail?.text).toContain(words)
  })

  it('reaches nobody whose account is gone', async () => {
    write({ id: 'one', senderEmail: '' })
    await expect(dashboard.answer('one', 'Gladly.')).rejects.toMatchObject({
      refusal: 'conflict',
      code: 'sender-gone',
      message: 'Whoever wrote this has deleted their account since, and no answer reaches them.',
    })
    expect(shop.memory.mails.size).toBe(0)
  })

  it('has words', async () => {
    write({ id: 'one' })
    await expect(dashboard.answer('one', ' ')).rejects.toMatchObject({
      code: 'answer-incomplete',
      fields: { text: 'Answer is required' },
    })
  })

  it('is for messages to oneself; so is having read one', async () => {
    write({ id: 'one' })
    const stranger = dashboardOf(givenArtist(shop.memory.gallery, 'Brook'))
    const none = { refusal: 'not-found', code: 'message-not-found', message: 'You have no such message.' }
    await expect(stranger.answer('one', 'Gladly.')).rejects.toMatchObject(none)
    await expect(stranger.markRead('one')).rejects.toMatchObject(none)
    await dashboard.markRead('one')
    expect((await dashboard.messages({})).items).toMatchObject([{ id: 'one', read: true, answers: [] }])
  })
})

it('an artist leafs through the books line by line, and every line comes once', async () => {
  for (let order = 0; order < 3; order++) {
    shop.later(1)
    await shop.place(byCard)
  }
  const first = await dashboard.ledger({ limit: 2 })
  const { items, next } = await dashboard.ledger({ limit: 2, cursor: first.next ?? '' })
  expect([first.items.length, items.length, next]).toEqual([2, 1, null])
  expect(new Set([...first.items, ...items].map(({ orderNumber }) => orderNumber)).size).toBe(3)
})
