import { memoryArtistReader } from '#adapters/memory/artists/memory-artist-reader.ts'
import { MemoryCarts, memoryCartRepository } from '#adapters/memory/cart/memory-cart-repository.ts'
import type { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import {
  MemoryMarks,
  memoryFavouriteReader,
  memoryFavouriteRepository,
} from '#adapters/memory/favourites/memory-favourites.ts'
import {
  type MemoryFollows,
  memoryFollowRepository,
} from '#adapters/memory/favourites/memory-follow-repository.ts'
import { memoryUnitOfWork, rewindableMap } from '#adapters/memory/shared/memory-unit-of-work.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { accountCartService } from '#application/cart/account-cart-service.ts'
import { favouritesService } from '#application/favourites/favourites-service.ts'
import { followingService } from '#application/favourites/following-service.ts'
import { followsService } from '#application/favourites/follows-service.ts'
import type { NewWorksRepository } from '#application/favourites/new-works-repository.ts'
import type { Accounts } from '#application/identity/contract.ts'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { type DeviceServices, serviceDevice } from '../actors/service/service-device.ts'
import type { Device } from '../roles/device.ts'

type ForCaller<Service> = (caller: Caller) => Service
type Asked = (...asked: unknown[]) => unknown

/** A service for one caller as one for whoever is behind a visit just then. */
const forVisit = <Service extends object>(of: ForCaller<Service>, caller: () => Promise<Caller>): Service =>
  new Proxy(of(null), {
    get:
      (_, name) =>
      async (...asked: unknown[]) => {
        const service = of(await caller())
        return (Reflect.get(service, name) as Asked).apply(service, asked)
      },
  })

interface DevicePorts {
  readonly gallery: MemoryGallery
  readonly follows: MemoryFollows
  readonly newWorks: NewWorksRepository
  readonly clock: Clock
  readonly feePercent: number
  readonly accountsOf: (visit: Visit) => Accounts
  readonly callerOf: CallerOf
  readonly orderingOf: ForCaller<DeviceServices['ordering']>
  readonly phoneOf: ForCaller<NonNullable<DeviceServices['sandboxPhone']>>
  /** What is the same for everybody. */
  readonly shared: Pick<DeviceServices, 'catalogue' | 'artists' | 'fairPay' | 'cardTokens'>
}

/** Devices over memory, with what belongs to the accounts that sign in on them. */
export function memoryDevices(ports: DevicePorts): () => Promise<Device> {
  const { gallery, follows, newWorks, clock, feePercent, accountsOf, callerOf, orderingOf, phoneOf, shared } =
    ports
  const carts = new MemoryCarts()
  const marks = new MemoryMarks()
  const followRepository = memoryFollowRepository(gallery, follows)
  const followsOf = followsService(followRepository)
  const followingOf = followingService(
    { follows: followRepository, artists: memoryArtistReader(gallery), newWorks },
    { feePercent },
  )
  const favouritesOf = favouritesService(
    memoryFavouriteRepository(gallery, marks),
    memoryFavouriteReader(gallery, marks),
    clock,
    feePercent,
  )
  const cartOf = accountCartService(
    memoryCartRepository(gallery, carts),
    memoryUnitOfWork(rewindableMap(carts.lines), rewindableMap(carts.merges)),
  )

  return async () => {
    const visit = givenVisit()
    const accounts = accountsOf(visit)
    const mine = <Service extends object>(of: ForCaller<Service>): Service =>
      forVisit(of, () => callerOf(visit))
    return serviceDevice({
      ...shared,
      ordering: mine(orderingOf),
      sandboxPhone: mine(phoneOf),
      accountCart: mine(cartOf),
      favourites: mine(favouritesOf),
      follows: mine(followsOf),
      following: mine(followingOf),
      signIn: accounts.login,
      signOut: accounts.logout,
    })
  }
}
