// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { localStorageCartStore } from '#adapters/browser/local-storage-cart-store.ts'
import type { AccountCart, CartLineView, CartView } from '#application/cart/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { sessionOf } from '#web/testing/session-of.ts'
import { artwork, catalogueOf, unnamed } from '#web/testing/shop-window.ts'
import { stateOf } from './cart-actor.ts'
import { cartMachine } from './cart-machine.ts'

const line = (id: string, quantity = 1): CartLineView => ({
  id,
  title: id,
  price: 4_550,
  quantity,
  stock: 3,
  images: [],
  artist: { id: 'brook', name: 'Brook Tadesse' },
})
const item = (id: string, quantity = 1): CartItem => line(id, quantity)

/** The server's cart; `isAway` fails every call. */
function accountWith(...lines: CartLineView[]) {
  const account = { lines, isAway: false, calls: [] as string[], error: null as string | null }
  const answer = async (
    call: string,
    change: () => CartLineView[] = () => account.lines,
  ): Promise<CartView> => {
    account.calls.push(call)
    if (account.isAway) throw new Unavailable('The gallery did not answer. Please try again.')
    account.lines = change()
    return { items: account.lines, totalItems: 0, totalPrice: 0, error: account.error }
  }
  const without = (id: string) => account.lines.filter((each) => each.id !== id)
  const api: AccountCart = {
    read: () => answer('read'),
    setQuantity: ({ artworkId, quantity, price }) =>
      answer(`${quantity} × ${artworkId} at ${price}`, () => [
        ...without(artworkId),
        line(artworkId, quantity),
      ]),
    remove: (id) => answer(`no ${id}`, () => without(id)),
    clear: () => answer('clear', () => []),
    merge: (brought, key) =>
      answer(`merge ${brought.length}${key === undefined ? '' : ' by name'}`, () => [
        ...account.lines,
        ...brought.map(({ artworkId, quantity }) => line(artworkId, quantity)),
      ]),
  }
  return Object.assign(account, { api })
}

async function open(user: string | null, ...lines: CartLineView[]) {
  const account = accountWith(...lines)
  const person = sessionOf(user)
  const kept = localStorageCartStore(window)
  const cart = createActor(cartMachine, {
    input: { kept, account: account.api, catalogue: catalogueOf([]), ...person.life },
  })
  const said: string[] = []
  const added: string[] = []
  cart.on('change refused', ({ text }) => said.push(text))
  cart.on('artwork is kept', ({ item: { id } }) => added.push(id))
  cart.start()
  const settled = () => waitFor(cart, (now) => now.matches({ ready: { keeping: 'kept' } }))
  const shown = () => unnamed(cart.getSnapshot().context.cart.items)
  const isKept = () => stateOf(cart.getSnapshot()).isKept
  const add = (id: string) =>
    cart.send({ type: 'add artwork', artwork: artwork({ ...line(id), artist: line(id).artist }) })
  await settled()
  account.calls.length = 0
  return { account, person, kept, cart, said, added, settled, shown, isKept, add }
}

test('a visitor’s cart stays in the browser, and nobody is asked', async () => {
  const { account, kept, add, settled, shown } = await open(null, line('tide'))
  add('salt')
  await settled()
  expect([shown(), unnamed(await kept.read()), account.calls]).toEqual([[item('salt')], [item('salt')], []])
})

test('whoever is signed in sees the account’s cart, and it stays there', async () => {
  const { kept, shown, added } = await open('lena', line('tide', 2))
  expect([shown(), unnamed(await kept.read()), added]).toEqual([[item('tide', 2)], [], []])
})

test('at sign-in the browser’s cart goes over by its name, stands there meanwhile, and is gone from the browser', async () => {
  const { account, person, kept, cart, add, settled, shown, isKept } = await open(null, line('tide'))
  add('salt')
  cart.send({ type: 'set quantity', id: 'salt', quantity: 2 })
  await settled()
  person.signIn('lena')
  expect([shown(), isKept()]).toEqual([[item('salt', 2)], false])
  await settled()
  expect([shown(), isKept()]).toEqual([[item('tide'), item('salt', 2)], true])
  expect([unnamed(await kept.read()), account.calls, kept.name()]).toEqual([
    [],
    ['merge 1 by name'],
    undefined,
  ])
})

test('a cart that somebody begins after they have left stays, when the answer for the account comes late', async () => {
  const { account, person, kept, cart, add, settled, shown } = await open(null)
  add('salt')
  await settled()
  const late = Promise.withResolvers<CartView>()
  const merge = vi.fn<AccountCart['merge']>(() => late.promise)
  account.api.merge = merge
  person.signIn('lena')
  await expect.poll(() => merge).toHaveBeenCalled()
  person.signOut()
  await settled()
  cart.send({ type: 'works were ordered', ids: ['salt'], isTold: false })
  add('jug')
  await settled()
  late.resolve({ items: [line('salt')], totalItems: 1, totalPrice: 4_550, error: null })
  await new Promise((resolve) => setTimeout(resolve))
  expect([shown(), unnamed(await kept.read())]).toEqual([[item('jug')], [item('jug')]])
})

test('what is pressed while the cart goes over is told after it', async () => {
  const { account, person, add, settled, shown } = await open(null, line('tide'))
  add('salt')
  await settled()
  person.signIn('lena')
  add('jug')
  await settled()
  expect(account.calls).toEqual(['merge 1 by name', '1 × jug at 4550'])
  expect(shown()).toEqual([item('tide'), item('salt'), item('jug')])
})

test('a press before the account has answered counts with what it has', async () => {
  const { account, person, cart, add, settled, shown } = await open('lena', line('tide', 2))
  person.signOut()
  await settled()
  const late = Promise.withResolvers<CartView>()
  account.api.read = () => late.promise
  person.signIn('lena')
  await expect.poll(() => cart.getSnapshot().matches({ ready: { keeping: 'looking' } })).toBe(true)
  add('tide')
  late.resolve({ items: [line('tide', 2)], totalItems: 2, totalPrice: 9_100, error: null })
  await settled()
  expect(account.calls.at(-1)).toBe('3 × tide at 4550')
  expect(shown()).toEqual([item('tide', 3)])
})

test('at sign-out nothing of the account stays in the browser', async () => {
  const { person, kept, add, settled, shown } = await open('lena', line('tide'))
  add('salt')
  await settled()
  person.signOut()
  expect(shown()).toEqual([])
  await settled()
  expect([shown(), unnamed(await kept.read()), localStorage.getItem('sanaa.cart')]).toEqual([[], [], null])
})

test('whoever takes somebody’s place sees nothing of their cart, even with the account out of reach', async () => {
  const { account, person, said, settled, shown } = await open('lena', line('tide'))
  account.isAway = true
  person.signIn('mateo')
  expect(shown()).toEqual([])
  await settled()
  expect([shown(), said]).toEqual([[], ['The gallery did not answer. Please try again.']])
})

test('an answer for somebody who has left is nobody’s', async () => {
  const { account, person, settled, shown } = await open(null)
  const late = Promise.withResolvers<CartView>()
  account.api.read = () => late.promise
  person.signIn('lena')
  person.signOut()
  late.resolve({ items: [line('tide')], totalItems: 1, totalPrice: 4_550, error: null })
  await settled()
  expect(shown()).toEqual([])
})

test('only what has changed is told to the account, one after the other', async () => {
  const { account, cart, add, settled, shown } = await open('lena', line('tide', 2), line('salt'))
  cart.send({ type: 'set quantity', id: 'tide', quantity: 3 })
  // The first is on its way; these two are told together.
  add('jug')
  cart.send({ type: 'remove artwork', id: 'salt' })
  await settled()
  expect(account.calls).toEqual(['3 × tide at 4550', 'no salt', '1 × jug at 4550'])
  expect(shown()).toEqual([item('tide', 3), item('jug')])
})

test('a work is said to be in the cart when the account has it', async () => {
  const { account, added, said, add, settled } = await open('lena')
  add('tide')
  expect(added).toEqual([])
  await settled()
  account.isAway = true
  add('tide')
  await settled()
  expect([added, said]).toEqual([['tide'], ['The gallery did not answer. Please try again.']])
})

test('a change that does not hold is taken back, and one is told why', async () => {
  const { account, said, cart, settled, shown } = await open('lena', line('tide'))
  account.isAway = true
  cart.send({ type: 'works were ordered', ids: ['tide', 'salt'], isTold: false })
  expect(shown()).toEqual([])
  await settled()
  expect([shown(), said]).toEqual([[item('tide')], ['The gallery did not answer. Please try again.']])
})

test('where one of several lines did not hold, what the account has by now is shown', async () => {
  const { account, cart, settled, shown } = await open('lena', line('tide'), line('salt'))
  const { remove } = account.api
  account.api.remove = (id) =>
    id === 'salt' ? Promise.reject(new Unavailable('The gallery did not answer.')) : remove(id)
  cart.send({ type: 'works were ordered', ids: ['tide', 'salt'], isTold: false })
  await settled()
  expect(shown()).toEqual([item('salt')])
})

test('what the account makes of a change is shown, with what it says', async () => {
  const { account, said, added, add, settled, shown } = await open('lena')
  account.api.setQuantity = async () => ({
    items: [line('salt', 1)],
    totalItems: 1,
    totalPrice: 4_550,
    error: 'Reached maximum stock',
  })
  add('tide')
  await settled()
  expect([shown(), said, added]).toEqual([[item('salt', 1)], ['Reached maximum stock'], []])
})

test('what another device has done is seen when one comes back', async () => {
  const { account, person, settled, shown } = await open('lena', line('tide'))
  account.lines = [line('tide'), line('jug')]
  person.comeBack()
  await settled()
  expect(shown()).toEqual([item('tide'), item('jug')])
})

test('news that comes while the account is being asked is not lost: the answer on its way may be older', async () => {
  const { account, person, settled, shown } = await open('lena', line('tide'), line('jug'))
  const { read } = account.api
  const older = await read()
  const first = Promise.withResolvers<CartView>()
  const asked = Promise.withResolvers<void>()
  account.api.read = () => {
    account.api.read = read
    asked.resolve()
    return first.promise
  }
  person.comeBack()
  await asked.promise
  account.lines = [line('jug')]
  person.comeBack()
  first.resolve(older)
  await settled()
  expect(shown()).toEqual([item('jug')])
})

test('coming back to the same cart changes nothing: what was removed can still come back', async () => {
  const { cart, person, settled } = await open('lena', line('tide'), line('jug'))
  cart.send({ type: 'remove artwork', id: 'jug' })
  await settled()
  person.comeBack()
  await settled()
  expect(cart.getSnapshot().context.removed?.item.id).toBe('jug')
})

test('emptying the cart after an order leaves what another device has put in meanwhile', async () => {
  const { account, cart, settled, shown } = await open('lena', line('tide'))
  account.lines = [line('tide'), line('jug')]
  cart.send({ type: 'works were ordered', ids: ['tide', 'salt'], isTold: false })
  await settled()
  expect([account.lines, shown()]).toEqual([[line('jug')], [item('jug')]])
})

test('a cart that could not go over waits in the browser for the account', async () => {
  const { account, person, kept, said, add, settled, shown, isKept } = await open(null)
  add('salt')
  await settled()
  account.isAway = true
  person.signIn('lena')
  await settled()
  expect([account.calls, unnamed(await kept.read()), shown(), said, isKept()]).toEqual([
    ['merge 1 by name'],
    [item('salt')],
    [item('salt')],
    [],
    false,
  ])
  account.isAway = false
  person.comeBack()
  await settled()
  expect(isKept()).toBe(true)
  expect([account.lines, unnamed(await kept.read()), shown()]).toEqual([[line('salt')], [], [item('salt')]])
})

test('a cart larger than the account takes at once goes over in slices, each by its own name', async () => {
  const { account, person, kept, settled } = await open(null)
  await kept.write(Array.from({ length: 501 }, (_, index) => item(`work-${index}`)))
  const names: (string | undefined)[] = []
  const { merge } = account.api
  account.api.merge = (lines, key) => {
    names.push(key)
    if (lines.length > 500)
      throw new DomainError('rule-broken', 'invalid-request', 'The request is not valid.')
    return merge(lines, key)
  }
  person.signIn('lena')
  await settled()
  expect([unnamed(await kept.read()), account.lines.length, new Set(names).size === names.length]).toEqual([
    [],
    501,
    true,
  ])
})

test('what the account refuses of the browser’s cart does not keep the account’s away', async () => {
  const { account, person, kept, add, settled, shown } = await open(null, line('tide'))
  add('odd')
  await settled()
  account.api.merge = async () => {
    throw new DomainError('rule-broken', 'invalid-request', 'The request is not valid.')
  }
  person.signIn('lena')
  await settled()
  expect([shown(), unnamed(await kept.read())]).toEqual([[item('tide')], []])
})

test('another tab of a visitor does not touch the cart of an account', async () => {
  const { shown } = await open('lena', line('tide'))
  const text = JSON.stringify({ version: 1, items: [item('salt')] })
  window.dispatchEvent(new StorageEvent('storage', { key: 'sanaa.cart', newValue: text }))
  expect(shown()).toEqual([item('tide')])
})

test('what an order has taken out of the account is not told to it again, and an older look does not bring it back', async () => {
  const { account, person, cart, settled, shown } = await open('lena', line('tide'), line('jug'))
  const { read } = account.api
  const older = await read()
  const late = Promise.withResolvers<CartView>()
  const asked = Promise.withResolvers<void>()
  account.api.read = () => {
    account.api.read = read
    asked.resolve()
    return late.promise
  }
  person.comeBack()
  await asked.promise
  account.lines = [line('jug')]
  cart.send({ type: 'works were ordered', ids: ['tide'], isTold: true })
  late.resolve(older)
  await settled()
  expect(shown()).toEqual([item('jug')])
  expect(account.calls.filter((call) => call.includes('tide'))).toEqual([])
})
