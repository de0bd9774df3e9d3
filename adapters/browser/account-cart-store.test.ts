// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import type { AccountCart, CartLineView, CartView } from '#application/cart/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountCartStore } from './account-cart-store.ts'
import { localStorageCartStore } from './local-storage-cart-store.ts'
import { sessionOf } from './testing/session-of.ts'

afterEach(() => localStorage.clear())

const line = (id: string, quantity = 1): CartLineView => ({
  id,
  title: id,
  price: 45.5,
  quantity,
  stock: 3,
  images: [],
  artist: { id: 'brook', name: 'Brook Tadesse' },
})
const item = (id: string, quantity = 1): CartItem => ({ ...line(id, quantity), price: 4550 })

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

function open(user: string | null, ...lines: CartLineView[]) {
  const account = accountWith(...lines)
  const person = sessionOf(user)
  const local = localStorageCartStore(window)
  const store = accountCartStore(local, account.api, person.life)
  const told: (readonly CartItem[])[] = []
  store.onChange((items) => told.push(items))
  return { account, person, local, store, told }
}

test('a visitor’s cart stays in the browser, and nobody is asked', async () => {
  const { account, local, store } = open(null, line('tide'))
  await store.write([item('salt')])
  expect([await store.read(), await local.read(), account.calls]).toEqual([
    [item('salt')],
    [item('salt')],
    [],
  ])
})

test('the account’s cart is read once, however often it is asked for', async () => {
  const { account, store } = open('lena', line('tide', 2))
  expect(await store.read()).toEqual([item('tide', 2)])
  await store.read()
  expect(account.calls).toEqual(['read'])
})

test('at sign-in the browser’s cart goes over by its name, and the browser’s is empty', async () => {
  const { account, person, local, store, told } = open(null, line('tide'))
  await store.write([item('salt', 2)])
  person.signIn('lena')
  await vi.waitFor(() => expect(told.at(-1)).toEqual([item('tide'), item('salt', 2)]))
  expect([await local.read(), account.calls, local.name()]).toEqual([[], ['merge 1 by name'], undefined])
})

test('at sign-out nothing of the account stays in the browser', async () => {
  const { person, local, store, told } = open('lena', line('tide'))
  await store.read()
  await store.write([item('tide'), item('salt')])
  person.signOut()
  expect([told.at(-1), await store.read(), await local.read()]).toEqual([[], [], []])
  expect(localStorage.getItem('sanaa.cart')).toBeNull()
})

test('whoever takes somebody’s place sees nothing of their cart, even with the account out of reach', async () => {
  const { account, person, store, told } = open('lena', line('tide'))
  await store.read()
  account.isAway = true
  person.signIn('mateo')
  expect(told).toEqual([[]])
})

test('only what has changed is told to the account, in order', async () => {
  const { account, store, told } = open('lena', line('tide', 2), line('salt'))
  await store.read()
  await Promise.all([
    store.write([item('tide', 3), item('salt'), item('jug')]),
    store.write([item('tide', 3), item('jug')]),
  ])
  expect(account.calls.slice(1)).toEqual(['3 × tide at 45.5', '1 × jug at 45.5', 'no salt'])
  expect(told).toEqual([])
})

test('a change that does not hold is taken back, and one is told why', async () => {
  const { account, person, store, told } = open('lena', line('tide'))
  await store.read()
  account.isAway = true
  await store.write([])
  expect(told).toEqual([[item('tide')]])
  expect(person.said).toEqual(['The gallery did not answer. Please try again.'])
})

test('what the account makes of a change is shown, with what it says', async () => {
  const { account, person, store, told } = open('lena')
  await store.read()
  account.error = 'Reached maximum stock'
  account.api.setQuantity = async () => ({
    items: [line('tide', 1)],
    totalItems: 1,
    totalPrice: 45.5,
    error: account.error,
  })
  await store.write([item('tide', 3)])
  expect([told, person.said]).toEqual([[[item('tide', 1)]], ['Reached maximum stock']])
})

test('what another device has done is seen when one comes back', async () => {
  const { account, person, store, told } = open('lena', line('tide'))
  await store.read()
  account.lines = [line('tide'), line('jug')]
  person.comeBack()
  await vi.waitFor(() => expect(told).toEqual([[item('tide'), item('jug')]]))
})

test('emptying the cart after an order leaves what another device has put in meanwhile', async () => {
  const { account, store, told } = open('lena', line('tide'))
  await store.read()
  account.lines = [line('tide'), line('jug')]
  await store.write([])
  expect([account.lines, told]).toEqual([[line('jug')], [[item('jug')]]])
})

test('a cart that could not go over waits in the browser for the account', async () => {
  const { account, person, local, store } = open(null)
  await store.write([item('salt')])
  account.isAway = true
  person.signIn('lena')
  await vi.waitFor(() => expect(account.calls).toEqual(['merge 1 by name']))
  expect(await local.read()).toEqual([item('salt')])
  account.isAway = false
  await vi.waitFor(() => {
    person.comeBack()
    expect(account.lines).toEqual([line('salt')])
  })
  await vi.waitFor(async () => expect(await local.read()).toEqual([]))
})

test('a cart larger than the account takes at once goes over in slices, each by its own name', async () => {
  const { account, person, local, store } = open(null)
  await store.write(Array.from({ length: 501 }, (_, index) => item(`work-${index}`)))
  const names: (string | undefined)[] = []
  const { merge } = account.api
  account.api.merge = (lines, key) => {
    names.push(key)
    if (lines.length > 500)
      throw new DomainError('rule-broken', 'invalid-request', 'The request is not valid.')
    return merge(lines, key)
  }
  person.signIn('lena')
  await vi.waitFor(async () => expect(await local.read()).toEqual([]))
  expect([account.lines.length, new Set(names).size === names.length]).toEqual([501, true])
})

test('what the account refuses of the browser’s cart does not keep the account’s away', async () => {
  const { account, person, local, store } = open(null, line('tide'))
  await store.write([item('odd')])
  account.api.merge = async () => {
    throw new DomainError('rule-broken', 'invalid-request', 'The request is not valid.')
  }
  person.signIn('lena')
  expect(await store.read()).toEqual([item('tide')])
  expect(await local.read()).toEqual([])
})
