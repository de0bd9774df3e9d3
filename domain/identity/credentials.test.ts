import { expect, it } from 'vitest'
import { checkCredentials, missingCredentials } from './credentials.ts'

it.each([
  ['', '', 'Please fill the form fields'],
  [' ', '', 'Please fill the form fields'],
  ['\u200B', 'secret', 'Please fill the Email field!'],
  ['', 'secret', 'Please fill the Email field!'],
  ['lena@example.test', '', 'Please fill the password field!'],
  ['lena@example.test', ' ', null],
  ['lena@example.test', 'secret', null],
])('says of %j and %j: %j', (email, password, text) => {
  expect(checkCredentials({ email, password })).toBe(text)
})

it('says at each field what is missing there', () => {
  expect(missingCredentials({ email: ' ', password: '' })).toEqual({
    email: 'Please fill the Email field!',
    password: 'Please fill the password field!',
  })
  expect(missingCredentials({ email: 'lena@example.test', password: ' ' })).toEqual({})
})
