import type { ArtworkView } from '#application/catalogue/contract.ts'
import { artworkPage, galleryPage } from '#application/shared/addresses.ts'
import { ArtistReceives } from '#web/fair-pay/artist-receives.tsx'
import { Link } from '#web/navigation/link.tsx'
import { cssVar } from '#web/theme/css-var.ts'
import { wrap } from '#web/theme/layout.css.ts'
import { heading, lead } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { WallLabel } from '#web/ui/artwork/wall-label.tsx'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { type Hero, heroSizes, smallShare } from './hero.ts'
import * as css from './title-wall.css.ts'

/** Set in two lines: the first word, and the others below it. */
const [firstWord, ...others] = 'Made by Hand'.split(' ')

/** The wall one comes upon first: the show's name in large letters, two works to one scale, a floor and a bench. */
export function TitleWall({ hero: { large, small } }: { hero: Hero }) {
  return (
    <section className={css.wall}>
      <div className={`${wrap} ${css.inside}`}>
        <div className={css.text}>
          <h1 className={`${heading.vinyl} ${css.lettering}`}>
            {firstWord} <br />
            {others.join(' ')}
          </h1>
          <p className={`${lead} ${css.sentence}`}>
            Art bought straight from the people who make it. <ArtistReceives />
          </p>
          <ButtonLink className={css.action} look="primary" large to={galleryPage}>
            Explore Gallery
          </ButtonLink>
        </div>
        {large && (
          <div className={css.works}>
            <HungWork className={css.large} work={large} share={1} isFirst />
            {small && <HungWork className={css.small} work={small} share={smallShare(large, small)} />}
          </div>
        )}
      </div>
      <div className={css.floor} aria-hidden="true">
        <svg className={css.bench} viewBox="0 0 340 84" fill="currentColor">
          <rect width="340" height="16" />
          <rect x="27" y="16" width="12" height="66" />
          <rect x="301" y="16" width="12" height="66" />
          <rect x="39" y="61" width="262" height="5" />
        </svg>
      </div>
    </section>
  )
}

interface HungWorkProps {
  readonly className: string
  readonly work: ArtworkView
  readonly share: number
  readonly isFirst?: boolean
}

function HungWork({ className, work, share, isFirst = false }: HungWorkProps) {
  const [image] = work.images
  if (!image) return null
  return (
    <figure
      className={className}
      style={{ ...cssVar(css.ratio, image.width / image.height), ...cssVar(css.share, share) }}
    >
      <Link to={artworkPage(work.id)}>
        <Picture image={image} sizes={heroSizes(image)} priority={isFirst} />
      </Link>
      <figcaption className={css.label}>
        <WallLabel work={work} />
      </figcaption>
    </figure>
  )
}
