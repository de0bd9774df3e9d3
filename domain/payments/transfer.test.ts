import { describe, expect, it } from 'vitest'
import { epcCode, transferTo, transferWords } from './transfer.ts'

const account = {
  holder: 'Sanaa',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
}
const inEuros = transferTo(account, { amount: 731_00, currency: 'EUR' }, '4829-1736')
const inDollars = transferTo(account, { amount: 4_080_00, currency: 'USD' }, '4829-1736')

it('is for the order whose number is in its reference', () => {
  expect(inEuros).toEqual({ ...account, amount: 731_00, currency: 'EUR', reference: 'RF4248291736' })
})

it('is said in a sentence, with numbers as banks print them', () => {
  expect(transferWords(inDollars, '4829-1736', '27 November 2026 at 09:00 UTC')).toBe(
    'Please transfer $4,080.00 (US dollars) to Sanaa, IBAN DE89 3704 0044 0532 0130 00, Commerzbank, BIC COBADEFFXXX, ' +
      'and give the reference RF42 4829 1736 of order 4829-1736 in your transfer. We keep the works for you until 27 November 2026 at 09:00 UTC.',
  )
  expect(transferWords(inEuros, '4829-1736', '27 November 2026 at 09:00 UTC')).toContain(
    'Please transfer €731.00 to Sanaa',
  )
})

describe('the code to scan', () => {
  it('says line by line what a bank’s program fills in, and nothing after the reference', () => {
    expect(epcCode(inEuros)).toBe(
      'BCD\n002\n1\nSCT\nCOBADEFFXXX\nSanaa\nDE89370400440532013000\nEUR731.00\n\nRF4248291736',
    )
  })

  it.each([
    [1, 'EUR0.01'],
    [10_05, 'EUR10.05'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('of %i cents says %s', (amount, euros) => {
    expect(epcCode({ ...inEuros, amount })?.split('\n')[7]).toBe(euros)
  })

  it('cuts a name that is longer than banks bear, and fits the largest code that they read', () => {
    const code = epcCode({ ...inEuros, holder: 'Ö'.repeat(200), amount: 99_999_999_999 })
    expect(code?.split('\n')[5]).toBe('Ö'.repeat(70))
    expect(Buffer.byteLength(code ?? '')).toBeLessThanOrEqual(331)
  })

  it('is there for euros alone, from a cent on', () => {
    expect(epcCode(inDollars)).toBeNull()
    expect(epcCode({ ...inEuros, amount: 100_000_000_000 })).toBeNull()
    expect(epcCode({ ...inEuros, amount: 0 })).toBeNull()
  })
})
