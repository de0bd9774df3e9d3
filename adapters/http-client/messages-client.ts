import type { ArtistMessages } from '#application/messages/contract.ts'
import type { HttpCaller } from './call.ts'

/** Writing to artists over HTTP. */
export const messagesClient = (call: HttpCaller): ArtistMessages => ({
  send: async (artistId, message) => {
    await call({
      method: 'POST',
      path: `/artists/${encodeURIComponent(artistId)}/messages`,
      body: message,
      failure: 'Your message could not be sent. Please try again.',
    })
  },
})
