import { describe, expect, it } from 'vitest'
import { formerMember, User } from './user.ts'

const now = new Date('2026-03-01T10:00:00Z')
const later = new Date('2026-03-02T10:00:00Z')
const lena = (): User =>
  new User(
    {
      id: 'lena',
      name: ' Lena Okoro ',
      email: ' Lena@example.test ',
      country: 'NG',
      phone: ' +2348012345678 ',
      role: 'user',
      passwordHash: 'hash',
    },
    now,
  )

describe('somebody with an account', () => {
  it('is kept as they meant it, without the blanks around it', () => {
    const user = lena()
    expect(user).toMatchObject({ name: 'Lena Okoro', email: 'Lena@example.test', phone: '+2348012345678' })
    user.change({ name: ' Lena O. ', country: 'KE', phone: ' +254712345678 ' })
    expect(user).toMatchObject({ name: 'Lena O.', country: 'KE', phone: '+254712345678' })
  })

  it('has no name that turns what is written behind it', () => {
    const user = lena()
    user.change({ name: '\u202EOkoro \u2066Lena\u200B', country: 'KE', phone: '' })
    expect(user.name).toBe('Okoro Lena')
  })

  it('has no address with signs that nobody sees, and stays who they are where it had some', () => {
    const user = lena()
    user.verifyEmail(now)
    user.moveTo('\u202Alena@example.test\u202C')
    expect(user).toMatchObject({ email: 'lena@example.test', emailVerifiedAt: now })
  })

  it('has proved their address once, from the first time on, and a new one not yet', () => {
    const user = lena()
    user.verifyEmail(now)
    user.verifyEmail(later)
    expect(user.emailVerifiedAt).toEqual(now)
    user.moveTo(' LENA@example.test ')
    expect(user).toMatchObject({ email: 'LENA@example.test', emailVerifiedAt: now })
    user.moveTo('okoro@example.test')
    expect(user).toMatchObject({ email: 'okoro@example.test', emailVerifiedAt: null })
  })

  it('cannot sign in while suspended, since the first time, and can again afterwards', () => {
    const user = lena()
    expect(user.isActive).toBe(true)
    user.suspend(now)
    user.suspend(later)
    expect(user).toMatchObject({ isActive: false, suspendedAt: now })
    user.restore()
    expect(user.isActive).toBe(true)
  })

  it('leaves nothing behind that says who it was', () => {
    const user = lena()
    user.verifyEmail(now)
    user.erase(later)
    expect(user).toMatchObject({
      id: 'lena',
      name: formerMember,
      email: null,
      country: '',
      phone: '',
      passwordHash: null,
      emailVerifiedAt: null,
      deletedAt: later,
      isActive: false,
    })
    user.moveTo('lena@example.test')
    expect(user.emailVerifiedAt).toBeNull()
  })
})
