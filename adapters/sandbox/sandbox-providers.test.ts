import { describe, expect, it } from 'vitest'
import { memorySandboxBooks } from '#adapters/memory/payments/memory-sandbox-books.ts'
import { memorySandboxVault } from '#adapters/memory/payments/memory-sandbox-vault.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { providerContract, refundingContract } from '#application/payments/payment-provider.suite.ts'
import { type PaymentProvider } from '#application/payments/payment-provider.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { sandboxCardTokens } from './sandbox-card-tokens.ts'
import { sandboxCards, sandboxPhones } from './sandbox-providers.ts'

let now = new Date('2026-03-01T10:00:00Z')
const clock = { now: () => now }
const ports = {
  vault: memorySandboxVault(),
  books: memorySandboxBooks(),
  clock,
  ids: randomIds,
  digest: sha256,
}
const tokens = sandboxCardTokens(ports)
const cards = sandboxCards(ports)

let attempts = 0
const attempt = (way: PaymentWay = 'card') =>
  new PaymentAttempt(
    {
      id: `attempt-${++attempts}`,
      origin: 'asked',
      provider: 'sandbox',
      way,
      price: 4550,
      sum: { amount: 4550, currency: 'USD' },
      payer: null,
    },
    now,
  )
const ended = (sentence: string) => ({ standing: { is: 'ended', why: 'refused', sentence } })
const notRecognised = ended('The card was not recognised. Please enter it again.')

const card = { cardNumber: '4242424242424242', cardName: 'Lena Okoro', expiryDate: '12/30', cvv: '123' }
const tokenOf = async (cardNumber = card.cardNumber) => (await tokens.tokenise({ ...card, cardNumber })).token

describe('a token', () => {
  it('tells the last digits and the brand, and holds nothing else of the card', async () => {
    const token = await tokens.tokenise({ ...card, cardNumber: '4000000000009995', cvv: '987' })
    expect(token).toMatchObject({ last4: '9995', brand: 'Visa' })
    expect(token.token).toMatch(/^sandbox_card_[0-9a-f-]{36}$/)
  })

  it('is refused to an incomplete card, field by field', async () => {
    await expect(tokens.tokenise({ ...card, cvv: '', cardName: ' ' })).rejects.toMatchObject({
      refusal: 'rule-broken',
      fields: { cvv: 'CVV is required', cardName: 'Cardholder name is required' },
    })
  })

  it('pays once: the same attempt gets the same payment, another one nothing', async () => {
    const token = await tokenOf()
    const first = attempt()
    const begun = await cards.begin(first, { token })
    expect(begun.standing).toEqual({ is: 'held', sum: { amount: 4550, currency: 'USD' } })
    expect(await cards.begin(first, { token })).toEqual(begun)
    expect(await cards.begin(attempt(), { token })).toMatchObject(notRecognised)
  })

  it('expires after 15 minutes', async () => {
    const token = await tokenOf()
    now = new Date(now.getTime() + 15 * 60_000)
    expect(await cards.begin(attempt(), { token })).toMatchObject(notRecognised)
  })

  it('cannot be made up', async () => {
    expect(await cards.begin(attempt(), { token: 'sandbox_card_' })).toMatchObject(notRecognised)
  })
})

describe('a test card', () => {
  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['5555555555554444', 'This sandbox takes test cards only, such as 4242 4242 4242 4242.'],
    ['1111222233334444', 'This sandbox takes test cards only, such as 4242 4242 4242 4242.'],
  ])('%s does not pay', async (number, sentence) => {
    expect(await cards.begin(attempt(), { token: await tokenOf(number) })).toMatchObject(ended(sentence))
  })
})

describe.each<[PaymentWay, () => PaymentProvider]>([
  ['card', () => cards],
  ['phone', () => sandboxPhones(ports)],
])('by %s', (way, open) => {
  const backstage = async () => ({
    provider: open(),
    attempt: () => attempt(way),
    means: async () => (way === 'card' ? { token: await tokenOf() } : { phoneNumber: '254712345678' }),
    // Whoever holds the phone says yes; a card's money is taken by us.
    pay: async (begun: PaymentAttempt) => {
      if (way === 'card') await cards.take(begun)
      else await ports.books.move(begun.id, ['waiting'], { standing: 'taken', sentence: null })
    },
  })
  providerContract(backstage)
  refundingContract(backstage)
})
