import { memoryArtistDashboardReader } from '#adapters/memory/artist-dashboard/memory-artist-dashboard-reader.ts'
import { memoryArtistInbox } from '#adapters/memory/artist-dashboard/memory-artist-inbox.ts'
import { portSet, settings } from '../binding.ts'
import { takesRealMoney } from '../settings.ts'
import { memoryStore } from '../tokens.ts'
import { artistDashboardPorts } from './artist-dashboard.tokens.ts'

export const artistDashboardInMemory = portSet(
  artistDashboardPorts,
  { ...memoryStore, settings },
  {
    reader: ({ memory, settings: given }) => memoryArtistDashboardReader(memory, takesRealMoney(given)),
    inbox: ({ memory: { messages, answers } }) => memoryArtistInbox(messages, answers),
  },
)
