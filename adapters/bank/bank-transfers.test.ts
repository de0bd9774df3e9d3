import { expect, it } from 'vitest'
import { bankTransfers } from './bank-transfers.ts'

it('says where to send how much, and with which reference', () => {
  const account = {
    holder: 'Sanaa',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    bank: 'Commerzbank',
  }
  expect(bankTransfers(account)(408_000, '4829-1736')).toBe(
    'Please transfer $4,080.00 (US dollars) to Sanaa, IBAN DE89 3704 0044 0532 0130 00, Commerzbank, BIC COBADEFFXXX, ' +
      'with the reference RF42 4829 1736. We keep the works for you for three days.',
  )
})
