import type { ArtistOrderView } from '#application/artist-dashboard/contract.ts'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { artwork } from './shop-window.ts'

/** A work as its artist has it: only what matters to the test has to be said. */
export const ownWork = (given: Partial<OwnArtworkView> & Pick<OwnArtworkView, 'id'>): OwnArtworkView => ({
  ...artwork({ id: given.id }),
  state: 'public',
  hiddenBecause: null,
  version: 1,
  sold: 0,
  views: 0,
  pictures: [
    {
      id: `${given.id}-1`,
      imageUrl: '/media/abc/800',
      width: 800,
      height: 600,
      alt: 'Two boats',
      ready: true,
    },
  ],
  ...given,
})

export const ownProfile = (given: Partial<OwnProfileView> = {}): OwnProfileView => ({
  id: 'amina',
  name: 'Amina Njoroge',
  profilePicture: null,
  artistProfile: {
    preferredMedium: 'Oil on canvas',
    bio: 'Paints the lake.',
    country: 'KE',
    exhibitions: [],
  },
  artworkCount: 2,
  followerCount: 3,
  memberSince: '2025-01-01T00:00:00.000Z',
  approval: 'approved',
  rejection: null,
  checklist: { profile: true, picture: true, works: { has: 3, wanted: 3 } },
  waiting: false,
  version: 1,
  ...given,
})

export const parcel = (
  given: Partial<ArtistOrderView> & Pick<ArtistOrderView, 'number'>,
): ArtistOrderView => ({
  status: 'waiting',
  placedAt: '2026-11-01T10:00:00.000Z',
  items: [
    {
      artworkId: 'drift',
      title: 'Drift',
      quantity: 1,
      price: 10_000,
      imageUrl: null,
      artist: { id: 'amina', name: 'Amina Njoroge' },
      givenBack: 0,
      inParcel: 1,
    },
  ],
  shipping: {
    name: 'Leila Haddad',
    street: '12 Rue du Port',
    city: 'Tangier',
    state: 'Tanger',
    postalCode: '90000',
    country: 'MA',
    phone: '+212612345678',
  },
  carrier: null,
  trackingNumber: null,
  canBeCorrected: given.status === 'shipped',
  subtotal: 10_000,
  refunded: 0,
  fee: 1_500,
  artistReceives: 8_500,
  carriage: 1_250,
  ...given,
})
