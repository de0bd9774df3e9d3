import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { IdStore } from '#application/favourites/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { sessionOf } from '#web/testing/session-of.ts'
import { accountIdsMachine } from './account-ids-machine.ts'

/** A browser that keeps `local` and an account that has `ids`; calls whose name is in `away` fail. */
async function open(
  user: string | null,
  { ids = [] as readonly string[], local = [] as readonly string[] } = {},
) {
  const person = sessionOf(user)
  const kept: IdStore & { ids: readonly string[] } = {
    ids: local,
    read: () => kept.ids,
    write: (next) => {
      kept.ids = next
    },
    onChange: () => () => undefined,
  }
  const account = {
    ids,
    calls: [] as string[],
    away: new Map<string, Error>(),
    /** Answers wait for it. */
    held: Promise.resolve(),
  }
  const answer = async (call: string, then: readonly string[] = account.ids) => {
    account.calls.push(call)
    await account.held
    const error = account.away.get(call) ?? account.away.get('everything')
    if (error) throw error
    account.ids = then
    return then
  }
  const actor = createActor(accountIdsMachine, {
    input: {
      kept,
      session: person.life.session,
      account: {
        ids: () => answer('ids'),
        add: (id) => answer(`add ${id}`, [...account.ids, id]),
        remove: (id) =>
          answer(
            `remove ${id}`,
            account.ids.filter((each) => each !== id),
          ),
        unite: (more) => answer(`unite ${more.join()}`, [...new Set([...account.ids, ...more])]),
      },
    },
  })
  const said: string[] = []
  actor.on('change refused', ({ text }) => said.push(text))
  actor.start()
  const choose = (...chosen: string[]) => actor.send({ type: 'ids chosen', ids: chosen })
  const settled = () =>
    waitFor(actor, (now) => now.matches('nobody') || now.matches({ somebody: { line: 'free' } }))
  const state = () => actor.getSnapshot().value
  const shown = () => actor.getSnapshot().context.ids
  return { actor, account, kept, person, said, choose, settled, state, shown }
}

const knowing = (knowledge: string, line = 'free') => ({ somebody: { knowledge, line } })

test('nobody’s ids are none of its business', async () => {
  const { account, kept, choose, state, shown } = await open(null, { ids: ['orchard'], local: ['harbour'] })
  choose('tide')
  expect([state(), shown(), kept.ids, account.calls]).toEqual(['nobody', [], ['harbour'], []])
})

test('what the browser has kept is shown until the account answers, and goes over', async () => {
  const { account, kept, settled, state, shown } = await open('lena', {
    ids: ['orchard'],
    local: ['harbour'],
  })
  expect([state(), shown()]).toEqual([knowing('awaited', 'asking'), ['harbour']])
  await settled()
  expect([state(), shown()]).toEqual([knowing('complete'), ['orchard', 'harbour']])
  expect([account.calls, kept.ids]).toEqual([['unite harbour'], []])
})

test('what another tab lays into the browser meanwhile stays there', async () => {
  const { kept, settled } = await open('lena', { local: ['harbour'] })
  kept.write(['harbour', 'tide'])
  await settled()
  expect(kept.ids).toEqual(['tide'])
})

test('the same answer leaves the same ids', async () => {
  const { actor, settled, shown } = await open('lena', { ids: ['orchard'] })
  await settled()
  const before = shown()
  actor.send({ type: 'somebody came back' })
  await settled()
  expect(shown()).toBe(before)
})

test('news that comes while the account is being asked is not lost: the answer on its way may be older', async () => {
  const { account, actor, settled, shown } = await open('lena', { ids: ['orchard'] })
  await settled()
  const first = Promise.withResolvers<void>()
  account.held = first.promise
  account.calls.length = 0
  actor.send({ type: 'somebody came back' })
  await expect.poll(() => account.calls).toEqual(['ids'])
  account.held = Promise.resolve()
  account.ids = ['tide']
  actor.send({ type: 'somebody came back' })
  first.resolve()
  await settled()
  expect(shown()).toEqual(['tide'])
})

test('choices are told one after the other, each as it was made', async () => {
  const { account, choose, settled, shown, state } = await open('lena', { ids: ['orchard'] })
  choose('harbour')
  choose('harbour', 'tide')
  choose('tide')
  expect(shown()).toEqual(['tide'])
  await settled()
  expect([state(), shown(), account.ids]).toEqual([
    knowing('complete'),
    ['orchard', 'tide'],
    ['orchard', 'tide'],
  ])
  expect(account.calls).toEqual(['ids', 'add harbour', 'add tide', 'remove harbour'])
})

test('one that does not hold is taken back with a word, the others stay', async () => {
  const { account, choose, settled, shown, said } = await open('lena')
  await settled()
  account.away.set('add harbour', new Unavailable('Failed to add favorite'))
  choose('harbour')
  choose('harbour', 'tide')
  await settled()
  expect([shown(), account.ids, said]).toEqual([['tide'], ['tide'], ['Failed to add favorite']])
})

test('a session that has ended tells of that itself', async () => {
  const { account, choose, settled, shown, said } = await open('lena')
  await settled()
  account.away.set('everything', notSignedIn())
  choose('harbour')
  await settled()
  expect([shown(), said]).toEqual([[], []])
})

test('an account that does not answer is missed, until it is asked again', async () => {
  const { actor, account, person, settled, state, said } = await open(null, { ids: ['orchard'] })
  account.away.set('everything', new Unavailable('The gallery did not answer.'))
  person.signIn('lena')
  await settled()
  expect([state(), said]).toEqual([knowing('missed'), ['The gallery did not answer.']])
  account.away.clear()
  actor.send({ type: 'ask again' })
  expect(state()).toEqual(knowing('awaited', 'asking'))
  await settled()
  expect(state()).toEqual(knowing('complete'))
})

test('one that was known is not missed when it does not answer later', async () => {
  const { actor, account, settled, state, shown, said } = await open('lena', { ids: ['orchard'] })
  await settled()
  account.away.set('everything', new Unavailable())
  actor.send({ type: 'somebody came back' })
  await settled()
  expect([state(), shown(), said]).toEqual([knowing('complete'), ['orchard'], []])
})

test('a choice made while it is missed is told all the same', async () => {
  const { account, choose, settled, state, said } = await open('lena', { ids: ['orchard'] })
  account.away.set('ids', new Unavailable('The gallery did not answer.'))
  choose('harbour')
  await settled()
  expect([state(), account.ids, said]).toEqual([
    knowing('missed'),
    ['orchard', 'harbour'],
    ['The gallery did not answer.'],
  ])
})

test('whoever takes somebody’s place sees nothing of theirs, and is told nothing of what was on its way', async () => {
  const { account, person, choose, settled, shown } = await open('lena', { ids: ['orchard'] })
  await settled()
  const { promise, resolve } = Promise.withResolvers<void>()
  account.held = promise
  choose('orchard', 'harbour', 'tide')
  person.signIn('mateo')
  expect(shown()).toEqual([])
  resolve()
  await settled()
  // Lena's second mark was not made in his name.
  expect(account.calls).toEqual(['ids', 'add harbour', 'ids'])
})

test('nothing of the account stays when its owner leaves', async () => {
  const { person, kept, settled, state, shown } = await open('lena', { ids: ['orchard'] })
  await settled()
  person.signOut()
  expect([state(), shown(), kept.ids]).toEqual(['nobody', [], []])
})
