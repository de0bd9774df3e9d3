import type { ArtworkVisits } from '#application/catalogue/contract.ts'
import type { HttpCaller } from './call.ts'

/** Looks at works told over HTTP; the server tells visitors apart by itself. */
export const visitsClient = (call: HttpCaller): ArtworkVisits => ({
  async seen(artworkId) {
    await call({ method: 'POST', path: `/artworks/${encodeURIComponent(artworkId)}/views` })
  },
})
