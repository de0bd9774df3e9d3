import { expect, it } from 'vitest'
import type { ArtistOrder, SliceOfArtists } from '../artist-reader.ts'
import { artistDirectoryService } from './artist-directory-service.ts'

const orders: ArtistOrder[] = []
const slice: SliceOfArtists<never> = async (_selection, order) => {
  orders.push(order)
  return { items: [], last: null, total: 0 }
}
const directory = artistDirectoryService(
  { artists: { slice, listed: slice, find: async () => null } },
  { feePercent: 15 },
)

it.each(['artists', 'listed'] as const)('%s are by name, unless told otherwise', async (list) => {
  orders.length = 0
  await directory[list]({})
  await directory[list]({ sort: 'followers' })
  expect(orders).toEqual(['name', 'followers'])
})
