import { memoryArtistDashboardReader } from '#adapters/memory/artist-dashboard/memory-artist-dashboard-reader.ts'
import { memoryArtistInbox } from '#adapters/memory/artist-dashboard/memory-artist-inbox.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { artistDashboardPorts } from './artist-dashboard.tokens.ts'

export const artistDashboardInMemory = portSet(artistDashboardPorts, memoryStore, {
  reader: ({ memory }) => memoryArtistDashboardReader(memory),
  inbox: ({ memory: { messages, answers } }) => memoryArtistInbox(messages, answers),
})
