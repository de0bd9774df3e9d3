import {
  memoryFavouriteReader,
  memoryFavouriteRepository,
} from '#adapters/memory/favourites/memory-favourites.ts'
import { memoryFollowRepository } from '#adapters/memory/favourites/memory-follow-repository.ts'
import { memoryNewWorks } from '#adapters/memory/favourites/memory-new-works.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { favouritePorts } from './favourites.tokens.ts'

export const favouritesInMemory = portSet(favouritePorts, memoryStore, {
  favourites: ({ memory: { gallery, marks } }) => memoryFavouriteRepository(gallery, marks),
  reader: ({ memory: { gallery, marks } }) => memoryFavouriteReader(gallery, marks),
  follows: ({ memory: { gallery, follows } }) => memoryFollowRepository(gallery, follows),
  newWorks: ({ memory: { gallery, accounts, follows, news } }) =>
    memoryNewWorks(gallery, accounts, follows, news),
})
