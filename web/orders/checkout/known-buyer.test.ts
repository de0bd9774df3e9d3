import { expect, test } from 'vitest'
import { userView } from '#web/testing/accounts.ts'
import { draftFor } from './known-buyer.ts'

const prefixOf = (country: string) => (country === 'NG' ? '+234' : '')
const lena = userView({
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '+2348012345678',
})

test('a guest begins with what was typed before', () => {
  const draft = { fields: { city: 'Lagos' }, method: 'mpesa', key: 'k', keyOf: null } as const
  expect(draftFor(null, draft, prefixOf)).toBe(draft)
  expect(draftFor(null, null, prefixOf)).toBeNull()
})

test('an account fills in who buys, where and under which number', () => {
  expect(draftFor(lena, null, prefixOf)).toEqual({
    fields: { name: 'Lena Okoro', country: 'NG', phone: '8012345678', email: 'lena@example.test' },
    method: 'card',
    key: null,
    keyOf: null,
  })
})

test('what was chosen on this visit is where it goes, and takes no number of another country along', () => {
  expect(draftFor(null, null, prefixOf, 'FR')?.fields).toEqual({ country: 'FR' })
  expect(
    draftFor(null, { fields: { country: 'KE' }, method: 'card', key: null, keyOf: null }, prefixOf, 'FR')
      ?.fields,
  ).toEqual({
    country: 'KE',
  })
  expect(draftFor(lena, null, prefixOf, 'FR')?.fields).toEqual({
    name: 'Lena Okoro',
    country: 'FR',
    email: 'lena@example.test',
  })
})

test('what was typed is kept, but for another email address', () => {
  const typed = {
    fields: { name: 'A friend', email: 'other@example.test' },
    method: 'atm',
    key: 'k',
    keyOf: null,
  } as const
  expect(draftFor(lena, typed, prefixOf)).toEqual({
    fields: { name: 'A friend', country: 'NG', phone: '8012345678', email: 'lena@example.test' },
    method: 'atm',
    key: 'k',
    keyOf: null,
  })
})
