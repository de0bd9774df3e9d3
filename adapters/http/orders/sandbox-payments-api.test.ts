import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { cardForm, cardPayment, orderOf, sendOrder, testCards } from '#adapters/testing/shopping.ts'

let api: RunningApi
beforeAll(async () => {
  api = await runningApi()
})
afterEach(() => expect(api.unforeseen()).toEqual([]))
afterAll(() => api.close())

describe('POST /sandbox-payments/tokens', () => {
  it('turns a card into a token', async () => {
    const { status, body } = await api.call<{ token: string }>(
      'POST',
      '/sandbox-payments/tokens',
      cardForm(testCards.pays),
    )
    expect({ status, body }).toMatchObject({ status: 201, body: { last4: '4242', brand: 'Visa' } })
  })

  it('answers 422 with the texts of the form', async () => {
    const card = { cardNumber: '4242', cardName: '', expiryDate: '13/30', cvv: '12' }
    expect(await api.call('POST', '/sandbox-payments/tokens', card)).toMatchObject({
      status: 422,
      body: {
        fields: {
          cardNumber: 'Card number must be 16 digits',
          cardName: 'Cardholder name is required',
          expiryDate: 'Expiry date must be in MM/YY format',
          cvv: 'CVV must be 3 or 4 digits',
        },
      },
    })
  })

  it('knows which month it is, and a number that fails its check digit', async () => {
    const card = { ...cardForm('4242424242424243'), expiryDate: '12/20' }
    expect(await api.call('POST', '/sandbox-payments/tokens', card)).toMatchObject({
      status: 422,
      body: {
        fields: { cardNumber: 'Card number must be 16 digits', expiryDate: 'Card has expired' },
      },
    })
  })

  it('leaves neither number nor CVV nor expiry behind, whatever becomes of the payment', async () => {
    const id = await givenArtwork(api.database.sql, { title: 'Traceless', stock: 9 })
    for (const number of Object.values(testCards))
      await sendOrder(api, orderOf(id, await cardPayment(api, number)))
    const tables = await api.database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const everything = await Promise.all(
      tables.map(({ name }) => api.database.sql(`select each::text from "${name}" as each`)),
    )
    const kept = JSON.stringify(everything)
    expect(kept).toContain('Traceless')
    // An id may hold the four figures by chance.
    const whole = (secret: string) => new RegExp(`(?<![\\w-])${secret}(?![\\w-])`)
    expect('(a,7391,b)').toMatch(whole('7391'))
    for (const secret of [...Object.values(testCards), '7391', '12/30'])
      expect(kept).not.toMatch(whole(secret))
  })
})

describe('POST /sandbox-payments/phone-answers', () => {
  const phone = { method: 'mpesa', phoneNumber: '254712345678' } as const

  async function waitingOrder() {
    const id = await givenArtwork(api.database.sql, { title: 'By phone', stock: 1 })
    const { status, body } = await sendOrder(api, orderOf(id, phone))
    expect({ status, order: body.status }).toEqual({ status: 201, order: 'awaiting-payment' })
    expect(body.payment.instructions).toMatch(/phone/)
    return { id, number: body.number, key: body.accessKey }
  }
  const answer = (body: unknown) => api.call('POST', '/sandbox-payments/phone-answers', body)
  const stockOf = (id: string) => api.database.sql('select stock from artworks where id = $1', [id])

  it('pays the order when the buyer accepts, once', async () => {
    const { id, number, key } = await waitingOrder()
    expect(await answer({ number, key, accept: true })).toMatchObject({
      status: 200,
      body: { status: 'paid' },
    })
    expect(await stockOf(id)).toEqual([{ stock: 0 }])
    expect(await answer({ number, key, accept: false })).toMatchObject({ status: 409 })
  })

  it('ends the order and gives the work back when the buyer declines', async () => {
    const { id, number, key } = await waitingOrder()
    expect(await answer({ number, key, accept: false })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', payment: { status: 'failed' } },
    })
    expect(await stockOf(id)).toEqual([{ stock: 1 }])
  })

  it('needs the key, and an order that is paid by phone', async () => {
    const { number } = await waitingOrder()
    expect(await answer({ number, key: 'another', accept: true })).toMatchObject({ status: 404 })
    const id = await givenArtwork(api.database.sql, { title: 'By card', stock: 1 })
    const { body } = await sendOrder(api, orderOf(id, await cardPayment(api)))
    const byCard = { number: body.number, key: body.accessKey, accept: true }
    expect(await answer(byCard)).toMatchObject({ status: 409, body: { code: 'not-paid-by-phone' } })
  })
})
