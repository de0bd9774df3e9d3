// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { tabIsOf } from '#web/kept/tab-memory.ts'
import { forgetDraft, forgetKey, keepDraft, readDraft } from './checkout-draft.ts'
import { emptyCheckout } from './checkout-form.ts'

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
  keepDraft({ fields, method: 'mpesa', key: 'open', keyOf: 'browser' })
  expect(readDraft()).toEqual({
    fields: { name: 'Lena Okoro', phoneNumber: '254712345678' },
    method: 'mpesa',
    key: 'open',
    keyOf: 'browser',
  })
  expect(sessionStorage.getItem('unsent checkout')).not.toMatch(/4242|12\/30|cvv/)
})

test('a new tab has none', () => {
  expect(readDraft()).toBeNull()
})

test('whose session has run out finds it again when they are back, and nobody else does', () => {
  const half = { fields: { name: 'Lena Okoro' }, method: 'mpesa', key: 'open', keyOf: 'account' } as const
  tabIsOf('lena')
  keepDraft(half)
  tabIsOf(null)
  expect(readDraft()).toBeNull()
  tabIsOf('lena')
  expect(readDraft()).toEqual(half)
  // Whoever types on before they sign in again has said something newer.
  tabIsOf(null)
  const newer = { ...half, fields: { name: 'Lena A. Okoro' } }
  keepDraft(newer)
  tabIsOf('lena')
  expect(readDraft()).toEqual(newer)
  tabIsOf(null)
  tabIsOf('mateo')
  expect(readDraft()).toBeNull()
})

test('a forgotten one is gone', () => {
  keepDraft({ fields: { name: 'Lena' }, method: 'card', key: null, keyOf: null })
  forgetDraft()
  expect(readDraft()).toBeNull()
})

test('a key is forgotten where the cart knows what left it with it, and what was typed stays', () => {
  forgetKey('browser')
  expect(readDraft()).toBeNull()
  const draft = { fields: { name: 'Lena' }, method: 'card', key: 'open', keyOf: 'browser' } as const
  keepDraft(draft)
  forgetKey('account')
  expect(readDraft()).toEqual(draft)
  forgetKey('browser')
  expect(readDraft()).toEqual({ ...draft, key: null, keyOf: null })
  const unknown = { ...draft, keyOf: null }
  keepDraft(unknown)
  forgetKey('browser')
  expect(readDraft()).toEqual(unknown)
})

const nothing = { fields: {}, method: 'card', key: null, keyOf: null }

test.each([
  ['no JSON', '{{', null],
  ['a number', '3', nothing],
  ['fields that are none', '{"fields":7}', nothing],
  [
    'wrong values and a secret',
    '{"fields":{"name":7,"cvv":"123"},"method":"gold","key":5,"keyOf":"somebody"}',
    nothing,
  ],
])('of %s only what makes sense is taken', (_, kept, draft) => {
  sessionStorage.setItem('unsent checkout', kept)
  expect(readDraft()).toEqual(draft)
})

test('a browser that keeps nothing costs nothing but the convenience', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  keepDraft({ fields: { name: 'Lena' }, method: 'card', key: null, keyOf: null })
  expect(readDraft()).toBeNull()
})
