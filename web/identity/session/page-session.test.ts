import { describe, expect, test, vi } from 'vitest'
import type { Accounts } from '#application/identity/contract.ts'
import type { SessionEvent, SessionNews } from '#application/identity/sessions/session-news.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { pageSession } from './page-session.ts'

const lena = userView()
const right = { email: lena.email, password: 'made-by-hand' }

/** Tabs of one browser: what one tells, this one has told. */
function tabs() {
  const heard: string[] = []
  let listener: ((event: SessionEvent) => void) | null = null
  const news: SessionNews = {
    tell: (event) => void heard.push(event),
    onNews: (added) => {
      listener = added
      return () => {
        listener = null
      }
    },
  }
  return {
    news,
    heard,
    hear: (event: SessionEvent) => listener?.(event),
    isListening: () => listener !== null,
  }
}

function open({
  accounts = accountsOf(lena),
  account = null,
}: {
  accounts?: ReturnType<typeof accountsOf>
  account?: typeof lena | null
} = {}) {
  accounts.user = account
  const others = tabs()
  const session = pageSession({ account, accounts, sessionNews: others.news })
  const stop = session.start()
  return { session, accounts, others, stop }
}

test('is as the server has said, until something happens', () => {
  const { session } = open({ account: lena })
  expect(session.view()).toEqual({ account: lena, isComingIn: false, asksForCode: false, ending: null })
  expect(session.current()).toBe(lena)
})

describe('signing in', () => {
  test('makes of a visitor somebody, and tells the other tabs', async () => {
    const { session, others } = open()
    const seen = new Set<boolean>()
    session.onChange(() => seen.add(session.view().isComingIn))
    expect(await session.signIn(right)).toEqual({ is: 'signed in', account: lena })
    expect(session.view()).toEqual({ account: lena, isComingIn: false, asksForCode: false, ending: null })
    expect(seen).toEqual(new Set([false, true]))
    expect(session.current()).toBe(lena)
    expect(others.heard).toEqual(['signed in'])
  })

  test('with a wrong password is refused, and may be tried again', async () => {
    const { session, others } = open()
    const outcome = await session.signIn({ ...right, password: 'wrong' })
    expect(outcome).toMatchObject({ is: 'refused', error: { code: 'wrong-credentials' } })
    expect(session.view()).toMatchObject({ account: null, isComingIn: false, ending: null })
    expect([session.current(), others.heard]).toEqual([null, []])
    expect((await session.signIn(right)).is).toBe('signed in')
  })

  test('asks for the code of a second lock; a wrong one may be typed again', async () => {
    const { session, accounts, others } = open({ accounts: accountsOf(lena, { code: '123456' }) })
    expect(await session.signIn(right)).toEqual({ is: 'needs code' })
    expect(session.view()).toMatchObject({ asksForCode: true, account: null })
    expect(await session.enterCode('000000')).toMatchObject({ is: 'refused', error: { code: 'wrong-code' } })
    expect(session.view().asksForCode).toBe(true)
    expect(others.heard).toEqual([])
    expect((await session.enterCode('123456')).is).toBe('signed in')
    expect(session.view().asksForCode).toBe(false)
    expect(accounts.asked.at(-1)).toEqual({ what: 'login', with: { ...right, code: '123456' } })
    expect(others.heard).toEqual(['signed in'])
  })

  test('can start over with another account', async () => {
    const { session } = open({ accounts: accountsOf(lena, { code: '123456' }) })
    await session.signIn(right)
    session.startOver()
    expect(session.view()).toMatchObject({ asksForCode: false, isComingIn: false, account: null })
    expect(await session.signIn(right)).toEqual({ is: 'needs code' })
  })

  test('is not cut short by an answer that was meant for a visitor', async () => {
    const asked = Promise.withResolvers<typeof lena>()
    const { session, others } = open({ accounts: accountsOf(lena, { login: () => asked.promise }) })
    const outcome = session.signIn(right)
    await expect.poll(() => session.view().isComingIn).toBe(true)
    others.hear('ended')
    asked.resolve(lena)
    expect(await outcome).toEqual({ is: 'signed in', account: lena })
  })
})

test('signing up signs in', async () => {
  const { session, others } = open()
  const request = { ...right, name: 'Lena', country: 'NG', phone: '+2348', role: 'artist' } as const
  const outcome = await session.signUp(request)
  expect(outcome).toMatchObject({ is: 'signed in', account: { name: 'Lena', artistStatus: 'pending' } })
  expect(others.heard).toEqual(['signed in'])
})

test('whoever comes in by another way, or has changed their details, is known when that has ended', async () => {
  const { session, others } = open()
  await session.welcome(lena)
  expect([session.current(), others.heard]).toEqual([lena, ['signed in']])
  const renamed = userView({ name: 'Lena Adeyemi' })
  await session.welcome(renamed)
  expect([session.current(), others.heard]).toEqual([renamed, ['signed in', 'signed in']])
})

describe('signing out', () => {
  test('forgets who was here, and tells the other tabs', async () => {
    const { session, others, accounts } = open({ account: lena })
    await session.signOut()
    expect(session.view()).toMatchObject({ account: null, ending: 'here' })
    expect([session.current(), others.heard, accounts.user]).toEqual([null, ['signed out'], null])
    await session.signIn(right)
    expect(session.view().ending).toBeNull()
  })

  test('that does not reach the gallery leaves one signed in, and says so', async () => {
    const away = new Unavailable()
    const accounts = accountsOf(lena, { logout: () => Promise.reject(away) })
    const { session, others } = open({ account: lena, accounts })
    await expect(session.signOut()).rejects.toBe(away)
    expect(session.view()).toMatchObject({ account: lena, ending: null })
    expect(others.heard).toEqual([])
  })

  test('by deleting the account asks nobody, and tells the other tabs', async () => {
    const { session, others, accounts } = open({ account: lena })
    await session.leave()
    expect(session.view()).toMatchObject({ account: null, ending: 'here' })
    expect([others.heard, accounts.asked]).toEqual([['signed out'], []])
    await session.leave()
    expect(others.heard).toEqual(['signed out'])
  })

  test.each([
    ['signed out', 'elsewhere'],
    ['ended', 'ended'],
  ] as const)('in another tab, or on the server (%s), is the same here', async (event, ending) => {
    const { session, others } = open({ account: lena })
    others.hear(event)
    await expect.poll(() => session.view()).toMatchObject({ account: null, ending })
    expect([session.current(), others.heard]).toEqual([null, []])
  })

  test('of a visitor is no news', async () => {
    const { session, others } = open()
    others.hear('ended')
    await session.leave()
    expect([session.view().ending, others.heard]).toEqual([null, []])
    // The same while the machine runs.
    await session.signIn({ ...right, password: 'wrong' })
    others.hear('ended')
    await session.leave()
    expect([session.view().ending, others.heard]).toEqual([null, []])
  })
})

test('whoever signs in in another tab is signed in here', async () => {
  const { session, accounts, others } = open()
  accounts.user = lena
  others.hear('signed in')
  await expect.poll(() => session.current()).toBe(lena)
  expect(others.heard).toEqual([])
})

test.each([lena, null])(
  'another tab’s news with the gallery out of reach leaves things as they are',
  async (account) => {
    const asked = Promise.withResolvers<never>()
    const profile = vi.fn<Accounts['profile']>(() => asked.promise)
    const { session, others } = open({ account, accounts: accountsOf(lena, { profile }) })
    others.hear('signed in')
    await expect.poll(() => profile).toHaveBeenCalledTimes(1)
    asked.reject(new Unavailable())
    // The next news are looked into again.
    await expect
      .poll(() => {
        others.hear('signed in')
        return profile
      })
      .toHaveBeenCalledTimes(2)
    expect(session.view()).toEqual({ account, isComingIn: false, asksForCode: false, ending: null })
  },
)

test.each([
  [lena, 'ended'],
  [null, null],
])(
  'a session that turns out to be over is over here as well, a visitor’s is not',
  async (account, ending) => {
    const profile = vi.fn<Accounts['profile']>(() => Promise.reject(notSignedIn()))
    const { session, others } = open({ account, accounts: accountsOf(lena, { profile }) })
    others.hear('signed in')
    await expect.poll(() => profile).toHaveBeenCalled()
    await expect.poll(() => session.view()).toMatchObject({ account: null, ending })
    expect(others.heard).toEqual([])
  },
)

test('a page that is gone listens no more', () => {
  const { others, stop } = open()
  stop()
  expect(others.isListening()).toBe(false)
})
