import { describe, expect, test, vi } from 'vitest'
import type { Accounts } from '#application/identity/contract.ts'
import type { SessionEvent, SessionNews } from '#application/identity/sessions/session-news.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { deskOf, userView } from '#web/testing/people.ts'
import { pageSession } from './account-session.ts'
import { sessionKeeper } from './session-keeper.ts'

const lena = userView()
const right = { email: lena.email, password: 'made-by-hand' }

/** Tabs of one browser: what one tells, this one has told. */
function tabs() {
  const told: string[] = []
  let listener: ((event: SessionEvent) => void) | null = null
  const news: SessionNews = {
    tell: (event) => void told.push(event),
    onNews: (added) => {
      listener = added
      return () => {
        listener = null
      }
    },
  }
  return {
    news,
    told,
    hear: (event: SessionEvent) => listener?.(event),
    isListening: () => listener !== null,
  }
}

function open({
  desk = deskOf(lena),
  account = null,
}: {
  desk?: ReturnType<typeof deskOf>
  account?: typeof lena | null
} = {}) {
  const session = pageSession(account)
  desk.user = account
  const others = tabs()
  const keeper = sessionKeeper({ accounts: desk, session, sessionNews: others.news })
  const stop = keeper.start()
  return { keeper, session, desk, others, stop }
}

describe('signing in', () => {
  test('makes of a visitor somebody, and tells the other tabs', async () => {
    const { keeper, session, others } = open()
    expect(await keeper.signIn(right)).toEqual({ is: 'signed in', account: lena })
    expect(keeper.read()).toMatchObject({ account: lena, step: 'signed in', ending: null })
    expect(session.current()).toBe(lena)
    expect(others.told).toEqual(['signed in'])
  })

  test('with a wrong password is refused, and may be tried again', async () => {
    const { keeper, session, others } = open()
    const outcome = await keeper.signIn({ ...right, password: 'wrong' })
    expect(outcome).toMatchObject({ is: 'refused', error: { code: 'wrong-credentials' } })
    expect(keeper.read()).toMatchObject({ account: null, step: 'signed out', ending: null })
    expect([session.current(), others.told]).toEqual([null, []])
    expect((await keeper.signIn(right)).is).toBe('signed in')
  })

  test('asks for the code of a second lock; a wrong one may be typed again', async () => {
    const { keeper, desk } = open({ desk: deskOf(lena, { code: '123456' }) })
    expect(await keeper.signIn(right)).toEqual({ is: 'needs code' })
    expect(keeper.read()).toMatchObject({ asksForCode: true, account: null })
    expect(await keeper.enterCode('000000')).toMatchObject({ is: 'refused', error: { code: 'wrong-code' } })
    expect(keeper.read().asksForCode).toBe(true)
    expect((await keeper.enterCode('123456')).is).toBe('signed in')
    expect(keeper.read().asksForCode).toBe(false)
    expect(desk.asked.at(-1)).toEqual({ what: 'login', with: { ...right, code: '123456' } })
  })

  test('can start over with another account', async () => {
    const { keeper } = open({ desk: deskOf(lena, { code: '123456' }) })
    await keeper.signIn(right)
    await new Promise<void>((resolve) => {
      keeper.onChange(() => resolve())
      keeper.startOver()
    })
    expect(keeper.read()).toMatchObject({ asksForCode: false, step: 'signed out' })
  })
})

test('signing up signs in', async () => {
  const { keeper, others } = open()
  const request = { ...right, name: 'Lena', country: 'NG', phone: '+2348', role: 'artist' } as const
  const outcome = await keeper.signUp(request)
  expect(outcome).toMatchObject({ is: 'signed in', account: { name: 'Lena', artistStatus: 'pending' } })
  expect(others.told).toEqual(['signed in'])
})

describe('signing out', () => {
  test('forgets who was here, and tells the other tabs', async () => {
    const { keeper, session, others, desk } = open({ account: lena })
    await keeper.signOut()
    expect(keeper.read()).toMatchObject({ account: null, step: 'signed out', ending: 'here' })
    expect([session.current(), others.told, desk.user]).toEqual([null, ['signed out'], null])
  })

  test('that does not reach the gallery leaves one signed in, and says so', async () => {
    const away = new Unavailable()
    const desk = deskOf(lena, { logout: () => Promise.reject(away) })
    const { keeper, others } = open({ account: lena, desk })
    await expect(keeper.signOut()).rejects.toBe(away)
    expect(keeper.read()).toMatchObject({ account: lena, step: 'signed in', ending: null })
    expect(others.told).toEqual([])
  })

  test('in another tab, or on the server, is the same here', () => {
    for (const [event, ending] of [
      ['signed out', 'elsewhere'],
      ['ended', 'ended'],
    ] as const) {
      const { keeper, session, others } = open({ account: lena })
      others.hear(event)
      expect(keeper.read()).toMatchObject({ account: null, ending })
      expect([session.current(), others.told]).toEqual([null, []])
    }
  })

  test('of a visitor is no news', () => {
    const { keeper, others } = open()
    others.hear('ended')
    expect(keeper.read().ending).toBeNull()
  })
})

test('whoever signs in in another tab is signed in here', async () => {
  const { keeper, desk, others } = open()
  desk.user = lena
  const known = new Promise<void>((resolve) => {
    keeper.onChange(() => keeper.read().account && resolve())
  })
  others.hear('signed in')
  await known
  expect(keeper.read().account).toBe(lena)
})

test.each([lena, null])(
  'another tab’s news with the gallery out of reach leaves things as they are',
  async (account) => {
    const asked = Promise.withResolvers<never>()
    const profile = vi.fn<Accounts['profile']>(() => asked.promise)
    const { keeper, others } = open({ account, desk: deskOf(lena, { profile }) })
    others.hear('signed in')
    await vi.waitFor(() => expect(profile).toHaveBeenCalled())
    asked.reject(new Unavailable())
    await vi.waitFor(() =>
      expect(keeper.read()).toMatchObject({ account, step: account ? 'signed in' : 'signed out' }),
    )
    expect(keeper.read().ending).toBeNull()
  },
)

test('a session that turns out to be over is over here as well', async () => {
  const { keeper, others, desk } = open({ account: lena })
  desk.user = null
  others.hear('signed in')
  await vi.waitFor(() => expect(keeper.read().account).toBeNull())
})

test('a page that is gone listens no more', () => {
  const { others, stop } = open()
  stop()
  expect(others.isListening()).toBe(false)
})
