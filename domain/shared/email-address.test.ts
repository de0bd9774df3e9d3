import { expect, it } from 'vitest'
import { emailKey, isEmailAddress, tidyEmail } from './email-address.ts'

const ofLength = (length: number) => `${'x'.repeat(length - '@example.test'.length)}@example.test`

it.each([
  'lena@example.test',
  ' lena@example.test ',
  'lena+shop@mail.example.test',
  ofLength(254),
  ` ${ofLength(254)} `,
  '\u202Alena@example.test\u202C',
  'le\u200Bna@example.test',
  ` \u2068 ${ofLength(254)} \u2069`,
  // Copied from the beginning of a file.
  '\uFEFFlena@example.test',
])('%s can be an address', (text) => expect(isEmailAddress(text)).toBe(true))

it.each([
  '',
  'lena',
  'lena@example',
  'le na@example.test',
  'lena@exa mple.test',
  'lena@@example.test',
  'lena@example.',
  ofLength(255),
])('%s can be none', (text) => expect(isEmailAddress(text)).toBe(false))

it('is kept and compared without what a phone wraps around it', () => {
  expect(tidyEmail(' \u202ALena@example.test\u202C ')).toBe('Lena@example.test')
  expect(emailKey('\u202ALena@example.test\u202C')).toBe(emailKey('lena@example.test '))
})
