import { expect, it } from 'vitest'
import { isOrderOf } from './buyer.ts'

const lena = { id: 'lena', email: 'Lena@example.org', emailVerified: true }
const byGuest = { buyerId: null, email: 'lena@Example.org' }

it('is whose account placed it, whatever address it was confirmed to', () => {
  expect(isOrderOf({ ...lena, emailVerified: false }, { buyerId: 'lena', email: 'else@example.org' })).toBe(
    true,
  )
  expect(isOrderOf(lena, { buyerId: 'mateo', email: lena.email })).toBe(false)
})

it('is who has shown that a guest’s address is theirs, and nobody’s before', () => {
  expect(isOrderOf(lena, byGuest)).toBe(true)
  expect(isOrderOf({ ...lena, emailVerified: false }, byGuest)).toBe(false)
  expect(isOrderOf(lena, { ...byGuest, email: 'mateo@example.org' })).toBe(false)
})
