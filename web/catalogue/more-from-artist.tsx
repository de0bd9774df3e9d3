import { useId } from 'react'
import { Link } from 'react-router-dom'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isForSale } from '#domain/catalogue/artwork.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { section, sectionHead, wrap } from '#web/theme/layout.css.ts'
import { figures, heading, link, muted, standalone } from '#web/theme/text.css.ts'
import { artistHref, artworkHref } from '#web/ui/hrefs.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import * as css from './more-from-artist.css.ts'

interface MoreFromArtistProps {
  readonly artist: ArtworkView['artist']
  readonly works: readonly ArtworkView[]
}

/** Other works of the same hand, small. */
export function MoreFromArtist({ artist, works }: MoreFromArtistProps) {
  const id = useId()
  if (works.length === 0) return null
  return (
    <section className={section} aria-labelledby={id}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={heading.h1} id={id}>
            More from {artist.name}
          </h2>
          <Link className={`${link} ${standalone}`} to={artistHref(artist)}>
            View All
          </Link>
        </div>
        <div className={css.grid}>
          {works.map((work) => (
            <MiniCard key={work.id} work={work} />
          ))}
        </div>
      </div>
    </section>
  )
}

function MiniCard({ work }: { work: ArtworkView }) {
  const [image] = work.images
  return (
    <Link to={artworkHref(work.id)}>
      {image && (
        <span className={css.art} style={cssVar(css.ratio, image.width / image.height)}>
          <Picture image={image} sizes="(min-width: 900px) 300px, 45vw" />
        </span>
      )}
      <span className={css.what}>
        <span className={css.title}>{work.title}</span>
        {work.year !== null && <span className={`${figures} ${muted}`}>, {work.year}</span>}
        {isForSale(work) && <Price className={css.price} dollars={work.price} />}
      </span>
    </Link>
  )
}
