import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardPayment, orderOf, sendOrder, testCards } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

const artwork = (title: string, stock = 1, price = 10_000) =>
  givenArtwork(api.database.sql, { title, stock, price })

async function stockOf(id: string): Promise<number | undefined> {
  const [row] = await api.database.sql<{ stock: number }>('select stock from artworks where id = $1', [id])
  return row?.stock
}

describe('POST /orders', () => {
  it('answers 201 with the order and its key', async () => {
    const id = await artwork('Harbour', 2, 64_000)
    const { status, body } = await sendOrder(api, orderOf(id, await cardPayment(api)))
    expect(status).toBe(201)
    expect(body).toMatchObject({ status: 'paid', total: 640, items: [{ artworkId: id, price: 640 }] })
    expect(await stockOf(id)).toBe(1)
  })

  it.each([
    [testCards.declined, 'Your card was declined.'],
    [testCards.insufficientFunds, 'Your card has insufficient funds.'],
  ])('answers 402 to the card %s and takes nothing', async (number, message) => {
    const id = await artwork('Not paid')
    const { status, body } = await sendOrder(api, orderOf(id, await cardPayment(api, number)))
    expect({ status, message: body.message }).toEqual({ status: 402, message })
    expect(await stockOf(id)).toBe(1)
  })

  it('answers 422 to an address that nobody can send to, in the words of the form', async () => {
    const request = orderOf(await artwork('Not sent'), await cardPayment(api))
    const shipping = { ...request.shipping, postalCode: 'abc', phone: '+25412' }
    const { status, body } = await sendOrder(api, { ...request, shipping })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      postalCode: 'Enter a valid postal code',
      phone: 'Enter a valid phone number',
    })
  })

  it('answers 422 to lines that fit on no parcel, in the words of the form', async () => {
    const tooLong = 'x'.repeat(300)
    const request = orderOf(await artwork('Not written'), await cardPayment(api))
    const shipping = { ...request.shipping, name: tooLong, street: tooLong }
    const email = `${tooLong}@example.test`
    const { status, body } = await sendOrder(api, { ...request, email, shipping })
    const text = 'At most 200 characters, please'
    const fields = { name: text, street: text, email: 'Enter a valid email address' }
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields })
  })

  it('keeps a phone number as it is dialled from everywhere', async () => {
    const request = orderOf(await artwork('Reached'), await cardPayment(api))
    const shipping = { ...request.shipping, country: 'KE', postalCode: '00100', phone: '+2540712345678' }
    expect((await sendOrder(api, { ...request, shipping })).body.shipping.phone).toBe('+254712345678')
  })

  it('knows a work by its id in capitals, and sees that it is there twice', async () => {
    const id = await artwork('Capitals', 2)
    const request = orderOf(id.toUpperCase(), await cardPayment(api))
    expect((await sendOrder(api, request)).body.items.map(({ artworkId }) => artworkId)).toEqual([id])
    const twice = [id, id.toUpperCase()].map((artworkId) => ({ artworkId, quantity: 1 }))
    expect((await sendOrder(api, { ...request, items: twice })).body.message).toBe(
      'The same work stands in the order twice.',
    )
  })

  it('says of a work that nobody knows that it is not here, however its id is written', async () => {
    const id = await artwork('Known', 1)
    const items = ['no-such-work', randomUUID()].map((artworkId) => ({ artworkId, quantity: 1 }))
    for (const payment of [
      await cardPayment(api),
      { method: 'atm', bankName: 'Equity', accountNumber: '12345678' },
    ]) {
      const request = { ...orderOf(id, await cardPayment(api)), payment, items }
      const { status, body } = await sendOrder(api, request)
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'out-of-stock' })
    }
  })

  it('answers 409 naming every work that is short', async () => {
    const [gone, few] = [await artwork('Gone', 0), await artwork('Few', 2)]
    const items = [gone, few].map((artworkId) => ({ artworkId, quantity: 3 }))
    const { status, body } = await sendOrder(api, { ...orderOf(gone, await cardPayment(api)), items })
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'out-of-stock' })
    expect(body.fields).toEqual({
      [gone]: '“Gone” is sold out.',
      [few]: 'There are only 2 left of “Few”.',
    })
  })

  it('answers 409 when a price is no longer the one that was seen', async () => {
    const id = await artwork('Dearer', 1, 5_000)
    const request = orderOf(id, await cardPayment(api))
    const items = [{ artworkId: id, quantity: 1, price: 45.5 }]
    const { status, body } = await sendOrder(api, { ...request, items })
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 409,
      code: 'price-changed',
      fields: { [id]: '“Dearer” now costs $50.00 instead of $45.50.' },
    })
  })

  it('answers 409 when the order costs another sum than the one that was shown, and 422 to what is no sum', async () => {
    const id = await artwork('Shown', 2, 5_000)
    const request = orderOf(id, await cardPayment(api))
    const { status, body } = await sendOrder(api, { ...request, total: 45.5 })
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 409,
      code: 'total-changed',
      message: 'Your order now costs $50.00 instead of $45.50.',
    })
    for (const total of [-1, 45.505, '50'])
      expect((await sendOrder(api, { ...request, total })).status).toBe(422)
    expect(await stockOf(id)).toBe(2)
    expect((await sendOrder(api, { ...request, total: 50 })).status).toBe(201)
  })

  it('answers 422 with the texts of the form', async () => {
    const request = orderOf(await artwork('Unaddressed'), await cardPayment(api))
    const { status, body } = await sendOrder(api, {
      ...request,
      shipping: { ...request.shipping, name: ' ', state: '' },
      email: 'lena',
    })
    expect(status).toBe(422)
    expect(body.message).toBe('Please fill in all required shipping information')
    expect(body.fields).toEqual({
      name: 'Name is required',
      state: 'State/Province is required',
      email: 'Enter a valid email address',
    })
  })

  it.each([
    [{ method: 'mpesa', phoneNumber: '07123' }, { phoneNumber: 'Enter a valid M-Pesa phone number' }],
    [
      { method: 'atm', bankName: '', accountNumber: '1234567' },
      { bankName: 'Bank name is required', accountNumber: 'Enter a valid account number' },
    ],
  ] as const)('answers 422 to the payment %j', async (payment, fields) => {
    const { status, body } = await sendOrder(api, orderOf(await artwork('Unpaid'), payment))
    expect(status).toBe(422)
    expect(body).toMatchObject({ message: 'Please fill in all required payment information', fields })
  })

  it.each(['', 'short', 'x'.repeat(201)])('answers 422 to the idempotency key %j', async (key) => {
    const { status, body } = await sendOrder(
      api,
      orderOf(await artwork('Keyless'), await cardPayment(api)),
      key,
    )
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'idempotency-key-missing' })
  })

  it('gives one order to the same request sent several times at once', async () => {
    const id = await artwork('Twice', 1)
    const [request, key] = [orderOf(id, await cardPayment(api)), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => sendOrder(api, request, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => `${body.number} ${body.accessKey}`)).size).toBe(1)
    expect(await stockOf(id)).toBe(0)
  })

  it('answers 409 to another request with the same key', async () => {
    const id = await artwork('Reused', 5)
    const key = randomUUID()
    await sendOrder(api, orderOf(id, await cardPayment(api)), key)
    const { status, body } = await sendOrder(api, orderOf(id, await cardPayment(api), 2), key)
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'idempotency-key-reused' })
  })

  it('takes totals beyond what a 32-bit number holds', async () => {
    const id = await artwork('Collection', 5, 1_000_000_000)
    const { status, body } = await sendOrder(api, orderOf(id, await cardPayment(api), 5))
    expect({ status, total: body.total }).toEqual({ status: 201, total: 50_000_000 })
  })
})

describe('GET /orders/{number}', () => {
  it('shows the order to its key alone', async () => {
    const { body: order } = await sendOrder(api, orderOf(await artwork('Shown'), await cardPayment(api)))
    const { accessKey, ...shown } = order
    const opened = await api.call('GET', `/orders/${order.number}?key=${accessKey}`)
    expect(opened).toMatchObject({ status: 200, body: shown })
    expect(opened.body).not.toHaveProperty('accessKey')
    expect(opened.headers.get('Cache-Control')).toMatch(/private/)
    expect(await api.call('GET', `/orders/${order.number}?key=${randomUUID()}`)).toMatchObject({
      status: 404,
    })
    expect(await api.call('GET', `/orders/${order.number}`)).toMatchObject({ status: 401 })
    const kept = await api.database.sql('select * from orders where number = $1', [order.number])
    expect(JSON.stringify(kept)).not.toContain(accessKey)
    expect(await api.call('GET', `/orders/0000-0000?key=${accessKey}`)).toMatchObject({ status: 404 })
  })
})

describe('POST /orders/{number}/parcels/{artistId}/arrived', () => {
  it('needs the key, a part of the order, and that it is on its way', async () => {
    const { body: order } = await sendOrder(api, orderOf(await artwork('Sent'), await cardPayment(api)))
    const artistId = order.fulfilments[0]?.artist.id ?? ''
    const arrived = (artist: string, query = `?key=${order.accessKey}`) =>
      api.call('POST', `/orders/${order.number}/parcels/${artist}/arrived${query}`)
    expect(await arrived(artistId, '?key=no')).toMatchObject({ status: 404 })
    expect(await arrived(artistId, '')).toMatchObject({ status: 401 })
    expect(await arrived('nobody')).toMatchObject({ status: 404 })
    expect(await arrived(artistId)).toMatchObject({ status: 409 })
    await api.database.sql(
      `update fulfilments set status = 'shipped', shipped_at = now() where order_id = $1`,
      [order.id],
    )
    await api.database.sql(`update orders set status = 'shipped' where id = $1`, [order.id])
    const { status, body } = await arrived(artistId)
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'delivered', fulfilments: [{ status: 'delivered' }] },
    })
    expect(await arrived(artistId)).toMatchObject({ status: 409 })
  })
})

describe('POST /orders/{number}/cancel', () => {
  it('refunds a paid order, gives its works back, and does so once', async () => {
    const id = await artwork('Regretted')
    const { body: order } = await sendOrder(api, orderOf(id, await cardPayment(api)))
    const path = `/orders/${order.number}/cancel?key=${order.accessKey}`
    const answers = await Promise.all([api.call('POST', path), api.call('POST', path)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({ status: 'refunded' })
    expect(await stockOf(id)).toBe(1)
  })

  it('needs the key', async () => {
    const { body: order } = await sendOrder(api, orderOf(await artwork('Locked'), await cardPayment(api)))
    expect(await api.call('POST', `/orders/${order.number}/cancel?key=no`)).toMatchObject({ status: 404 })
  })
})
