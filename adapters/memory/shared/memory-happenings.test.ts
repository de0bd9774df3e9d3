import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { happeningsContract } from '#application/shared/happenings.suite.ts'
import { MemoryHappenings } from './memory-happenings.ts'
import { memoryUnitOfWork } from './memory-unit-of-work.ts'

describe('news in memory', () => {
  happeningsContract(() => {
    const artistIds = new Map<string, string>()
    const happenings = new MemoryHappenings(artistIds)
    return {
      here: happenings,
      elsewhere: happenings,
      work: memoryUnitOfWork(happenings),
      givenAdmin: async () => ({ userId: randomUUID(), role: 'admin', sessionId: 'one' }),
      async givenArtist() {
        const [userId, artistId] = [randomUUID(), randomUUID()]
        artistIds.set(userId, artistId)
        return { caller: { userId, role: 'artist', sessionId: 'one' }, artistId }
      },
      until: async (check) => check(),
    }
  })
})
