import type { ArtistView } from '#application/artists/contract.ts'
import { latestFirst } from '#domain/artists/exhibition.ts'
import { figures, spoken } from '#web/theme/text.css.ts'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import * as css from './artist-screen.css.ts'

/** Where the artist has shown. */
export function ArtistExhibitions({ artist }: { artist: ArtistView }) {
  const { exhibitions } = artist.artistProfile
  if (exhibitions.length === 0)
    return (
      <EmptyWall title="No exhibitions yet">{artist.name} has not named any exhibitions so far.</EmptyWall>
    )
  return (
    <>
      <h2 className={spoken}>Exhibitions</h2>
      <ol className={css.shows}>
        {latestFirst(exhibitions).map(({ title, venue, year }, place) => (
          // Two may be alike in every word.
          <li key={`${year} ${title} ${venue} ${place}`}>
            <span className={figures}>{year}</span>
            <span className={css.showTitle}>{title}</span>
            <span className={css.venue}>{venue}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
