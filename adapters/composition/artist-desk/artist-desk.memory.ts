import { memoryArtistDeskReader } from '#adapters/memory/artist-desk/memory-artist-desk-reader.ts'
import { memoryArtistInbox } from '#adapters/memory/artist-desk/memory-artist-inbox.ts'
import { portSet } from '../binding.ts'
import { memoryStore } from '../tokens.ts'
import { artistDeskPorts } from './artist-desk.tokens.ts'

export const artistDeskInMemory = portSet(artistDeskPorts, memoryStore, {
  desk: ({ memory }) => memoryArtistDeskReader(memory),
  inbox: ({ memory: { messages, answers } }) => memoryArtistInbox(messages, answers),
})
