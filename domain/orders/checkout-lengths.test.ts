import { describe, expect, it } from 'vitest'
import { emptyCard, validateCard } from '#domain/payments/card-payment.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { lenasAddress } from '#domain/testing/orders.ts'
import { validateBankTransfer } from './bank-transfer-payment.ts'
import { validateShipping } from './shipping.ts'

const phones: PhoneNumbers = { international: (typed) => typed }

const tooLong = 'x'.repeat(201)
const message = 'At most 200 characters, please'

describe('a line that fits on no parcel', () => {
  it.each(['name', 'street', 'city', 'state'] as const)('is refused for the %s', (field) => {
    expect(validateShipping({ ...lenasAddress, [field]: tooLong }, phones)).toEqual({ [field]: message })
    expect(validateShipping({ ...lenasAddress, [field]: ` ${'👩'.repeat(200)} ` }, phones)).toEqual({})
  })

  it('is refused for a postal code where any will do', () => {
    const inDubai = { ...lenasAddress, country: 'AE', postalCode: tooLong }
    expect(validateShipping(inDubai, phones)).toEqual({ postalCode: message })
  })
})

it('the names of a bank and on a card have an end, too', () => {
  expect(validateBankTransfer({ bankName: tooLong, accountNumber: '12345678' })).toEqual({
    bankName: message,
  })
  expect(validateCard({ ...emptyCard, cardName: tooLong }, new Date())).toMatchObject({ cardName: message })
})
