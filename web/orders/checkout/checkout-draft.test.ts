// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './checkout-draft.ts'
import { emptyCheckout } from './checkout-form.ts'

const storage = () => window.sessionStorage

test('an unfinished checkout is found again, without anything of the card', () => {
  const fields = {
    ...emptyCheckout,
    name: 'Lena Okoro',
    phoneNumber: '254712345678',
    cardNumber: '4242424242424242',
    cardName: 'L. Okoro',
    expiryDate: '12/30',
    cvv: '123',
  }
  keepDraft(storage, { fields, method: 'mpesa', key: 'open' })
  expect(readDraft(storage)).toEqual({
    fields: { name: 'Lena Okoro', phoneNumber: '254712345678' },
    method: 'mpesa',
    key: 'open',
  })
  expect(sessionStorage.getItem('sanaa.checkout')).not.toMatch(/4242|12\/30|cvv/)
})

test('a new tab has none', () => {
  expect(readDraft(storage)).toBeNull()
})

test('a forgotten one is gone', () => {
  keepDraft(storage, { fields: { name: 'Lena' }, method: 'card', key: null })
  forgetDraft(storage)
  expect(readDraft(storage)).toBeNull()
})

const nothing = { fields: {}, method: 'card', key: null }

test.each([
  ['no JSON', '{{', null],
  ['a number', '3', nothing],
  ['fields that are none', '{"fields":7}', nothing],
  ['wrong values and a secret', '{"fields":{"name":7,"cvv":"123"},"method":"gold","key":5}', nothing],
])('of %s only what makes sense is taken', (_, kept, draft) => {
  sessionStorage.setItem('sanaa.checkout', kept)
  expect(readDraft(storage)).toEqual(draft)
})

test('a browser that keeps nothing costs nothing but the convenience', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft(storage, { fields: { name: 'Lena' }, method: 'card', key: null })
  expect(readDraft(storage)).toBeNull()
})
