import type { AccountCart } from '#application/cart/contract.ts'
import type { Favourites, Following, Follows } from '#application/favourites/contract.ts'
import type { OrderView } from '#application/orders/contract.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { Device, ListedOrder, Login } from '#features/support/roles/device.ts'
import { pageSession } from '#web/identity/session/page-session.ts'
import type { SessionInput } from '#web/identity/session/session-setup.ts'
import { noSessionNews } from '#web/nothing-kept.ts'
import { orderStatusWords } from '#web/orders/order-words.ts'
import { serviceIds } from './service-ids.ts'
import { cartInMemory, type ShopServices, serviceShopper } from './service-shopper.ts'

/** What a device asks for, as whoever is signed in on it. */
export interface DeviceServices extends ShopServices {
  readonly accountCart: AccountCart
  readonly favourites: Favourites
  readonly follows: Follows
  readonly following: Following
  readonly accounts: SessionInput['accounts']
}

const listed = (order: OrderView): ListedOrder => ({
  number: order.number,
  status: orderStatusWords[order.status].word,
  total: formatMoney(order.total),
})

/** A device without a screen: the stores of a browser and the web's own machines, over the services. */
export function serviceDevice(services: DeviceServices): Device {
  const { catalogue, artists, ordering, accountCart, favourites, follows, following, accounts } = services
  const session = pageSession({ account: null, accounts, sessionNews: noSessionNews })
  const turned = new Set<() => void>()
  const onComingBack = (listener: () => void) => {
    turned.add(listener)
    return () => turned.delete(listener)
  }
  const marks = serviceIds(favourites, session)
  const followed = serviceIds(
    {
      ids: () => follows.list(),
      add: (id) => follows.follow(id),
      remove: (id) => follows.unfollow(id),
      unite: (ids) => follows.unite(ids),
    },
    session,
  )

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
  async function signIn(login: Login): Promise<void> {
    const outcome = await session.signIn(login)
    if (outcome.is === 'refused') throw outcome.error
    if (outcome.is === 'needs code') throw new Error(`${login.email} cannot sign in without a code.`)
  }
  return {
    shopper: serviceShopper(services, { kept: cartInMemory(), account: accountCart, session, onComingBack }),
    isSignedIn: signIn,
    signIn,
    signOut: session.signOut,
    turnTo: async () => {
      for (const listener of turned) listener()
      for (const ids of [marks, followed]) ids.comeBack()
    },

    mark: async (title) => marks.keep(await workId(title)),
    unmark: async (title) => marks.letGo(await workId(title)),
    isMarked: async (title) => marks.has(await workId(title)),
    follow: async (name) => followed.keep((await artistNamed(name)).id),
    unfollow: async (name) => followed.letGo((await artistNamed(name)).id),
    isFollowing: async (name) => followed.has((await artistNamed(name)).id),
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
