import { useState } from 'react'
import { galleryPage } from '#application/shared/addresses.ts'
import { ArtworkCard } from '#web/catalogue/artwork-card.tsx'
import { CardSkeletons } from '#web/catalogue/gallery/card-skeletons.tsx'
import { wallGrid } from '#web/catalogue/wall-grid.css.ts'
import { useServices } from '#web/services.ts'
import { spoken } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import { Alert } from '#web/ui/feedback/alert.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import { RemovalNotice } from '#web/ui/feedback/removal-notice.tsx'
import * as css from './favourites-screen.css.ts'
import { loadByIds } from './load-by-ids.ts'
import { useKeptItems } from './use-kept-items.ts'
import { useLastRemoved } from './use-last-removed.ts'

/** The works somebody likes, the last one first. One that is taken away leaves a way back in its place. */
export function FavouriteWorks() {
  const { catalogue, favourites } = useServices()
  const { ids, items, isFailed, retry } = useKeptItems(favourites, (unknown) =>
    loadByIds(unknown, catalogue.artworks),
  )
  const removed = useLastRemoved(ids)
  const [takenHere, setTakenHere] = useState<string | null>(null)

  if (isFailed)
    return (
      <Alert tone="err" role="alert">
        <p>Failed to get favorites</p>
        <Button look="quiet" onClick={retry}>
          Try again
        </Button>
      </Alert>
    )
  if (!ids || !items)
    return (
      <div className={css.tall} aria-busy="true">
        <p className={spoken} role="status">
          Loading your favourites
        </p>
        <CardSkeletons />
      </div>
    )

  const places = removed ? ids.toSpliced(removed.index, 0, removed.id) : ids
  const works = places.toReversed().flatMap((id) => items.get(id) ?? [])
  if (works.length === 0)
    return (
      <EmptyWall
        title="Nothing here yet"
        action={
          <ButtonLink look="primary" to={galleryPage}>
            Explore Gallery
          </ButtonLink>
        }
      >
        The heart beside a work keeps it here.
      </EmptyWall>
    )
  return (
    <div className={wallGrid}>
      {works.map((work, index) =>
        work.id === removed?.id ? (
          <RemovalNotice
            key={work.id}
            title={work.title}
            takesFocus={takenHere === work.id}
            onUndo={() => {
              setTakenHere(null)
              favourites.write(places)
            }}
          />
        ) : (
          <ArtworkCard
            key={work.id}
            artwork={work}
            priority={index === 0}
            onHeartTaken={() => setTakenHere(work.id)}
          />
        ),
      )}
    </div>
  )
}
