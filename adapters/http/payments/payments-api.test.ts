import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { orderOf, sendKeptOrder, sendOrder } from '#adapters/testing/shopping.ts'
import { creditorReference, inGroups } from '#domain/payments/creditor-reference.ts'

let api: RunningApi
/** A shop without the sandbox, in which no provider is chosen. */
let closed: RunningApi
/** One that takes transfers to its own account alone. */
let banked: RunningApi
const bank = {
  bank: 'Commerzbank',
  holder: 'Sanaa',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
}
beforeAll(async () => {
  api = await runningApi()
  closed = await runningApi({ payments: {} })
  banked = await runningApi({ payments: { bank: { ...bank, eurosPerDollar: 0.92 } } })
})
afterAll(() => Promise.all([api.close(), closed.close(), banked.close()]))

it('GET /payments/ways says which ways are open, and that no money moves in the sandbox', async () => {
  const answer = await api.call('GET', '/payments/ways')
  expect(answer).toMatchObject({
    status: 200,
    body: {
      open: ['card', 'phone', 'transfer'],
      phoneAnswersHere: true,
      trial: { notice: 'Test shop: no money moves.', card: { cardNumber: '4242424242424242' } },
    },
  })
})

it.each([
  [{ method: 'card', token: 'made-up' }, 'Card'],
  [{ method: 'mpesa', phoneNumber: '254712345678' }, 'M-Pesa'],
  [{ method: 'atm', bankName: 'Equity', accountNumber: '12345678' }, 'Bank transfer'],
] as const)(
  'POST /orders refuses a way to pay that is not open, whatever a page shows: %j',
  async (payment, name) => {
    expect((await closed.call('GET', '/payments/ways')).body).toEqual({
      open: [],
      trial: null,
      phoneAnswersHere: false,
      keptFor: { card: 15, phone: 15, transfer: 4_320 },
    })
    const id = await givenArtwork(closed.database.sql, { title: 'Not for sale so', stock: 1 })
    const sentence = `This shop cannot be paid by ${name}.`
    expect(await sendOrder(closed, orderOf(id, payment))).toMatchObject({
      status: 422,
      body: { code: 'way-closed', message: sentence, fields: { method: sentence } },
    })
  },
)

it.each(['tokens', 'phone-answers'])('has no stand-in for %s beside real providers', async (standIn) => {
  const answer = await fetch(`${closed.url}/api/sandbox-payments/${standIn}`, {
    method: 'POST',
    headers: { origin: closed.url, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(answer.status).toBe(404)
})

it('an order by transfer says where to pay it, with a reference that its number is in, and waits for an admin', async () => {
  expect((await banked.call('GET', '/payments/ways')).body).toMatchObject({ open: ['transfer'], trial: null })
  const id = await givenArtwork(banked.database.sql, { title: 'Salt', stock: 1 })
  const transfer = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
  const body = await sendKeptOrder(banked, orderOf(id, transfer))
  const reference = inGroups(creditorReference(body.number))
  expect(body.status).toBe('awaiting-payment')
  for (const part of ['Sanaa', 'DE89 3704 0044 0532 0130 00', 'Commerzbank', 'COBADEFFXXX', reference])
    expect(body.payment.instructions).toContain(part)
  const amount = Math.ceil(body.total * 92) / 100
  expect(body.payment).toMatchObject({
    transfer: { ...bank, amount, currency: 'EUR', reference: creditorReference(body.number) },
    agreed: { currency: 'EUR', sum: amount, perDollar: 0.92 },
  })
  const [mail] = await banked.database.sql<{ body: string }>('select body from outbox where event = $1', [
    `order-received:${body.id}`,
  ])
  expect(mail?.body).toContain(`Reference: ${reference}`)
})
