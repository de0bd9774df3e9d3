import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentIncomplete } from '#domain/orders/payment.ts'
import { emptyCard, formatCardNumber, formatCvv, formatExpiryDate, validateCard } from './card-payment.ts'

describe('a card', () => {
  const card = { cardNumber: '4242424242424242', cardName: 'Lena Okoro', expiryDate: '12/30', cvv: '123' }
  const now = new Date('2026-11-30T23:59:59Z')

  it('accepts a whole one, with 3 or 4 digits of CVV', () => {
    expect(validateCard(card, now)).toEqual({})
    expect(validateCard({ ...card, cvv: '1234' }, now)).toEqual({})
  })

  it('names every gap of an empty one', () => {
    expect(validateCard(emptyCard, now)).toEqual({
      cardNumber: 'Card number is required',
      cardName: 'Cardholder name is required',
      expiryDate: 'Expiry date is required',
      cvv: 'CVV is required',
    })
    expect(paymentIncomplete).toBe('Please fill in all required payment information')
  })

  it.each([
    ['cardNumber', '424242424242424', 'Card number must be 16 digits'],
    ['cardNumber', '42424242424242422', 'Card number must be 16 digits'],
    ['cardNumber', '4242424242424243', 'Card number must be 16 digits'],
    ['cardNumber', '04242424242424242', 'Card number must be 16 digits'],
    ['cardNumber', '1234567890123456', 'Card number must be 16 digits'],
    ['expiryDate', '00/30', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '13/30', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '1/30', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '112/30', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '12/2030', 'Expiry date must be in MM/YY format'],
    ['expiryDate', '12/20', 'Card has expired'],
    ['expiryDate', '10/26', 'Card has expired'],
    ['expiryDate', '12/00', 'Card has expired'],
    ['cardName', ' ', 'Cardholder name is required'],
    ['cardName', '\u2060\u3164', 'Cardholder name is required'],
    ['cvv', '12', 'CVV must be 3 or 4 digits'],
    ['cvv', '12345', 'CVV must be 3 or 4 digits'],
  ])('refuses %s %s', (field, value, message) => {
    expect(validateCard({ ...card, [field]: value }, now)).toEqual({ [field]: message })
  })

  it.each(['4242424242424242', '4000000000000002', '4000000000009995'])(
    'accepts the number %s',
    (cardNumber) => {
      expect(validateCard({ ...card, cardNumber }, now)).toEqual({})
    },
  )

  it('is taken until its last month is over', () => {
    const lastMonth = { ...card, expiryDate: '11/26' }
    expect(validateCard(lastMonth, now)).toEqual({})
    expect(validateCard(lastMonth, new Date('2026-12-01T00:00:00Z'))).toEqual({
      expiryDate: 'Card has expired',
    })
  })

  it.each(['11/26', '01/27', '09/99', '10/30'])('accepts the month of %s', (expiryDate) => {
    expect(validateCard({ ...card, expiryDate }, now)).toEqual({})
  })
})

describe('typing a card', () => {
  it.each([
    ['4242 4242-4242x4242', '4242424242424242'],
    ['42424242424242429999', '4242424242424242'],
    ['\u0664\u0662\u0664\u0662 \u06F4\u06F2\u06F4\u06F2 42424242', '4242424242424242'],
    ['\uFF14\uFF12\uFF14\uFF12\u30004242\uFF0D4242\u30FC4242', '4242424242424242'],
  ])('number %j becomes %j', (typed, kept) => {
    expect(formatCardNumber(typed)).toBe(kept)
  })

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/30', '12/30'],
    ['12/305', '12/30'],
    ['12/', '12'],
    ['1/', '01'],
    ['1/30', '01/30'],
    [' 1 / 30', '01/30'],
    ['12/2030', '12/30'],
    ['1/2030', '01/30'],
    ['12/20', '12/20'],
    ['012029', '01/29'],
    ['122020', '12/20'],
    ['1220', '12/20'],
    ['\u0661\u0662/\u0663\u0660', '12/30'],
    ['\u06F1/\u06F2\u06F0\u06F3\u06F0', '01/30'],
    ['\uFF11\uFF0F\uFF13\uFF10', '01/30'],
  ])('expiry %j becomes %j', (typed, kept) => {
    expect(formatExpiryDate(typed)).toBe(kept)
  })

  it('takes a CVV in the digits of another script', () => {
    expect(formatCvv('\u0660\u0669\u06F0\u06F9')).toBe('0909')
  })

  it('takes no fifth digit for a CVV', () => {
    expect(formatCvv('12345')).toBe('1234')
  })

  it('keeps whatever is typed within its digits and length, and changes nothing twice', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatCardNumber(typed)).toMatch(/^\d{0,16}$/)
        expect(formatExpiryDate(typed)).toMatch(/^(\d{0,2}|\d{2}\/\d{1,2})$/)
        expect(formatCvv(typed)).toMatch(/^\d{0,4}$/)
        expect(formatExpiryDate(formatExpiryDate(typed))).toBe(formatExpiryDate(typed))
      }),
    )
  })
})
