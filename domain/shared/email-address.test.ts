import { expect, it } from 'vitest'
import { isEmailAddress } from './email-address.ts'

const ofLength = (length: number) => `${'x'.repeat(length - '@example.test'.length)}@example.test`

it.each([
  'lena@example.test',
  ' lena@example.test ',
  'lena+shop@mail.example.test',
  ofLength(254),
  ` ${ofLength(254)} `,
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
  'le\u200Bna@example.test',
  'lena@example.\u202Etest',
  'lena@example.',
  ofLength(255),
])('%s can be none', (text) => expect(isEmailAddress(text)).toBe(false))
