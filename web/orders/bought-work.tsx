import { Link } from 'react-router-dom'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { sizeText } from '#domain/catalogue/dimensions.ts'
import { figures } from '#web/theme/text.css.ts'
import { artworkHref } from '#web/ui/hrefs.ts'
import { Picture } from '#web/ui/picture.tsx'
import * as css from './confirmed-screen.css.ts'

/** The work just bought, and its label; the red dot lands there when it is sold. */
export function BoughtWork({ work, isSold }: { work: ArtworkView; isSold: boolean }) {
  const [image] = work.images
  const size = sizeText(work.dimensions)
  return (
    <div className={css.art}>
      {image && (
        <Link to={artworkHref(work.id)}>
          <Picture className={css.picture} image={image} sizes="(min-width: 900px) 420px, 50vw" priority />
        </Link>
      )}
      <div className={css.label}>
        <p>
          <strong>{work.artist.name}</strong>
          <em>{work.title}</em>
          {work.year !== null && <span className={figures}>, {work.year}</span>}
          {work.medium && (
            <>
              <br />
              {work.medium}
            </>
          )}
          {size && (
            <>
              <br />
              <span className={figures}>{size}</span>
            </>
          )}
        </p>
        {isSold && <span className={css.dot} aria-hidden="true" />}
      </div>
    </div>
  )
}
