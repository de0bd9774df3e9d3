import type { Favourites, Following, Follows } from '#application/favourites/contract.ts'
import type { FavouriteReader, FavouriteRepository } from '#application/favourites/favourite-repository.ts'
import type { FollowRepository } from '#application/favourites/follow-repository.ts'
import type { NewWorksRepository } from '#application/favourites/new-works-repository.ts'
import type { NewWorks } from '#application/favourites/services/new-works-service.ts'
import type { Caller } from '#application/shared/caller.ts'
import { token } from '../binding.ts'

export const favouritePorts = {
  favourites: token<FavouriteRepository>('favourites'),
  reader: token<FavouriteReader>('favourite reader'),
  follows: token<FollowRepository>('follows'),
  newWorks: token<NewWorksRepository>('new works'),
}

export const favouriteServices = {
  favourites: token<(caller: Caller) => Favourites>('favourites service'),
  follows: token<(caller: Caller) => Follows>('follows service'),
  following: token<(caller: Caller) => Following>('following'),
  newWorks: token<NewWorks>('new works service'),
}
