import { useId } from 'react'
import { artistPage, artistsPage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { cssVar } from '#web/theme/css-var.ts'
import { section, sectionHead, wrap } from '#web/theme/layout.css.ts'
import { figures, heading, link, standalone } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artwork/artworks-text.ts'
import { Avatar } from '#web/ui/artwork/avatar.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import * as css from './featured-artists.css.ts'
import type { FeaturedArtist } from './hung-once.ts'

/** Some of the people behind the works: one work each, over its maker. */
export function FeaturedArtists({ artists }: { artists: readonly FeaturedArtist[] }) {
  const id = useId()
  if (artists.length === 0) return null
  return (
    <section className={section} aria-labelledby={id}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={heading.h1} id={id}>
            Featured Artists
          </h2>
          <Link className={`${link} ${standalone}`} to={artistsPage}>
            View All
          </Link>
        </div>
        <div className={css.shelf}>
          {artists.map((artist) => (
            <ShelfItem key={artist.id} artist={artist} />
          ))}
        </div>
      </div>
    </section>
  )
}

function ShelfItem({ artist }: { artist: FeaturedArtist }) {
  const { image, preferredMedium } = artist
  return (
    <Link
      className={css.item}
      to={artistPage(artist)}
      style={cssVar(css.ratio, image ? image.width / image.height : 1)}
    >
      {image && (
        <span className={css.art}>
          <Picture image={image} sizes="(min-width: 1200px) 30vw, 45vw" alt="" />
        </span>
      )}
      <span className={css.maker}>
        <Avatar name={artist.name} picture={artist.profilePicture} size={56} />
        <span>
          <span className={`${heading.h3} ${css.name}`}>{artist.name}</span>
          <span className={css.what}>
            {preferredMedium}
            {preferredMedium && <br />}
            <span className={figures}>{artworksText(artist.artworkCount)}</span>
          </span>
        </span>
      </span>
    </Link>
  )
}
