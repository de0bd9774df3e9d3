import type { ShippingTermsRepository } from '#application/shipping/shipping-terms-repository.ts'
import type { ShippingTerms } from '#domain/shipping/shipping-terms.ts'
import { memoryAccountArtists } from '../shared/memory-account-artists.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'
import type { MemoryGallery } from '../store/memory-gallery.ts'

/** Where artists send to, in memory. */
export function memoryShippingTerms(
  gallery: MemoryGallery,
  accounts: Pick<MemoryAccounts, 'artistIds'>,
): ShippingTermsRepository {
  const ofArtist = (artistId: string): ShippingTerms => ({
    home: gallery.artists.get(artistId)?.profile.country ?? null,
    zones: gallery.shippingZones.get(artistId) ?? [],
  })
  return {
    ...memoryAccountArtists(gallery, accounts),

    ofWorks: async (artworkIds) =>
      gallery
        .publicWorks()
        .filter(({ id }) => artworkIds.includes(id))
        .map(({ id, artistId, title }) => ({ ...ofArtist(artistId), artworkId: id, artistId, title })),

    ofArtist: async (artistId) => ofArtist(artistId),

    save: async (artistId, zones) => void gallery.shippingZones.set(artistId, zones),
  }
}
