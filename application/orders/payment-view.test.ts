import { describe, expect, it } from 'vitest'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { orderPayment } from '#domain/payments/order-payment.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { transferTo } from '#domain/payments/transfer.ts'
import { anOrder, aPaidOrder } from '#domain/testing/orders.ts'
import { awaitedTransfer, paymentInstructions, paymentView } from './payment-view.ts'

const at = new Date('2026-03-01T10:00:00Z')
const account = { holder: 'Sanaa', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'A bank' }
const ways: Pick<OpenWays, 'transferOf' | 'shown'> = {
  transferOf: (sum, number) => transferTo(account, sum, number),
  shown: {
    keptFor: { transfer: 4_320 },
  } as OpenWays['shown'],
}

const attempt = (way: 'card' | 'phone' | 'transfer', ...heard: readonly Standing[]) => {
  const made = new PaymentAttempt(
    {
      id: 'attempt',
      origin: 'origin',
      provider: 'bank',
      way,
      price: 640_00,
      sum:
        way === 'phone'
          ? {
              amount: 8_288_000,
              currency: 'KES',
              rate: { perDollar: 129.5, source: 'the bank', at },
            }
          : { amount: 640_00, currency: 'USD' },
      payer: way === 'phone' ? '0712345678' : null,
    },
    at,
  )
  for (const standing of heard) made.hear(standing)
  return made
}
const refused: Standing = { is: 'ended', why: 'refused', sentence: 'Declined.', mayTryAgain: true }
const waiting = { is: 'waiting' } as const

describe('an order by card', () => {
  const order = anOrder()

  it('that is paid leaves nothing to do', () => {
    expect(paymentInstructions(aPaidOrder(), ways)).toBeNull()
    const payment = orderPayment(640_00, [
      attempt('card', { is: 'taken', sum: { amount: 640_00, currency: 'USD' } }),
    ])
    expect(paymentView(aPaidOrder(), ways, payment)).toEqual({ method: 'card', status: 'paid' })
  })

  it('waits for the bank, or for the buyer where the bank asks them', () => {
    const bank = 'We are still waiting for your bank. You get an email as soon as the payment is through.'
    expect(paymentInstructions(order, ways)).toBe(bank)
    expect(paymentInstructions(order, ways, orderPayment(640_00, []))).toBe(bank)
    expect(paymentInstructions(order, ways, orderPayment(640_00, [attempt('card')]))).toBe(bank)
    const asked = orderPayment(640_00, [attempt('card', refused), attempt('card', waiting)])
    expect(paymentInstructions(order, ways, asked)).toMatch(
      /^Before it pays, your bank wants to know that it is you\./,
    )
  })

  it('says what the bank asks of the buyer to the buyer who is told', () => {
    const action = { kind: 'authenticate', clientSecret: 'secret' } as const
    expect(paymentView(order, ways, undefined, action)).toMatchObject({ action })
    expect(paymentView(order, ways)).not.toHaveProperty('action')
  })

  it('says why a card was refused while another may pay, and only then', () => {
    const view = (of: typeof order, ...attempts: readonly PaymentAttempt[]) =>
      paymentView(of, ways, orderPayment(640_00, attempts)).cardRefused
    expect(view(order, attempt('card', refused))).toBe('Declined.')
    expect(view(order, attempt('card', refused), attempt('card'))).toBeUndefined()
    expect(view(aPaidOrder(), attempt('card', refused))).toBeUndefined()
    expect(view(anOrder({ method: 'mpesa' }), attempt('card', refused))).toBeUndefined()
  })
})

describe('an order by M-Pesa', () => {
  const order = anOrder({ method: 'mpesa' })

  it('waits for the phone, with the sum in shillings and the rate that was agreed', () => {
    const payment = orderPayment(640_00, [attempt('phone', waiting)])
    expect(paymentInstructions(order, ways, payment)).toMatch(
      /^Please confirm the payment of KES.82,880 \(\$640\.00, at 129\.50 for a dollar\) on your phone within .+\.$/,
    )
    expect(paymentView(order, ways, payment)).toMatchObject({
      agreed: { currency: 'KES', sum: 82_880, perDollar: 129.5, at: at.toISOString() },
      phone: {
        number: '0712345678',
        askedAt: at.toISOString(),
        isOpen: true,
        sentence: null,
        againFrom: null,
      },
    })
    const dollars = orderPayment(640_00, [attempt('card')])
    expect(paymentInstructions(order, ways, dollars)).toContain('the payment of $640.00 on')
    expect(paymentInstructions(order, ways, orderPayment(640_00, []))).toContain('the payment of $640.00 on')
  })

  it('may ask the phone again two minutes after it was asked, where it said no', () => {
    const payment = orderPayment(640_00, [attempt('phone', refused)])
    expect(paymentView(order, ways, payment).phone).toMatchObject({
      isOpen: false,
      sentence: 'Declined.',
      againFrom: '2026-03-01T10:02:00.000Z',
    })
  })

  it('tells of no phone once it is paid, before one is asked, or of an order by another way', () => {
    const asked = orderPayment(640_00, [attempt('phone', waiting)])
    expect(paymentView(aPaidOrder({ method: 'mpesa' }), ways, asked)).not.toHaveProperty('phone')
    expect(paymentView(order, ways, orderPayment(640_00, []))).not.toHaveProperty('phone')
    expect(paymentView(anOrder(), ways, asked)).not.toHaveProperty('phone')
  })

  it('that is paid tells what the provider calls the money, and the sum that paid', () => {
    const taken: Standing = { is: 'taken', sum: { amount: 8_288_000, currency: 'KES' }, receipt: 'SBX1' }
    const attempts = [attempt('card', refused), attempt('phone', taken)]
    const payment = orderPayment(640_00, attempts)
    expect(paymentView(aPaidOrder({ method: 'mpesa' }), ways, payment)).toMatchObject({
      agreed: { currency: 'KES', sum: 82_880 },
      receipt: 'SBX1',
    })
    expect(paymentView(order, ways, orderPayment(640_00, [attempt('phone')]))).not.toHaveProperty('receipt')
    expect(paymentView(order, ways, orderPayment(640_00, [attempt('card')]))).not.toHaveProperty('agreed')
  })
})

describe('an order by transfer', () => {
  const order = anOrder({ method: 'atm' })
  const open = orderPayment(640_00, [attempt('transfer')])

  it('is told where to send what, with a reference, and until when its works are kept', () => {
    expect(paymentView(order, ways, open)).toMatchObject({
      transfer: { amount: 640_00, currency: 'USD', holder: 'Sanaa' },
      instructions: expect.stringMatching(
        /^Please transfer \$640\.00 \(US dollars\) to Sanaa, .* at \d\d:\d\d UTC\.$/,
      ),
    })
    expect(paymentView(order, ways, open)).not.toHaveProperty('came')
  })

  it('of which a part has come is told of the rest', () => {
    const part = orderPayment(640_00, [attempt('transfer')], [{ amount: 40_00, currency: 'USD' }])
    expect(paymentView(order, ways, part)).toMatchObject({
      came: { amount: 40_00, currency: 'USD' },
      transfer: { amount: 600_00 },
      instructions: expect.stringMatching(/^Of \$640\.00 we have got \$40\.00\. Please transfer \$600\.00 /),
    })
  })

  it('keeps its works once its mailbox is confirmed, and is told nothing to send before', () => {
    const guests = anOrder({ method: 'atm', confirmation: 'digest' })
    expect(awaitedTransfer(guests, ways, open)).toBeNull()
    expect(paymentView(guests, ways, open)).toMatchObject({
      isToBeConfirmed: true,
      instructions: 'We have sent you a link: the works are kept for you for three days once you open it.',
    })
    expect(paymentView(order, ways, open)).not.toHaveProperty('isToBeConfirmed')
    guests.failPayment(guests.expiresAt)
    expect(paymentView(guests, ways, open)).not.toHaveProperty('isToBeConfirmed')
  })

  it('tells nothing to send where it is paid, by another way, closed by now, or not looked at', () => {
    for (const [of, payment] of [
      [aPaidOrder({ method: 'atm' }), open],
      [anOrder(), open],
      [order, undefined],
    ] as const) {
      expect(awaitedTransfer(of, ways, payment)).toBeNull()
      expect(paymentView(of, ways, payment)).not.toHaveProperty('transfer')
    }
    expect(paymentInstructions(order, ways)).toBeNull()
    expect(paymentInstructions(order, { ...ways, transferOf: () => null }, open)).toBeNull()
  })
})

it('an order that ran out of its time says whether it was the payment or the link', () => {
  const ranOut = (confirmation: string | null) => {
    const order = anOrder({ method: 'atm', confirmation })
    order.failPayment(order.expiresAt)
    return paymentView(order, ways).ranOut
  }
  expect([ranOut(null), ranOut('digest')]).toEqual(['payment', 'link'])
  expect(paymentView(anOrder(), ways)).not.toHaveProperty('ranOut')
})
