import { expect, it } from 'vitest'
import { registrationRoleFrom } from './roles.ts'

it.each([
  ['artist', 'artist'],
  ['user', 'user'],
  [null, 'user'],
  ['', 'user'],
  ['Artist', 'user'],
])('takes %j as the role %j', (wanted, role) => {
  expect(registrationRoleFrom(wanted)).toBe(role)
})

it('lets nobody sign up as an admin', () => {
  expect(registrationRoleFrom('admin')).toBe('user')
})
