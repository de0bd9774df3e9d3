import { expect, it } from 'vitest'
import { sessionEnd } from './session.ts'

const begun = new Date('2026-03-01T10:00:00Z')

it('lasts two weeks after its last use', () => {
  expect(sessionEnd(begun, new Date('2026-03-05T10:00:00Z'))).toEqual(new Date('2026-03-19T10:00:00Z'))
})

it('ends after ninety days, however much it is used', () => {
  expect(sessionEnd(begun, new Date('2026-05-29T10:00:00Z'))).toEqual(new Date('2026-05-30T10:00:00Z'))
})
