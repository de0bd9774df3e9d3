import { expect, it } from 'vitest'
import { checkPasskeyName } from './passkey-name.ts'

it.each([
  ['', 'Please name the passkey!'],
  ['  ', 'Please name the passkey!'],
  ['Phone', null],
  [` ${'x'.repeat(60)} `, null],
  ['x'.repeat(61), 'A name has at most 60 characters.'],
])('says of the name %j: %j', (name, text) => {
  expect(checkPasskeyName(name)).toBe(text)
})
