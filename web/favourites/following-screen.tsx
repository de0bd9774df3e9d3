import { useLoaderData } from 'react-router-dom'
import { artistsPage } from '#application/shared/addresses.ts'
import { ArtistCard } from '#web/artists/artist-card.tsx'
import { list } from '#web/artists/artists-screen.css.ts'
import { pageEnd, wrap } from '#web/theme/layout.css.ts'
import { heading } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { ListPages } from '#web/ui/navigation/list-pages.tsx'
import * as panel from '#web/ui/navigation/summary.css.ts'
import type { FollowingData } from './following-routes.ts'
import { NewWorksMails } from './new-works-mails.tsx'

/** Whom somebody follows; whoever is no longer followed stays until the page is left, to be followed again. */
export function FollowingScreen() {
  const { items, total, next, wantsMails, emailVerified } = useLoaderData<FollowingData>()
  return (
    <div className={`${wrap} ${pageEnd}`}>
      <div className={panel.pageHead}>
        <h1 className={heading.display}>Artists you follow</h1>
        {(items.length > 0 || !wantsMails) && (
          <NewWorksMails wanted={wantsMails} emailVerified={emailVerified} />
        )}
      </div>
      {items.length > 0 ? (
        <ul className={list}>
          {items.map((artist) => (
            <ArtistCard key={artist.id} artist={artist} />
          ))}
        </ul>
      ) : (
        <EmptyWall
          title="You follow nobody yet"
          action={
            <ButtonLink look="primary" to={artistsPage}>
              Meet Our Artists
            </ButtonLink>
          }
        >
          ‘Follow Artist’ beside a name keeps it here.
        </EmptyWall>
      )}
      <ListPages total={total} next={next} />
    </div>
  )
}
