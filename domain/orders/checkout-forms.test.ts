import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { accountInWords, emptyBankTransfer, validateBankTransfer } from './bank-transfer-payment.ts'
import { validateEmail } from './guest-contact.ts'
import { emptyMobileMoney, formatMobilePhone, validateMobileMoney } from './mobile-money-payment.ts'
import { orderPrice } from './order-price.ts'
import { paymentMethods } from './payment.ts'
import {
  emptyShipping,
  type ShippingForm,
  shippingIncomplete,
  tidyAddress,
  validateShipping,
} from './shipping.ts'

/** Knows whatever has as many digits as somebody could have. */
const phones: PhoneNumbers = { international: (typed) => (/^\+?\d{6,15}$/.test(typed) ? typed : null) }

const address: ShippingForm = {
  name: 'Lena Okoro',
  street: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos State',
  postalCode: '101241',
  country: 'NG',
  phone: '+2348012345678',
}

describe('shipping', () => {
  const messages = {
    name: 'Name is required',
    street: 'Street address is required',
    city: 'City is required',
    state: 'State/Province is required',
    postalCode: 'Postal code is required',
    country: 'Country is required',
    phone: 'Phone number is required',
  }

  it('is free', () => {
    expect(orderPrice([{ price: 64_000, quantity: 2 }])).toMatchObject({ shipping: 0, left: 128_000 })
  })

  it('accepts a whole address', () => {
    expect(validateShipping(address, phones)).toEqual({})
  })

  it('names every gap of an empty one', () => {
    expect(validateShipping(emptyShipping, phones)).toEqual(messages)
    expect(shippingIncomplete).toBe('Please fill in all required shipping information')
  })

  it.each(Object.entries(messages))('needs the %s, and blanks do not count', (field, message) => {
    expect(validateShipping({ ...address, [field]: '  ' }, phones)).toEqual({ [field]: message })
  })
})

describe('an address in a country without postal codes', () => {
  it('may leave its field empty, and may not', () => {
    const inKampala = { ...address, country: 'UG', city: 'Kampala', state: 'Central Region' }
    expect(validateShipping({ ...inKampala, postalCode: ' ' }, phones)).toEqual({})
    expect(validateShipping({ ...inKampala, postalCode: '256' }, phones)).toEqual({})
  })
})

it('keeps an address without the spaces that were typed around it', () => {
  const typed = {
    ...address,
    name: ' Lena   Okoro ',
    city: 'London ',
    country: 'GB',
    postalCode: 'sw1a  1aa',
  }
  expect(tidyAddress(typed)).toEqual({
    ...address,
    city: 'London',
    country: 'GB',
    postalCode: 'SW1A 1AA',
  })
})

it('keeps nothing in an address that turns what is written on the parcel, nor one of nothing else', () => {
  const turned = {
    ...address,
    name: '\u202ELena Okoro\u202C',
    street: '12\u200F Marina\u200B Road',
    postalCode: '10\u20601241',
  }
  expect(validateShipping(turned, phones)).toEqual({})
  expect(tidyAddress(turned)).toEqual(address)
  expect(validateShipping({ ...address, city: '\u200B\u2066' }, phones)).toEqual({ city: 'City is required' })
})

describe('an address that nobody can send to', () => {
  it.each([
    ['country', 'ZZ', 'Please choose a country'],
    ['postalCode', '1', 'Enter a valid postal code'],
    ['phone', 'abc', 'Enter a valid phone number'],
    ['phone', '+25412', 'Enter a valid phone number'],
  ])('is refused for its %s %j', (field, value, message) => {
    expect(validateShipping({ ...address, [field]: value }, phones)).toEqual({ [field]: message })
  })

  it('may have any postal code where there are none', () => {
    expect(validateShipping({ ...address, country: 'AE', postalCode: '-' }, phones)).toEqual({})
  })
})

describe('a guest’s email', () => {
  it.each([
    ['', 'Email is required'],
    [' ', 'Email is required'],
    ['\u202A\u3164', 'Email is required'],
    ['lena', 'Enter a valid email address'],
    ['lena at example', 'Enter a valid email address'],
    ['lena@example', 'Enter a valid email address'],
    ['lena@@example.test', 'Enter a valid email address'],
    [`${'a'.repeat(250)}@example.test`, 'Enter a valid email address'],
    ['lena@example.test', null],
    [' lena+art@mail.example.test ', null],
  ])('%j says %j', (email, message) => {
    expect(validateEmail(email)).toBe(message)
  })
})

describe('M-Pesa', () => {
  it.each([
    ['', 'Phone number is required'],
    ['071234567', 'Enter a valid M-Pesa phone number'],
    ['2547123456789', 'Enter a valid M-Pesa phone number'],
    ['07123456ab', 'Enter a valid M-Pesa phone number'],
  ])('refuses %j: %s', (phoneNumber, message) => {
    expect(validateMobileMoney({ phoneNumber })).toEqual({ phoneNumber: message })
  })

  it('keeps of whatever is typed its digits', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(formatMobilePhone(typed)).toMatch(/^\d*$/)
      }),
    )
  })

  it('keeps a digit too many, which makes it another number', () => {
    expect(formatMobilePhone('+254 712-345 6789')).toBe('2547123456789')
    expect(formatMobilePhone('\u0662\u0665\u0664 \u06F7')).toBe('2547')
  })

  it.each(['0712345678', '25471234567', '254712345678'])('accepts %s', (phoneNumber) => {
    expect(validateMobileMoney({ phoneNumber })).toEqual({})
    expect(emptyMobileMoney.phoneNumber).toBe('')
  })
})

describe('a bank transfer', () => {
  it('names every gap', () => {
    expect(validateBankTransfer(emptyBankTransfer)).toEqual({
      bankName: 'Bank name is required',
      accountNumber: 'Account number is required',
    })
  })

  it('comes from a bank that is more than blanks', () => {
    expect(validateBankTransfer({ bankName: ' ', accountNumber: '12345678' })).toEqual({
      bankName: 'Bank name is required',
    })
  })

  it('takes an account in the digits of its writer’s keyboard, and keeps it in ours', () => {
    const form = { bankName: 'Equity', accountNumber: '١٢٣٤٥٦٧٨' }
    expect(validateBankTransfer(form)).toEqual({})
    expect(accountInWords(form)).toBe('12345678, Equity')
  })

  it.each(['1234567', '1234567890123', '1234567a'])('refuses the account %s', (accountNumber) => {
    expect(validateBankTransfer({ bankName: 'Equity', accountNumber })).toEqual({
      accountNumber: 'Enter a valid account number',
    })
  })

  it.each(['12345678', ' 123456789012 '])('accepts the account %s', (accountNumber) => {
    expect(validateBankTransfer({ bankName: 'Equity', accountNumber })).toEqual({})
  })
})

it('offers three ways to pay, the card first', () => {
  expect(paymentMethods).toEqual(['card', 'mpesa', 'atm'])
})

it('an account is told by its number and its bank', () => {
  expect(accountInWords({ bankName: ' Equity Bank ', accountNumber: ' 0123456789 ' })).toBe(
    '0123456789, Equity Bank',
  )
})
