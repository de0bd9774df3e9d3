import { DomainError } from '#domain/shared/domain-error.ts'
import { artistPages } from '../artist-pages.ts'
import type { ArtistReader } from '../artist-reader.ts'
import type { ArtistDirectory } from '../contract.ts'

/** The artists as every visitor may read of them. */
export const artistDirectoryService = (
  { artists }: { readonly artists: ArtistReader },
  { feePercent }: { readonly feePercent: number },
): ArtistDirectory => {
  const { list, listed, shown } = artistPages(artists, feePercent)
  return {
    artists: (request) => list(request, request.sort ?? 'name'),
    listed: (request) => listed(request, request.sort ?? 'name'),
    featured: (request) => list(request, 'featured'),
    artist: async (id) => {
      const row = await artists.find(id)
      if (!row) throw new DomainError('not-found', 'artist-not-found', 'This artist is not here.')
      return shown(row)
    },
  }
}
