import {
  postgresFavouriteReader,
  postgresFavouriteRepository,
} from '#adapters/postgres/favourites/postgres-favourites.ts'
import { postgresFollowRepository } from '#adapters/postgres/favourites/postgres-follow-repository.ts'
import { postgresNewWorks } from '#adapters/postgres/favourites/postgres-new-works.ts'
import { portSet } from '../binding.ts'
import { database } from '../tokens.ts'
import { favouritePorts } from './favourites.tokens.ts'

export const favouritesInPostgres = portSet(favouritePorts, database, {
  favourites: ({ queries }) => postgresFavouriteRepository(queries),
  reader: ({ queries }) => postgresFavouriteReader(queries),
  follows: ({ queries }) => postgresFollowRepository(queries),
  newWorks: ({ queries }) => postgresNewWorks(queries),
})
