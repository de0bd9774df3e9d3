import { accountCartStore } from '#adapters/browser/account-cart-store.ts'
import { type AccountIds, accountKeptIds } from '#adapters/browser/account-kept-ids.ts'
import type { AccountLife } from '#adapters/browser/account-life.ts'
import type { VisitorCart } from '#adapters/browser/local-storage-cart-store.ts'
import type { AccountCart } from '#application/cart/contract.ts'
import type { Favourites, Following, Follows, KeptIds } from '#application/favourites/contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { centsFrom, formatMoney } from '#domain/shared/money.ts'
import type { Device, ListedOrder, Login } from '#features/support/roles/device.ts'
import { pageSession } from '#web/identity/session/account-session.ts'
import { orderStatusWords } from '#web/orders/order-words.ts'
import { type ShopServices, serviceShopper } from './service-shopper.ts'

/** What a device asks for, as whoever is signed in on it. */
export interface DeviceServices extends ShopServices {
  readonly accountCart: AccountCart
  readonly favourites: Favourites
  readonly follows: Follows
  readonly following: Following
  signIn(login: Login): Promise<UserView>
  signOut(): Promise<void>
}

/** What a browser keeps of a cart, without the browser. */
function visitorCart(): VisitorCart {
  let kept: readonly CartItem[] = []
  let carts = 1
  return {
    read: async () => kept,
    write: async (items) => {
      if (items.length === 0) carts += 1
      kept = items
    },
    name: () => `cart ${carts}`,
    onChange: () => () => undefined,
  }
}

/** What a browser keeps of ids, without the browser. */
function visitorIds(): KeptIds {
  let kept: readonly string[] = []
  const listeners = new Set<() => void>()
  return {
    read: () => kept,
    isKnown: () => true,
    isMissed: () => false,
    ask: () => undefined,
    write: (ids) => {
      kept = ids
      for (const listener of listeners) listener()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Ids of an account whose changes can be waited for. */
function watched(account: AccountIds): AccountIds & { arrived(): Promise<void> } {
  const running = new Set<Promise<unknown>>()
  const watch = <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    running.add(answer)
    const end = () => void running.delete(answer)
    answer.then(end, end)
    return answer
  }
  return {
    ids: () => watch(account.ids()),
    add: (id) => watch(account.add(id)),
    remove: (id) => watch(account.remove(id)),
    unite: (ids) => watch(account.unite(ids)),
    async arrived() {
      // What was asked for is on its way in the next turn.
      do await new Promise((resolve) => setImmediate(resolve))
      while (running.size > 0 && (await Promise.allSettled(running)))
    },
  }
}

const listed = (order: OrderView): ListedOrder => ({
  number: order.number,
  status: orderStatusWords[order.status].word,
  total: formatMoney(centsFrom(order.total)),
})

/** A device without a screen: the stores of a browser and the web's own machines, over the services. */
export function serviceDevice(services: DeviceServices): Device {
  const { catalogue, artists, ordering, accountCart, favourites, follows, following } = services
  const session = pageSession(null)
  const turned = new Set<() => void>()
  const said: string[] = []
  const life: AccountLife = {
    session,
    onComingBack: (listener) => {
      turned.add(listener)
      return () => turned.delete(listener)
    },
    say: (text) => said.push(text),
  }
  const marked = watched(favourites)
  const followed = watched({
    ids: () => follows.list(),
    add: (id) => follows.follow(id),
    remove: (id) => follows.unfollow(id),
    unite: (ids) => follows.unite(ids),
  })
  const marks = accountKeptIds(visitorIds(), marked, life)
  const followIds = accountKeptIds(visitorIds(), followed, life)
  // A screen with hearts is open all the time.
  marks.onChange(() => undefined)
  followIds.onChange(() => undefined)

  const workId = async (title: string): Promise<string> => {
    const { items } = await catalogue.artworks({ q: title, limit: 100 })
    const work = items.find((each) => each.title === title)
    if (!work) throw new Error(`No work is called '${title}'.`)
    return work.id
  }
  const artistNamed = async (name: string) => {
    const { items } = await artists.artists({ q: name })
    const artist = items.find((each) => each.name === name)
    if (!artist) throw new Error(`No artist is called '${name}'.`)
    return artist
  }
  const keep = (kept: KeptIds, id: string) => kept.write([...kept.read(), id])
  const letGo = (kept: KeptIds, id: string) => kept.write(kept.read().filter((each) => each !== id))

  return {
    shopper: serviceShopper(services, accountCartStore(visitorCart(), accountCart, life)),
    signIn: async (login) => session.become(await services.signIn(login)),
    signOut: async () => {
      await services.signOut()
      session.become(null)
    },
    turnTo: async () => {
      for (const listener of turned) listener()
    },

    mark: async (title) => {
      keep(marks, await workId(title))
      await marked.arrived()
    },
    unmark: async (title) => {
      await marked.arrived()
      letGo(marks, await workId(title))
      await marked.arrived()
    },
    isMarked: async (title) => marks.read().includes(await workId(title)),
    follow: async (name) => {
      keep(followIds, (await artistNamed(name)).id)
      await followed.arrived()
    },
    unfollow: async (name) => {
      letGo(followIds, (await artistNamed(name)).id)
      await followed.arrived()
    },
    isFollowing: async (name) => followIds.read().includes((await artistNamed(name)).id),
    artistsFollowed: async () => (await following.artists()).items.map(({ name }) => name),
    followersOf: async (name) => (await artistNamed(name)).followerCount,

    orderHistory: async () => (await ordering.orders()).items.map(listed),
    openOrder: async (number) => {
      try {
        return listed(await ordering.order(number))
      } catch (error) {
        if (isDomainError(error) && error.refusal === 'not-found') return null
        throw error
      }
    },
    cancelOrder: async (number) => void (await ordering.cancel(number)),
  }
}
