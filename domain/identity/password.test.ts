import { expect, it } from 'vitest'
import { checkPassword } from './password.ts'

const owner = { email: 'Lena.Okoro@example.test', name: 'Lena Okoro' }
const tooPlain = 'Choose a password that is neither your name nor your email address'

it.each([
  ['1234567', 'Use at least 8 characters'],
  ['💥💥💥💥', 'Use at least 8 characters'],
  ['12345678', null],
  ['  spaces count  ', null],
  ['x'.repeat(200), null],
  ['x'.repeat(201), 'Use at most 200 characters'],
  ['lena.okoro@example.test', tooPlain],
  ['LENA.OKORO', tooPlain],
  ['lena okoro', tooPlain],
  ['lena okoro paints', null],
])('says of the password %j: %j', (password, text) => {
  expect(checkPassword(password, owner)).toBe(text)
})

it('blanks around a name or an address do not make them a password', () => {
  const padded = { email: ' lena.okoro@example.test ', name: ' Lena Okoro ' }
  for (const password of ['lena.okoro@example.test ', ' lena okoro', ' lena.okoro '])
    expect(checkPassword(password, padded)).toBe(tooPlain)
})
