import { describe, expect, it } from 'vitest'
import { readConfiguration } from '../configuration.ts'
import { ConfigurationError } from './environment.ts'

const bank = {
  BANK_NAME: 'Commerzbank',
  BANK_ACCOUNT_HOLDER: 'Sanaa',
  BANK_IBAN: 'DE89 3704 0044 0532 0130 00',
  BANK_BIC: 'COBADEFFXXX',
}
const mpesa = {
  MPESA_CONSUMER_KEY: 'key',
  MPESA_CONSUMER_SECRET: 'secret',
  MPESA_SHORTCODE: '174379',
  MPESA_PASSKEY: 'passkey',
  MPESA_NOTICE_SECRET: 'notices',
  MPESA_RATE: '129.50',
}
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_known_to_us',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}
const paymentsOf = (environment: Record<string, string>) => readConfiguration(environment).payments
const why = (environment: Record<string, string>): string => {
  try {
    readConfiguration(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message
  }
  return 'nothing was wrong'
}

describe('PAYMENTS', () => {
  it('is the sandbox unless said otherwise', () => {
    expect(paymentsOf({})).toBeNull()
    expect(paymentsOf({ PAYMENTS: 'sandbox' })).toBeNull()
    expect(paymentsOf(bank)).toBeNull()
  })

  it('opens what it names, with what each has to know', () => {
    expect(paymentsOf({ PAYMENTS: 'bank, mpesa', ...bank, ...mpesa })).toEqual({
      bank: {
        bank: 'Commerzbank',
        holder: 'Sanaa',
        iban: 'DE89370400440532013000',
        bic: 'COBADEFFXXX',
      },
      mpesa: {
        consumerKey: 'key',
        consumerSecret: 'secret',
        shortcode: '174379',
        passkey: 'passkey',
        noticeSecret: 'notices',
        apiUrl: null,
        mostShillings: 250_000,
        shillingsPerDollar: 129.5,
      },
    })
    expect(paymentsOf({ PAYMENTS: 'STRIPE', ...stripe })).toEqual({
      stripe: {
        secretKey: 'sk_test_known_to_us',
        publishableKey: 'pk_test_1',
        webhookSecret: 'whsec_1',
        apiUrl: null,
      },
    })
  })

  it('has the sandbox alone, never beside money that moves', () => {
    expect(why({ PAYMENTS: 'sandbox,bank', ...bank })).toMatch(/PAYMENTS must have sandbox alone/)
  })

  it.each(['paypal', 'bank,cash', ','])('has no %s', (PAYMENTS) => {
    expect(why({ ...bank, PAYMENTS })).toMatch(/PAYMENTS must be a list out of sandbox, stripe, mpesa, bank/)
  })

  it('names all that is missing at once, and repeats no secret', () => {
    const { STRIPE_WEBHOOK_SECRET, ...half } = stripe
    const message = why({ PAYMENTS: 'stripe,mpesa,bank', ...half, BANK_NAME: 'Commerzbank' })
    expect(message).toContain(
      'STRIPE_WEBHOOK_SECRET for stripe; MPESA_CONSUMER_KEY, MPESA_CONSUMER_SECRET, MPESA_SHORTCODE, ' +
        'MPESA_PASSKEY, MPESA_NOTICE_SECRET, MPESA_RATE for mpesa; BANK_ACCOUNT_HOLDER, BANK_IBAN, BANK_BIC for bank',
    )
    expect(message).not.toContain(half.STRIPE_SECRET_KEY)
    expect(STRIPE_WEBHOOK_SECRET).toBe('whsec_1')
  })
})

it.each([
  ['BANK_ACCOUNT_HOLDER', 'x'.repeat(71), { PAYMENTS: 'bank', ...bank }],
  ['BANK_RATE', '-1', { PAYMENTS: 'bank', ...bank }],
  ['STRIPE_API_URL', 'http://stripe.example.org', { PAYMENTS: 'stripe', ...stripe }],
  ['MPESA_API_URL', 'nonsense', { PAYMENTS: 'mpesa', ...mpesa }],
])('names %s when it is %s', (name, value, rest) => {
  expect(why({ ...rest, [name]: value })).toContain(name)
})

it('asks for transfers in euros where it knows what a dollar is', () => {
  expect(paymentsOf({ PAYMENTS: 'bank', ...bank })?.bank?.eurosPerDollar).toBeUndefined()
  expect(paymentsOf({ PAYMENTS: 'bank', ...bank, BANK_RATE: '0.92' })?.bank?.eurosPerDollar).toBe(0.92)
})

it('may send to a stand-in on this machine in the open', () => {
  const standIn = { PAYMENTS: 'stripe', ...stripe, STRIPE_API_URL: 'http://127.0.0.1:9000' }
  expect(paymentsOf(standIn)?.stripe?.apiUrl).toBe('http://127.0.0.1:9000')
})
