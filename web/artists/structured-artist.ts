import type { ArtistView } from '#application/artists/contract.ts'
import { artistPage, artistsPage } from '#application/shared/addresses.ts'
import { breadcrumbs } from '#web/breadcrumbs.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'

/** An artist as search engines read them (schema.org), and the way to their page. */
export function structuredArtist(artist: ArtistView, page: URL): readonly object[] {
  const { name, profilePicture, artistProfile, followerCount, memberSince } = artist
  const url = page.origin + artistPage(artist)
  return [
    {
      '@type': 'ProfilePage',
      dateCreated: memberSince,
      mainEntity: {
        '@type': 'Person',
        '@id': url,
        url,
        name,
        jobTitle: 'Artist',
        description: artistProfile.bio || undefined,
        knowsAbout: artistProfile.preferredMedium || undefined,
        image: profilePicture === null ? undefined : page.origin + imageSource(profilePicture, 480),
        homeLocation: artistProfile.country
          ? { '@type': 'Country', identifier: artistProfile.country, name: artistProfile.country }
          : undefined,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: followerCount,
        },
      },
    },
    breadcrumbs(page, [
      { name: 'Artists', to: artistsPage },
      { name, to: artistPage(artist) },
    ]),
  ]
}
