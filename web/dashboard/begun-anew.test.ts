import { expect, test } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { begunAnew } from './begun-anew.ts'

const badCursor = new DomainError('unreadable', 'bad-cursor', 'This place in the list is not known.')
const at = (path: string) => new Request(`https://sanaa.test${path}`)

test('a link whose place in the list was cut off leads to the beginning of the same list', () => {
  const answer = begunAnew(badCursor, at('/dashboard/admin/users?role=artist&page=2&cursor=cut'))
  expect([answer?.status, answer?.headers.get('location')]).toEqual([
    302,
    '/dashboard/admin/users?role=artist',
  ])
  expect(begunAnew(badCursor, at('/dashboard/orders?cursor=cut'))?.headers.get('location')).toBe(
    '/dashboard/orders',
  )
})

test('whatever else went wrong is told', () => {
  expect(begunAnew(new Error('away'), at('/dashboard/orders?cursor=cut'))).toBeNull()
  expect(begunAnew(badCursor, at('/dashboard/orders'))).toBeNull()
})
