import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sandboxCardTokens, sandboxGateway } from './sandbox-gateway.ts'

const ids = { newId: () => randomUUID(), digits: () => '' }
const tokens = sandboxCardTokens(ids)
const gateway = sandboxGateway(ids)
const card = { cardNumber: '4242424242424242', cardName: 'Lena Okoro', expiryDate: '12/30', cvv: '123' }

const pay = async (cardNumber: string) => {
  const { token } = await tokens.tokenise({ ...card, cardNumber })
  return gateway.authorise(token, 4550, 'a-key-of-some-length')
}

describe('a token', () => {
  it('tells the last digits and the brand, and holds nothing else of the card', async () => {
    const token = await tokens.tokenise(card)
    expect(token).toMatchObject({ last4: '4242', brand: 'Visa' })
    expect(token.token).not.toMatch(/4242|123|Lena|12\/30/)
  })

  it('is refused to an incomplete card, field by field', async () => {
    await expect(tokens.tokenise({ ...card, cvv: '', cardName: ' ' })).rejects.toMatchObject({
      refusal: 'rule-broken',
      fields: { cvv: 'CVV is required', cardName: 'Cardholder name is required' },
    })
  })
})

describe('a test card', () => {
  it('pays', async () => {
    expect((await pay('4242424242424242')).reference).toMatch(/^sandbox_hold_/)
  })

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['5555555555554444', 'This sandbox takes test cards only, such as 4242 4242 4242 4242.'],
  ])('%s does not pay', async (number, message) => {
    await expect(pay(number)).rejects.toMatchObject({ refusal: 'payment-refused', message })
  })

  it('cannot be made up', async () => {
    await expect(gateway.authorise('sandbox_pays_', 1, 'key')).rejects.toMatchObject({
      code: 'card-token-unknown',
    })
  })
})

it('asks for the order number in a transfer', () => {
  expect(gateway.transferInstructions(73_100, '4829-1736')).toMatch(/\$731\.00.*4829-1736/)
})
