import { ArrowLeft } from 'lucide'
import type { ReactNode } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { galleryPage, homePage } from '#application/shared/addresses.ts'
import { Link } from '#web/navigation/link.tsx'
import { quietLink, small, standalone } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { WallLabel } from '#web/ui/artwork/wall-label.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Logo } from '#web/ui/navigation/logo.tsx'
import * as css from './auth-frame.css.ts'

interface AuthFrameProps {
  /** Works that take turns on the wall; it may be bare. */
  readonly works: readonly ArtworkView[]
  /** Which of them hangs there now. */
  readonly hangs?: number
  /** Whether the shop's header stands above. */
  readonly underHeader?: boolean
  readonly children: ReactNode
}

/** A work on the wall at the left, a column for a form at the right. */
export function AuthFrame({ works, hangs = 0, underHeader = false, children }: AuthFrameProps) {
  return (
    <div className={underHeader ? `${css.frame} ${css.underHeader}` : css.frame}>
      <aside className={css.side} aria-label="A work from the gallery">
        <div className={css.wall}>
          {works.map((work, at) => (
            <HungWork key={work.id} work={work} isOn={at === hangs % works.length} />
          ))}
          <div className={css.floor} aria-hidden="true" />
        </div>
      </aside>
      <div className={css.column}>
        {!underHeader && (
          <div className={css.top}>
            <Link to={homePage}>
              <Logo />
            </Link>
            <Link className={`${quietLink} ${standalone} ${small}`} to={galleryPage}>
              <Icon of={ArrowLeft} small />
              Back to gallery
            </Link>
          </div>
        )}
        <div className={css.body}>{children}</div>
      </div>
    </div>
  )
}

function HungWork({ work, isOn }: { work: ArtworkView; isOn: boolean }) {
  const [image] = work.images
  if (!image) return null
  return (
    <figure className={css.hung} data-on={isOn ? '' : undefined} aria-hidden={!isOn}>
      <Picture image={image} sizes="31vw" />
      <figcaption className={css.label}>
        <WallLabel work={work} />
      </figcaption>
    </figure>
  )
}
