import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryMpesaPushes, memoryMpesaTokens } from '#adapters/memory/payments/memory-mpesa-stores.ts'
import {
  type DarajaStandIn,
  darajaStandIn,
  type Fault,
  type StandInPush,
} from '#adapters/testing/payments/daraja-stand-in.ts'
import { handBackContract, providerContract } from '#application/payments/payment-provider.suite.ts'
import type { PaymentProvider, RawNotice } from '#application/payments/payment-provider.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { mpesaProvider } from './mpesa-provider.ts'
import type { MpesaTokens } from './mpesa-stores.ts'
import { secretOf } from './notice-secret.ts'

let standIn: DarajaStandIn
let provider: PaymentProvider
let tokens: MpesaTokens
let now: Date
let troubles: unknown[]
const clock = { now: () => now }
const noticeSecret = 'of this test alone'

const opened = (apiUrl = standIn.url) => {
  const settings = {
    ...standIn.credentials,
    noticeSecret,
    shillingsPerDollar: 129.5,
    mostShillings: 250_000,
    apiUrl,
    publicUrl: 'https://sanaa.test',
  }
  const trouble = (what: string) => void troubles.push(what)
  return mpesaProvider(settings, { mpesaPushes: memoryMpesaPushes(), mpesaTokens: tokens, clock, trouble })
}

beforeAll(async () => {
  standIn = await darajaStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  now = new Date('2026-11-02T10:00:00Z')
  troubles = []
  tokens = memoryMpesaTokens()
  provider = opened()
  standIn.nextPush = null
  standIn.pending = 'error'
})

const attempt = (price = 45_50, id: string = randomUUID()) =>
  new PaymentAttempt(
    {
      id,
      origin: id,
      provider: 'mpesa',
      way: 'phone',
      price,
      sum: provider.agree(price),
      payer: '0712345678',
    },
    now,
  )
const phone = { phoneNumber: '0712345678' }
const last = (): StandInPush => {
  const push = standIn.pushes.at(-1)
  if (!push) throw new Error('No phone was asked.')
  return push
}
async function begun() {
  const payment = attempt()
  await provider.begin(payment, phone)
  return payment
}
const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
/** What M-Pesa sends to the address of an attempt. */
const callback = (
  of: PaymentAttempt,
  push: StandInPush,
  code: number | string,
  amount: unknown = push.shillings,
) => ({
  headers: {},
  secret: secretOf(of.id, noticeSecret),
  body: JSON.stringify({
    Body: {
      stkCallback: {
        CheckoutRequestID: push.checkoutRequestId,
        ResultCode: code,
        ...(Number(code) === 0 && {
          CallbackMetadata: {
            Item: [
              { Name: 'Balance' },
              { Name: 'MpesaReceiptNumber', Value: 'NLJ7RT61SV' },
              { Name: 'Amount', Value: amount },
            ],
          },
        }),
      },
    },
  }),
})

describe('as every provider', () => {
  const backstage = async () => ({
    provider,
    attempt: () => attempt(),
    means: async () => phone,
    pay: async () => standIn.answer(last(), '0', 0),
    untilReleasable: async () => standIn.answer(last(), '1037', 0),
  })
  providerContract(backstage)
  handBackContract(backstage)
})

describe('a request to the phone', () => {
  it('asks for whole shillings, with what Daraja wants to know', async () => {
    const payment = attempt(45_51)
    payment.orderNumber = '4829-1736'
    await provider.begin(payment, phone)
    expect(last()).toMatchObject({
      shillings: 5894,
      phone: '254712345678',
      account: '48291736',
      callbackUrl: `https://sanaa.test/api/payments/mpesa/notices/${secretOf(payment.id, noticeSecret)}`,
    })
  })

  it('is never sent to a number that M-Pesa does not have', async () => {
    const before = standIn.pushes.length
    const { standing } = await provider.begin(attempt(), { phoneNumber: '4915112345678' })
    expect(standing).toMatchObject({
      is: 'ended',
      sentence: 'Enter a valid M-Pesa phone number',
      mayTryAgain: true,
    })
    expect(standIn.pushes).toHaveLength(before)
  })

  it('is sent once, however many ask at once', async () => {
    const before = standIn.pushes.length
    const payment = attempt()
    await Promise.all([1, 2, 3, 4].map(() => provider.begin(payment, phone)))
    expect(standIn.pushes).toHaveLength(before + 1)
  })

  it.each<Fault>(['lost after', 'failed after', 'nonsense', 'lost before'])(
    'is not sent a second time where nobody knows whether it came (%s)',
    async (fault) => {
      standIn.nextPush = fault
      const payment = attempt()
      expect((await provider.begin(payment, phone)).standing).toEqual({ is: 'unknown' })
      const after = standIn.pushes.length
      pass(600)
      expect((await provider.begin(payment, phone)).standing).toEqual({ is: 'unknown' })
      expect(await provider.look(payment)).toEqual({ is: 'unknown' })
      expect(standIn.pushes).toHaveLength(after)
    },
  )

  it('is sent again where nothing has reached M-Pesa', async () => {
    standIn.nextPush = 'busy'
    const payment = attempt()
    await expect(provider.begin(payment, phone)).rejects.toThrow(/500.003.02/)
    expect((await provider.begin(payment, phone)).standing).toEqual({ is: 'waiting' })
    await expect(opened('http://127.0.0.1:59999').begin(attempt(), phone)).rejects.toThrow(/reached/)
  })

  it('says what the buyer can do about a busy phone', async () => {
    standIn.nextPush = 'phone is busy'
    const { standing } = await provider.begin(attempt(), phone)
    expect(standing).toMatchObject({
      is: 'ended',
      mayTryAgain: true,
      sentence: expect.stringMatching(/two minutes/),
    })
  })
})

describe('a sum', () => {
  it('is agreed in shillings, at the rate of that moment', () => {
    expect(provider.agree(731_00)).toEqual({
      amount: 94_665_00,
      currency: 'KES',
      rate: { perDollar: 129.5, source: 'Sanaa', at: now },
    })
  })

  it('that M-Pesa does not take at once is refused with both sums', () => {
    expect(provider.agree(193_050).amount).toBe(250_000_00)
    expect(() => provider.agree(193_051)).toThrow(/at most KES\s250,000 at once, and this is KES\s250,002/)
  })
})

describe('the answer', () => {
  it.each([
    ['1', /not enough money/, true],
    ['1032', /cancelled/, true],
    ['1037', /could not be reached/, true],
    ['2001', /PIN was not right/, true],
    ['8', /another way/, undefined],
    ['SFC_IC0003', /another way/, undefined],
  ])('%s ends it', async (code, sentence, mayTryAgain) => {
    const payment = await begun()
    await standIn.answer(last(), code, 0)
    const standing = await provider.look(payment)
    expect(standing).toMatchObject({ is: 'ended', sentence: expect.stringMatching(sentence) })
    expect((standing as { mayTryAgain?: boolean }).mayTryAgain).toBe(mayTryAgain)
    expect(troubles).toHaveLength(code === 'SFC_IC0003' ? 1 : 0)
  })

  it.each(['4999', '5000', 'something new'])('%s ends nothing', async (code) => {
    const payment = await begun()
    await standIn.answer(last(), code, 0)
    expect(await provider.look(payment)).toEqual({ is: 'waiting' })
    pass(86_400)
    expect(await provider.release(payment)).toEqual({ is: 'waiting' })
  })

  it('that is not there yet ends nothing, in whichever way that is said', async () => {
    const payment = await begun()
    expect(await provider.look(payment)).toEqual({ is: 'waiting' })
    standIn.pending = '4999'
    expect(await provider.look(payment)).toEqual({ is: 'waiting' })
  })
})

describe('what is called back', () => {
  it('is a reason to look, and brings the receipt', async () => {
    const payment = await begun()
    const notice = callback(payment, last(), 0)
    expect(await provider.hear(notice)).toEqual([
      { eventId: `${last().checkoutRequestId} 0`, reference: payment.id },
    ])
    // Nobody has paid, whatever was called back.
    expect(await provider.look(payment)).toEqual({ is: 'waiting' })
    await standIn.answer(last(), '0', 0)
    expect(await provider.look(payment)).toEqual({ is: 'taken', sum: payment.sum, receipt: 'NLJ7RT61SV' })
  })

  it('finds a payment whose request was never answered', async () => {
    standIn.nextPush = 'lost after'
    const payment = await begun()
    expect(await provider.hear(callback(payment, last(), '0', String(last().shillings)))).toHaveLength(1)
    await standIn.answer(last(), '0', 0)
    expect(await provider.look(payment)).toMatchObject({ is: 'taken' })
  })

  it('finds it also when it was given up', async () => {
    standIn.nextPush = 'lost after'
    const payment = await begun()
    pass(299)
    expect(await provider.release(payment)).toEqual({ is: 'unknown' })
    pass(1)
    expect(await provider.release(payment)).toMatchObject({ is: 'ended', why: 'expired' })
    await provider.hear(callback(payment, last(), 0))
    await standIn.answer(last(), '0', 0)
    expect(await provider.look(payment)).toMatchObject({ is: 'taken' })
  })

  it('is not believed where anything of it is made up', async () => {
    const payment = await begun()
    const push = last()
    const another = await begun()
    const real = callback(payment, push, 0)
    const forged = [
      { ...real, secret: `${payment.id}.${'A'.repeat(43)}` },
      { ...real, secret: secretOf(payment.id, 'another secret') },
      { ...real, secret: '' },
      { ...real, body: 'null' },
      { ...real, body: '{"Body":{"stkCallback":{"CheckoutRequestID":{},"ResultCode":0}}}' },
      { ...real, body: '{' },
    ]
    for (const notice of forged) expect(await provider.hear(notice)).toEqual([])
    expect(await provider.hear(real)).toHaveLength(1)
    // What M-Pesa alone can say, and does not fit, somebody looks at.
    const odd: readonly [RawNotice, RegExp][] = [
      [{ ...real, secret: secretOf(another.id, noticeSecret) }, /not this payment's/],
      [callback(payment, last(), 0), /not this payment's/],
      [callback(payment, push, 0, 1), /tells of KES.1, and this payment is of KES/],
      [callback(payment, push, 0, 'much'), /a sum that cannot be read/],
    ]
    for (const [notice, said] of odd) {
      const [hint] = await provider.hear(notice)
      expect(hint?.forPerson).toMatch(said)
    }
    expect(await provider.look(payment)).toEqual({ is: 'waiting' })
  })
})

describe('the token', () => {
  it('is asked for once, and again before it ends', async () => {
    const before = standIn.tokens()
    await Promise.all([begun(), begun(), begun()])
    expect(standIn.tokens()).toBe(before + 1)
    pass(3599 - 60)
    await begun()
    expect(standIn.tokens()).toBe(before + 2)
  })

  it('that somebody else’s new one has ended is asked for anew, once', async () => {
    await begun()
    standIn.endToken()
    const before = standIn.tokens()
    expect(await provider.look(await begun())).toEqual({ is: 'waiting' })
    expect(standIn.tokens()).toBe(before + 1)
  })
})
