import { ContainerModule } from 'inversify'
import { cartController } from '#adapters/http/cart/cart-controller.ts'
import { favouritesController } from '#adapters/http/favourites/favourites-controller.ts'
import { followingController } from '#adapters/http/favourites/following-controller.ts'
import { followsController } from '#adapters/http/favourites/follows-controller.ts'
import { newWorksMailsController } from '#adapters/http/favourites/new-works-mails-controller.ts'
import { postgresCartRepository } from '#adapters/postgres/cart/postgres-cart-repository.ts'
import {
  postgresFavouriteReader,
  postgresFavouriteRepository,
} from '#adapters/postgres/favourites/postgres-favourites.ts'
import { postgresFollowRepository } from '#adapters/postgres/favourites/postgres-follow-repository.ts'
import { postgresNewWorks } from '#adapters/postgres/favourites/postgres-new-works.ts'
import { accountCartService } from '#application/cart/account-cart-service.ts'
import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import { favouritesService } from '#application/favourites/favourites-service.ts'
import { followingService } from '#application/favourites/following-service.ts'
import { followsService } from '#application/favourites/follows-service.ts'
import { type NewWorks, newWorksService } from '#application/favourites/new-works-service.ts'
import type { Clock } from '#application/shared/clock.ts'
import { apiControllers, database, jobDoers, ports, type Settings, services, settings } from './tokens.ts'

/** What belongs to an account: its cart, its favourites, whom it follows. */
export const shoppingModule = new ContainerModule(({ bind }) => {
  bind(ports.cartRepository).toResolvedValue(postgresCartRepository, [database.queries]).inSingletonScope()
  bind(ports.favouriteRepository)
    .toResolvedValue(postgresFavouriteRepository, [database.sql])
    .inSingletonScope()
  bind(ports.favouriteReader).toResolvedValue(postgresFavouriteReader, [database.sql]).inSingletonScope()
  bind(ports.followRepository).toResolvedValue(postgresFollowRepository, [database.sql]).inSingletonScope()

  bind(services.accountCart)
    .toResolvedValue(accountCartService, [ports.cartRepository, ports.unitOfWork])
    .inSingletonScope()
  bind(services.favourites)
    .toResolvedValue(
      (repository: FavouriteRepository, reader: FavouriteReader, clock: Clock, { feePercent }: Settings) =>
        favouritesService(repository, reader, clock, feePercent),
      [ports.favouriteRepository, ports.favouriteReader, ports.clock, settings],
    )
    .inSingletonScope()
  bind(services.follows).toResolvedValue(followsService, [ports.followRepository]).inSingletonScope()

  bind(ports.newWorksRepository).toResolvedValue(postgresNewWorks, [database.sql]).inSingletonScope()
  bind(services.following)
    .toResolvedValue(
      (follows, artists, newWorks, given) => followingService({ follows, artists, newWorks }, given),
      [ports.followRepository, ports.artistReader, ports.newWorksRepository, settings],
    )
    .inSingletonScope()
  bind(services.newWorks)
    .toResolvedValue(
      (newWorks, outbox, work, ids, clock, seal, given) =>
        newWorksService({ newWorks, outbox, work, ids, clock, seal }, given),
      [
        ports.newWorksRepository,
        ports.outbox,
        ports.unitOfWork,
        ports.idSource,
        ports.clock,
        ports.seal,
        settings,
      ],
    )
    .inSingletonScope()
  bind(jobDoers).toResolvedValue(
    (newWorks: NewWorks) => ({
      'tell-followers': async () => {
        await newWorks.tell()
      },
    }),
    [services.newWorks],
  )

  bind(apiControllers).toResolvedValue(cartController, [services.accountCart])
  bind(apiControllers).toResolvedValue(favouritesController, [services.favourites])
  bind(apiControllers).toResolvedValue(followsController, [services.follows])
  bind(apiControllers).toResolvedValue(followingController, [services.following])
  bind(apiControllers).toResolvedValue(newWorksMailsController, [services.newWorks])
})
