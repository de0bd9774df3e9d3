import { expect, it } from 'vitest'
import { withoutPrefix } from './phone-number.ts'
import { phoneWithPrefix } from './registration.ts'

it('takes a kept number apart again', () => {
  expect(withoutPrefix('+254', '+254712345678')).toBe('712345678')
  expect(withoutPrefix('+254', '+254 712 345678')).toBe('712 345678')
})

it('leaves the number of another country whole, so that it goes out as it was', () => {
  expect(withoutPrefix('+254', '+49301234567')).toBe('+49301234567')
  expect(withoutPrefix('', '+49301234567')).toBe('+49301234567')
  expect(phoneWithPrefix('+254', '+49301234567')).toBe('+49301234567')
})
