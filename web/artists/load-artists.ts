import { redirect } from 'react-router-dom'
import type { ArtistDirectory, ListedArtist } from '#application/artists/contract.ts'
import type { Catalogue } from '#application/catalogue/contract.ts'
import { artistPage } from '#application/shared/addresses.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { pageAsListed } from '#web/catalogue/as-listed.ts'
import { loaded, notFound } from '#web/loading.ts'
import { firstPage, positionFrom } from '#web/ui/navigation/list-position.ts'
import type { ArtistData } from './artist-routes.tsx'
import { artistsAddressFrom, artistsHref, artistsRequest } from './artists-address.ts'
import type { ArtistsData } from './artists-routes.tsx'

/** No more than that, wherever it comes from: the story and the labels of the works wait on pages of their own. */
const listedArtist = ({ id, name, profilePicture, artistProfile, ...rest }: ListedArtist): ListedArtist => ({
  id,
  name,
  profilePicture,
  artistProfile: { preferredMedium: artistProfile.preferredMedium },
  artworkCount: rest.artworkCount,
  followerCount: rest.followerCount,
  artworks: (rest.artworks ?? []).map((work) => ({
    id: work.id,
    title: work.title,
    // The title stands beside.
    images: work.images.map((image) => ({ ...image, alt: '' })),
  })),
})

/** The artists that an address asks for. */
export async function loadArtists(artists: ArtistDirectory, url: URL): Promise<ArtistsData | Response> {
  const view = artistsAddressFrom(url.searchParams)
  try {
    const page = await loaded(artists.listed(artistsRequest(view)))
    return { ...page, items: page.items.map(listedArtist) }
  } catch (error) {
    // A cursor that was cut off on its way here: the list begins anew.
    if (isDomainError(error) && view.cursors.length > 0)
      return redirect(artistsHref({ ...view, ...firstPage }))
    throw error
  }
}

/** An artist with a page of their works. */
export async function loadArtist(
  artists: ArtistDirectory,
  catalogue: Catalogue,
  { searchParams: query }: URL,
): Promise<ArtistData | Response> {
  // From the list an artist comes by id and name, from cart and checkout by `artist` alone.
  const id = query.get('id') || query.get('artist')
  if (!id) throw notFound()
  const cursor = positionFrom(query).cursors.at(-1)
  const [artist, works] = await Promise.all([
    loaded(artists.artist(id)),
    loaded(catalogue.artworks({ artist: id, cursor })).catch((error: unknown) => {
      // A cursor that was cut off on its way here: the works begin anew.
      if (isDomainError(error) && cursor !== undefined) return null
      throw error
    }),
  ])
  if (works === null) return redirect(artistPage(artist))
  // The works hang on pages of their own; the three that stand for the artist elsewhere are not shown here.
  const { artworks: _, ...shown } = artist
  return { artist: shown, works: pageAsListed(works) }
}
