import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artworkPage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { WallLabel } from '#web/ui/artwork/wall-label.tsx'
import * as css from './confirmed-screen.css.ts'

/** The work just bought, and its label; the red dot lands there when it is sold. */
export function BoughtWork({ work, isSold }: { work: ArtworkView; isSold: boolean }) {
  const [image] = work.images
  return (
    <div className={css.art}>
      {image && (
        <Link to={artworkPage(work.id)}>
          <Picture className={css.picture} image={image} sizes="(min-width: 900px) 420px, 50vw" priority />
        </Link>
      )}
      <div className={css.label}>
        <WallLabel work={work} />
        {isSold && <span className={css.dot} aria-hidden="true" />}
      </div>
    </div>
  )
}
