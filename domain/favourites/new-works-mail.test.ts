import { describe, expect, it } from 'vitest'
import { isMailDue, mayGetNewWorks } from './new-works-mail.ts'

const follower = { emailVerified: true, isActive: true, wantsMails: true }
const at = (time: string): Date => new Date(`2026-03-${time}:00Z`)

describe('a follower', () => {
  it('may get new works', () => expect(mayGetNewWorks(follower)).toBe(true))

  it.each(['emailVerified', 'isActive', 'wantsMails'] as const)('is told nothing without %s', (needed) =>
    expect(mayGetNewWorks({ ...follower, [needed]: false })).toBe(false),
  )
})

describe('a mail about new works', () => {
  it('waits an hour, so that what is hung together is told together', () => {
    expect(isMailDue(at('01T10:00'), null, at('01T10:59'))).toBe(false)
    expect(isMailDue(at('01T10:00'), null, at('01T11:00'))).toBe(true)
  })

  it('comes once a day at most', () => {
    expect(isMailDue(at('02T10:00'), at('01T20:00'), at('02T19:59'))).toBe(false)
    expect(isMailDue(at('02T10:00'), at('01T20:00'), at('02T20:00'))).toBe(true)
  })
})
