import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { artistDashboardContract } from '#adapters/testing/artist-dashboard/artist-dashboard.suite.ts'
import { givenRealMoney, playMoneyContract } from '#adapters/testing/artist-dashboard/play-money.suite.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { Memory } from '../memory.ts'
import { givenArtist } from '../testing/given-works.ts'

async function open() {
  const memory = new Memory()
  return {
    assembly: memoryAssembly(memory),
    live: memoryAssembly(memory, givenRealMoney),
    async givenArtist(name: string) {
      const userId = randomUUID()
      const artistId = givenArtist(memory.gallery, name, false)
      memory.accounts.artistIds.set(userId, artistId)
      return { userId, artistId, artworkId: randomUUID() }
    },
    close: async () => undefined,
  }
}

describe('an artist’s dashboard in memory', () => {
  artistDashboardContract(open)
})

describe('play money in memory', () => {
  playMoneyContract(open)
})
