import { useId } from 'react'
import { ArtistCard } from '#web/artists/artist-card.tsx'
import { list } from '#web/artists/artists-screen.css.ts'
import { useServices } from '#web/services.ts'
import { heading } from '#web/theme/text.css.ts'
import * as css from './favourites-screen.css.ts'
import { loadByIds } from './load-by-ids.ts'
import { useKeptItems } from './use-kept-items.ts'

/** Whom somebody follows; whoever is no longer followed stays until the page is left, to be followed again. */
export function FollowedArtists() {
  const { artists, follows } = useServices()
  const { items } = useKeptItems(follows, (unknown) => loadByIds(unknown, artists.artists))
  const title = useId()
  if (!items || items.size === 0) return null
  return (
    <section className={css.followed} aria-labelledby={title}>
      <h2 className={`${heading.h1} ${css.followedTitle}`} id={title}>
        Artists you follow
      </h2>
      <ul className={list}>
        {[...items.values()].toReversed().map((artist) => (
          <ArtistCard key={artist.id} artist={artist} as="h3" />
        ))}
      </ul>
    </section>
  )
}
