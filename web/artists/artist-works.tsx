import { useLocation } from 'react-router-dom'
import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artistPage, galleryPage } from '#application/shared/addresses.ts'
import { defaultLimit, type Page } from '#application/shared/page.ts'
import { ArtworkCard } from '#web/catalogue/artwork-card.tsx'
import { wallGrid } from '#web/catalogue/wall-grid.css.ts'
import { spoken } from '#web/theme/text.css.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import {
  nextPosition,
  positionFrom,
  previousPosition,
  withPosition,
} from '#web/ui/navigation/list-position.ts'
import { Pagination } from '#web/ui/navigation/pagination.tsx'

/** The works of one artist, without the name on every label. */
export function ArtistWorks({ artist, works }: { artist: ArtistView; works: Page<ArtworkView> }) {
  const position = positionFrom(new URLSearchParams(useLocation().search))
  const there = nextPosition(position, works.next)
  const back = previousPosition(position)
  const [path = '', query] = artistPage(artist).split('?')
  const href = (to: typeof position) => withPosition(path, new URLSearchParams(query), to)

  if (works.items.length === 0)
    return (
      <EmptyWall
        title="This artist hasn't uploaded any artworks yet!"
        action={<ButtonLink to={galleryPage}>Explore Gallery</ButtonLink>}
      >
        Follow {artist.name} to find the way back here.
      </EmptyWall>
    )
  return (
    <>
      <h2 className={spoken}>Artworks</h2>
      <div className={wallGrid}>
        {works.items.map((artwork, index) => (
          <ArtworkCard key={artwork.id} artwork={artwork} as="h3" priority={index === 0} withArtist={false} />
        ))}
      </div>
      {(there || back) && (
        <Pagination
          page={position.page}
          pages={Math.ceil(works.total / defaultLimit)}
          previous={back && href(back)}
          next={there && href(there)}
        />
      )}
    </>
  )
}
