import { afterAll, beforeAll, expect, it } from 'vitest'
import { givenArtwork } from '#adapters/postgres/testing/given-artworks.ts'
import { givenAccount, givenSession } from '#adapters/testing/given-accounts.ts'
import { type RunningApi, runningApi } from '#adapters/testing/running-api.ts'
import { orderOf, sendKeptOrder } from '#adapters/testing/shopping.ts'
import { creditorReference } from '#domain/payments/creditor-reference.ts'

const bank = { bank: 'Commerzbank', holder: 'Sanaa', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' }

let api: RunningApi
let admin: string
beforeAll(async () => {
  api = await runningApi({ payments: { bank: { ...bank, eurosPerDollar: 0.92 } } })
  admin = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'admin', 'Wanjiru'))
})
afterAll(() => api.close())

/** A file as a browser's form sends it. */
async function bringIn(text: string, cookie = admin) {
  const body = new FormData()
  body.append('file', new File([text], 'statement.xml'))
  const headers = { origin: api.url, cookie }
  const answer = await fetch(`${api.url}/api/admin/incoming-money`, { method: 'POST', body, headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const camt = (
  euros: string,
  reference: string,
  key: string,
) => `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Id>1</Id>
<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>
<AcctSvcrRef>${key}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Lena Okoro</Nm></Pty></Dbtr>
<DbtrAcct><Id><IBAN>BE68539007547034</IBAN></Id></DbtrAcct></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`

async function ordered() {
  const id = await givenArtwork(api.database.sql, { title: 'Salt', stock: 1 })
  const payment = { method: 'atm', bankName: 'Equity', accountNumber: '12345678' } as const
  return sendKeptOrder(api, orderOf(id, payment))
}

it('POST /admin/incoming-money pays the order that a statement names, in the euros that were agreed', async () => {
  const order = await ordered()
  const euros = (Math.ceil(order.total * 92) / 100).toFixed(2)
  const statement = camt(euros, creditorReference(order.number), 'BANK-1')
  const nothing = { paid: 0, waiting: 0, toSendBack: 0, unplaced: 0, known: 0, leftOut: [], assumed: null }
  expect(await bringIn(statement)).toEqual({ status: 200, body: { ...nothing, paid: 1 } })
  expect(await bringIn(statement)).toEqual({ status: 200, body: { ...nothing, known: 1 } })
  const { body } = await api.call('GET', `/admin/orders/${order.number}`, undefined, { cookie: admin })
  expect(body).toMatchObject({ status: 'paid', payment: { agreed: { currency: 'EUR', sum: Number(euros) } } })
})

it('a part of a sum is told to buyer and admin, with what is still to be sent', async () => {
  const order = await ordered()
  const due = Math.ceil(order.total * 92) / 100
  expect(await bringIn(camt('5.00', creditorReference(order.number), 'BANK-3'))).toMatchObject({
    body: { waiting: 1 },
  })
  const rest = Number((due - 5).toFixed(2))
  const partly = {
    status: 'awaiting-payment',
    payment: {
      instructions: expect.stringMatching(/^Of €[\d.,]+ we have got €5\.00\. Please transfer €/),
      transfer: { amount: rest, currency: 'EUR', reference: creditorReference(order.number) },
      came: { amount: 5, currency: 'EUR' },
    },
  }
  const buyers = await api.call('GET', `/orders/${order.number}?key=${order.accessKey}`)
  expect(buyers.body).toMatchObject(partly)
  const admins = await api.call('GET', `/admin/orders/${order.number}`, undefined, { cookie: admin })
  expect(admins.body).toMatchObject(partly)
})

it('money in another currency than its order asks for says what that is', async () => {
  const order = await ordered()
  const table = `date,amount,currency,text\n2026-11-23,${order.total},USD,${order.number}\n2026-11-23,5.00,CHF,A coin\n`
  expect(await bringIn(table)).toMatchObject({
    body: { unplaced: 1, leftOut: ['CHF 5.00 of 2026-11-23, “A coin”'] },
  })
  const { body } = await api.call<readonly object[]>('GET', '/admin/incoming-money?limit=1', undefined, {
    cookie: admin,
  })
  expect(body[0]).toMatchObject({
    currency: 'USD',
    standing: 'unplaced',
    asks: { number: order.number, amount: Math.ceil(order.total * 92) / 100, currency: 'EUR' },
  })
})

it('what names no order is listed, placed or sent back', async () => {
  const order = await ordered()
  expect(await bringIn(camt('5.00', 'Thanks', 'BANK-2'))).toMatchObject({ body: { unplaced: 1 } })
  const list = await api.call<readonly { id: string }[]>('GET', '/admin/incoming-money?limit=5', undefined, {
    cookie: admin,
  })
  expect(list.status).toBe(200)
  const [money] = list.body
  expect(money).toMatchObject({ amount: 5, currency: 'EUR', sender: 'Lena Okoro', standing: 'unplaced' })
  const path = `/admin/incoming-money/${money?.id}`
  const place = (orderNumber: string) => api.call('POST', `${path}/place`, { orderNumber }, { cookie: admin })
  expect(await place('1234-5678')).toMatchObject({ status: 422, body: { code: 'order-not-found' } })
  expect(await place(order.number)).toMatchObject({
    status: 200,
    body: { standing: 'waits', order: { number: order.number } },
  })
  expect(await place(order.number)).toMatchObject({ status: 409, body: { code: 'money-placed' } })
  expect(await api.call('POST', `${path}/sent-back`, undefined, { cookie: admin })).toMatchObject({
    status: 409,
  })
  await api.call('POST', `/admin/orders/${order.number}/cancel`, undefined, { cookie: admin })
  expect(await api.call('POST', `${path}/sent-back`, undefined, { cookie: admin })).toMatchObject({
    status: 200,
    body: { standing: 'sent-back', back: 5 },
  })
})

it('what is for no order needs nothing, for a reason that is known', async () => {
  await bringIn(camt('7.00', 'Interest', 'BANK-4'))
  const { body } = await api.call<readonly { id: string; text: string }[]>(
    'GET',
    '/admin/incoming-money?limit=5',
    undefined,
    { cookie: admin },
  )
  const id = body.find(({ text }) => text === 'Interest')?.id
  const dismiss = (why: string) =>
    api.call('POST', `/admin/incoming-money/${id}/dismiss`, { why }, { cookie: admin })
  expect(await dismiss('whatever')).toMatchObject({ status: 422 })
  expect(await dismiss('no-order')).toMatchObject({ status: 200, body: { standing: 'counted', order: null } })
  expect(await dismiss('no-order')).toMatchObject({ status: 409, body: { code: 'money-placed' } })
})

it('what the bank took back of an order’s money is listed under its own words, and pays and sends nothing', async () => {
  const order = await ordered()
  const euros = (Math.ceil(order.total * 92) / 100).toFixed(2)
  const credit = camt(euros, creditorReference(order.number), 'BANK-5')
  expect(await bringIn(credit)).toMatchObject({ body: { paid: 1 } })
  const debit = credit.replace('<CdtDbtInd>CRDT', '<RvslInd>true</RvslInd><CdtDbtInd>DBIT')
  expect(await bringIn(debit)).toMatchObject({ body: { unplaced: 1, known: 0 } })
  expect(await bringIn(debit)).toMatchObject({ body: { unplaced: 0, known: 1 } })
  expect(await bringIn(credit)).toMatchObject({ body: { known: 1 } })
  const { body } = await api.call<readonly { id: string; text: string }[]>(
    'GET',
    '/admin/incoming-money?limit=1',
    undefined,
    { cookie: admin },
  )
  expect(body).toMatchObject([
    {
      text: `Taken back by the bank · ${creditorReference(order.number)}`,
      standing: 'unplaced',
      order: null,
    },
  ])
  const act = (what: string, sent?: object) =>
    api.call('POST', `/admin/incoming-money/${body[0]?.id}/${what}`, sent, { cookie: admin })
  const gone = { status: 409, body: { code: 'money-taken-back' } }
  expect(await act('place', { orderNumber: order.number })).toMatchObject(gone)
  expect(await act('sent-back')).toMatchObject(gone)
  expect(await act('dismiss', { why: 'taken-back' })).toMatchObject({ status: 200 })
})

it.each([
  [
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Document>&b;</Document>',
    /document type or entities/,
  ],
  ['<Document>', /Line 1/],
  ['date,amount,text\n2026-11-23,much,Thanks\n', /Line 2 has no amount/],
])('a file that cannot be read is told from what is wrong with it: %j', async (text, sentence) => {
  expect(await bringIn(text)).toMatchObject({
    status: 422,
    body: { code: 'statement-unreadable', fields: { file: expect.stringMatching(sentence) } },
  })
})

it('is for admins alone', async () => {
  expect((await bringIn('', 'sid=nobody')).status).toBe(401)
  const shopper = await givenSession(api.database.sql, await givenAccount(api.database.sql, 'user', 'Lena'))
  expect((await bringIn('', shopper)).status).toBe(404)
})
