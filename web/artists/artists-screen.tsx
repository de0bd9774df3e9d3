import { useLoaderData, useLocation } from 'react-router-dom'
import { artistsPage } from '#application/shared/addresses.ts'
import { countLimit, defaultLimit } from '#application/shared/page.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading, spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { LeftOut } from '#web/ui/feedback/left-out.tsx'
import { nextPosition, previousPosition } from '#web/ui/navigation/list-position.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { ArtistCard } from './artist-card.tsx'
import { artistsAddressFrom, artistsHref, unreadableArtists } from './artists-address.ts'
import type { ArtistsData } from './artists-routes.tsx'
import * as css from './artists-screen.css.ts'
import { ArtistsSearch } from './artists-search.tsx'

export function ArtistsScreen() {
  const { items, total, next } = useLoaderData<ArtistsData>()
  const query = new URLSearchParams(useLocation().search)
  const view = artistsAddressFrom(query)
  const { q } = view
  const there = nextPosition(view, next)
  const back = previousPosition(view)

  return (
    <div className={`${wrap} ${pageEnd}`}>
      <div className={css.head}>
        <h1 className={heading.display}>Meet Our Artists</h1>
        <ArtistsSearch view={view} />
      </div>
      <LeftOut text={unreadableArtists(query)} />
      <p className={spoken} role="status">
        {q && `${total} ${total === 1 ? 'artist' : 'artists'}`}
      </p>
      {items.length > 0 ? (
        <ul className={css.list}>
          {items.map((artist, place) => (
            <ArtistCard key={artist.id} artist={artist} priority={place === 0} />
          ))}
        </ul>
      ) : (
        <EmptyWall
          title="Nobody by that name"
          action={
            <ButtonLink look="primary" to={artistsPage}>
              Show all artists
            </ButtonLink>
          }
        >
          No artist matches “{q}”. Try fewer letters, or look through everyone.
        </EmptyWall>
      )}
      {(there || back) && (
        <Pagination
          page={view.page}
          pages={total >= countLimit ? null : Math.ceil(total / defaultLimit)}
          previous={back && artistsHref({ ...view, ...back })}
          next={there && artistsHref({ ...view, ...there })}
        />
      )}
    </div>
  )
}
