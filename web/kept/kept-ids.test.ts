// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { localKeptIds } from '#adapters/browser/local-kept-ids.ts'
import type { AccountIds } from '#application/favourites/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { sessionOf } from '#web/testing/session-of.ts'
import { keptIds } from './kept-ids.ts'

/** The server, as far as these ids go; `isAway` fails every call. */
function accountWith(...ids: string[]) {
  const account = {
    ids,
    isAway: false,
    calls: [] as string[],
  }
  const answer = async (call: string, change: () => void): Promise<readonly string[]> => {
    account.calls.push(call)
    if (account.isAway) throw new Unavailable('Failed to add favorite')
    change()
    return [...account.ids]
  }
  const api: AccountIds = {
    ids: () => answer('ids', () => undefined),
    add: (id) => answer(`add ${id}`, () => void account.ids.push(id)),
    remove: (id) => answer(`remove ${id}`, () => void account.ids.splice(account.ids.indexOf(id), 1)),
    unite: (more) =>
      answer(
        `unite ${more.join()}`,
        () => void account.ids.push(...more.filter((id) => !account.ids.includes(id))),
      ),
  }
  return Object.assign(account, { api })
}

function open(user: string | null, ...onAccount: string[]) {
  const account = accountWith(...onAccount)
  const person = sessionOf(user)
  const local = localKeptIds('marks')
  const kept = keptIds({ kept: local, account: account.api, say: person.say, ...person.life })
  const seen: string[][] = []
  kept.onChange(() => seen.push([...kept.read()]))
  return { account, person, local, kept, seen }
}

test('a visitor’s ids stay in the browser, and nobody is asked', () => {
  const { account, local, kept } = open(null, 'orchard')
  kept.write(['harbour'])
  expect([kept.read(), local.read(), account.calls]).toEqual([['harbour'], ['harbour'], []])
})

test('what is chosen before the account’s machine is there goes over with it', async () => {
  const { account, local, kept } = open('lena', 'orchard')
  kept.write(['harbour'])
  kept.write([...kept.read(), 'tide'])
  // Should the page be left now, the browser still has it.
  expect([kept.read(), local.read()]).toEqual([
    ['harbour', 'tide'],
    ['harbour', 'tide'],
  ])
  await expect.poll(() => account.ids).toEqual(['orchard', 'harbour', 'tide'])
  await expect.poll(() => [kept.read(), local.read()]).toEqual([account.ids, []])
})

test('those of the account are shown while somebody is signed in', async () => {
  const { kept, local } = open('lena', 'orchard')
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  expect(local.read()).toEqual([])
})

test('are not said to be known before the account has answered', async () => {
  const { kept } = open('lena')
  const known: boolean[] = []
  kept.onChange(() => known.push(kept.isKnown()))
  expect(kept.isKnown()).toBe(false)
  // Whoever waits for them is told, though there are none.
  await expect.poll(() => known.at(-1)).toBe(true)
  expect([kept.isKnown(), kept.read()]).toEqual([true, []])
})

test('an account that did not answer is missed, and can be asked again', async () => {
  const account = accountWith('orchard')
  const { life, say, said } = sessionOf('lena')
  const kept = keptIds({ kept: localKeptIds('marks'), account: account.api, say, ...life })
  account.isAway = true
  const seen: boolean[] = []
  kept.onChange(() => seen.push(kept.isMissed()))
  await expect.poll(() => seen.at(-1)).toBe(true)
  expect([kept.isKnown(), said]).toEqual([false, ['Failed to add favorite']])
  account.isAway = false
  kept.ask()
  expect(kept.isMissed()).toBe(false)
  await expect.poll(() => [kept.isKnown(), kept.read()]).toEqual([true, ['orchard']])
})

test('at sign-in the browser’s go over to the account, and no heart goes out in between', async () => {
  const { account, person, local, kept, seen } = open(null, 'orchard')
  kept.write(['harbour', 'orchard'])
  person.signIn('lena')
  expect(kept.read()).toEqual(['harbour', 'orchard'])
  await expect.poll(() => kept.read()).toEqual(['orchard', 'harbour'])
  await expect.poll(() => local.read()).toEqual([])
  expect(account.ids).toEqual(['orchard', 'harbour'])
  expect(seen.every((ids) => ids.includes('harbour'))).toBe(true)
})

test('at sign-out nothing of the account stays in the browser', async () => {
  const { person, local, kept } = open('lena', 'orchard')
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  person.signOut()
  expect([kept.read(), local.read(), localStorage.getItem('marks')]).toEqual([[], [], null])
})

test('a change shows at once and goes to the account, in order', async () => {
  const { account, kept } = open('lena', 'orchard')
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  kept.write(['orchard', 'harbour'])
  kept.write(['harbour'])
  expect(kept.read()).toEqual(['harbour'])
  await expect.poll(() => account.calls).toEqual(['ids', 'add harbour', 'remove orchard'])
})

test('a change that does not hold is taken back, and one is told why', async () => {
  const { account, person, kept } = open('lena', 'orchard')
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  account.isAway = true
  kept.write(['orchard', 'harbour'])
  expect(kept.read()).toEqual(['orchard', 'harbour'])
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  expect(person.said).toEqual(['Failed to add favorite'])
  kept.write([])
  await expect.poll(() => kept.read()).toEqual(['orchard'])
})

test('what another device has done is seen when one comes back', async () => {
  const { account, person, kept } = open('lena', 'orchard')
  await expect.poll(() => kept.read()).toEqual(['orchard'])
  account.ids.push('tide')
  person.comeBack()
  await expect.poll(() => kept.read()).toEqual(['orchard', 'tide'])
})

test('ids that could not go over wait in the browser for the account', async () => {
  const { account, person, local, kept } = open(null)
  kept.write(['harbour'])
  account.isAway = true
  person.signIn('lena')
  await expect.poll(() => account.calls).toEqual(['unite harbour'])
  expect([kept.read(), local.read()]).toEqual([['harbour'], ['harbour']])
  account.isAway = false
  await expect
    .poll(() => {
      person.comeBack()
      return account.ids
    })
    .toEqual(['harbour'])
  await expect.poll(() => local.read()).toEqual([])
})

test('an answer for somebody who has left is nobody’s', async () => {
  const { account, person, kept } = open(null)
  const late = Promise.withResolvers<readonly string[]>()
  const asked = vi.fn<AccountIds['ids']>(() => late.promise)
  account.api.ids = asked
  person.signIn('lena')
  await expect.poll(() => asked).toHaveBeenCalled()
  person.signOut()
  late.resolve(['orchard'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(kept.read()).toEqual([])
})

test('a heart pressed while the account is asked does not flicker', async () => {
  const { account, person, kept, seen } = open('lena', 'orchard', 'tide')
  const late = Promise.withResolvers<readonly string[]>()
  const asked = vi.fn<AccountIds['ids']>(() => late.promise)
  await expect.poll(() => kept.isKnown()).toBe(true)
  account.api.ids = asked
  await expect
    .poll(() => {
      person.comeBack()
      return asked
    })
    .toHaveBeenCalled()
  kept.write(['orchard', 'harbour'])
  seen.length = 0
  late.resolve(['orchard', 'tide'])
  await expect.poll(() => account.ids).toEqual(['orchard', 'harbour'])
  expect([seen, kept.read()]).toEqual([[], ['orchard', 'harbour']])
})

test('more than the account takes at once goes over in slices; what it refuses does not block it', async () => {
  const { account, person, local, kept } = open(null, 'orchard')
  const many = Array.from({ length: 1_001 }, (_, index) => `work-${index}`)
  const { unite } = account.api
  account.api.unite = async (ids) => {
    if (ids.length > 1_000 || ids.includes('odd'))
      throw new DomainError('rule-broken', 'invalid-request', 'The request is not valid.')
    return unite(ids)
  }
  kept.write([...many, 'odd'])
  person.signIn('lena')
  await expect.poll(() => local.read()).toEqual([])
  expect(kept.read().slice(0, 1_001)).toEqual(['orchard', ...many.slice(0, 1_000)])
  expect(person.said).toEqual([])
})
