import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { muted, prose, small, spoken, workTitle } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { EmptyWall } from '#web/ui/feedback/empty-wall.tsx'
import * as css from './artist-screen.css.ts'

/** The artist's own words, beside one work. */
export function ArtistAbout({ artist, work }: { artist: ArtistView; work: ArtworkView | undefined }) {
  const paragraphs = artist.artistProfile.bio.split(/\n\s*\n/).filter((text) => text.trim() !== '')
  if (paragraphs.length === 0)
    return (
      <EmptyWall title="No story yet">
        {artist.name} has not written anything about the work so far.
      </EmptyWall>
    )
  return (
    <div className={css.about}>
      <div className={`${prose} ${css.story}`}>
        <h2 className={spoken}>About the Artist</h2>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {work?.images[0] && (
        <figure>
          <Picture image={work.images[0]} sizes="(min-width: 900px) 36vw, 100vw" />
          <figcaption className={`${small} ${muted}`}>
            <span className={workTitle}>{work.title}</span>
            {work.year !== null && `, ${work.year}`}
          </figcaption>
        </figure>
      )}
    </div>
  )
}
