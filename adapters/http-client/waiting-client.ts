import type { Waiting } from '#application/waiting/contract.ts'
import type { HttpCaller } from './call.ts'

const at = (artworkId: string): string => `/artworks/${encodeURIComponent(artworkId)}/waiting`

/** Being told when a work is free again, over HTTP. */
export const waitingClient = (call: HttpCaller): Waiting => ({
  ask: async (artworkId, email) =>
    (
      await call<{ readonly key: string | null }>({
        method: 'POST',
        path: at(artworkId),
        body: { email },
        failure: 'This could not be noted. Please try again.',
      })
    ).body,
  isWaiting: async (artworkId, key) =>
    (await call<{ readonly waiting: boolean }>({ path: at(artworkId), query: { key } })).body.waiting,
  takeBack: async (artworkId, key) => {
    await call({
      method: 'DELETE',
      path: at(artworkId),
      query: { key },
      failure: 'This could not be taken back. Please try again.',
    })
  },
})
