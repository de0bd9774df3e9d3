import { describe, expect, it } from 'vitest'
import { memorySandboxVault } from '#adapters/memory/orders/memory-sandbox-vault.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { sandboxCardTokens } from './sandbox-card-tokens.ts'
import { sandboxGateway } from './sandbox-gateway.ts'

let now = new Date('2026-03-01T10:00:00Z')
const clock = { now: () => now }
const vault = memorySandboxVault()
const ports = { vault, clock, ids: randomIds, digest: sha256 }
const tokens = sandboxCardTokens(ports)
const gateway = sandboxGateway(ports)

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

  it('pays once: the same payment gets the same hold, another one nothing', async () => {
    const token = await tokenOf()
    const hold = await gateway.authorise(token, 4550, 'key-one')
    expect(await gateway.authorise(token, 4550, 'key-one')).toEqual(hold)
    await expect(gateway.authorise(token, 4550, 'key-two')).rejects.toMatchObject({
      code: 'card-token-unknown',
    })
  })

  it('expires after 15 minutes', async () => {
    const token = await tokenOf()
    now = new Date(now.getTime() + 15 * 60_000)
    await expect(gateway.authorise(token, 4550, 'key')).rejects.toMatchObject({ code: 'card-token-unknown' })
  })

  it('cannot be made up', async () => {
    await expect(gateway.authorise('sandbox_card_', 1, 'key')).rejects.toMatchObject({
      refusal: 'payment-refused',
      message: 'The card was not recognised. Please enter it again.',
    })
  })
})

describe('a test card', () => {
  it('pays', async () => {
    expect((await gateway.authorise(await tokenOf(), 4550, 'key')).reference).toMatch(/^sandbox_hold_/)
  })

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['5555555555554444', 'This sandbox takes test cards only, such as 4242 4242 4242 4242.'],
    ['1111222233334444', 'This sandbox takes test cards only, such as 4242 4242 4242 4242.'],
  ])('%s does not pay', async (number, message) => {
    const paying = gateway.authorise(await tokenOf(number), 4550, 'key')
    await expect(paying).rejects.toMatchObject({ refusal: 'payment-refused', message })
  })
})

it('asks for the order number in a transfer', () => {
  expect(gateway.transferInstructions(73_100, '4829-1736')).toMatch(/\$731\.00.*4829-1736/)
})
