import { useId } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artworkPage } from '#application/shared/addresses.ts'
import { isForSale } from '#domain/catalogue/artwork.ts'
import { Link } from '#web/navigation/link.tsx'
import { cssVar } from '#web/theme/css-var.ts'
import { section, sectionHead, wrap } from '#web/theme/layout.css.ts'
import { figures, heading, link, muted, standalone } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Price } from '#web/ui/artwork/price.tsx'
import * as css from './work-row.css.ts'

interface WorkRowProps {
  readonly title: string
  /** Where there are more of the kind. */
  readonly all?: string
  readonly works: readonly ArtworkView[]
  /** Among works of many hands each one is named. */
  readonly withArtist?: boolean
}

/** A few works in a row, small; nothing where there are none. */
export function WorkRow({ title, all, works, withArtist = false }: WorkRowProps) {
  const id = useId()
  if (works.length === 0) return null
  return (
    <section className={section} aria-labelledby={id}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 className={heading.h1} id={id}>
            {title}
          </h2>
          {all !== undefined && (
            <Link className={`${link} ${standalone}`} to={all}>
              View All
            </Link>
          )}
        </div>
        <div className={css.grid}>
          {works.map((work) => (
            <MiniCard key={work.id} work={work} withArtist={withArtist} />
          ))}
        </div>
      </div>
    </section>
  )
}

function MiniCard({ work, withArtist }: { work: ArtworkView; withArtist: boolean }) {
  const [image] = work.images
  return (
    <Link to={artworkPage(work.id)}>
      {image && (
        <span className={css.art} style={cssVar(css.ratio, image.width / image.height)}>
          <Picture image={image} sizes="(min-width: 900px) 300px, 45vw" />
        </span>
      )}
      <span className={css.what}>
        <span className={css.title}>{work.title}</span>
        {work.year !== null && <span className={`${figures} ${muted}`}>, {work.year}</span>}
        {withArtist && <span className={css.artist}>{work.artist.name}</span>}
        {isForSale(work) && <Price className={css.price} amount={work.price} />}
      </span>
    </Link>
  )
}
