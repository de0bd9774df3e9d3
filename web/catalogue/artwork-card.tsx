import type { ArtworkView, ImageView } from '#application/catalogue/contract.ts'
import { artistPage, artworkPage } from '#application/shared/addresses.ts'
import { isForSale } from '#domain/catalogue/artwork.ts'
import { useKept } from '#web/kept/use-kept.ts'
import { Link } from '#web/navigation/link.tsx'
import { useServices } from '#web/services.ts'
import { cssVar } from '#web/theme/css-var.ts'
import { isMotionWelcome } from '#web/theme/motion.ts'
import { quietLink } from '#web/theme/text.css.ts'
import { LabelLines } from '#web/ui/artwork/label-lines.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Price } from '#web/ui/artwork/price.tsx'
import { Heart } from '#web/ui/buttons/heart.tsx'
import { BuyControl } from './artwork/buy-control.tsx'
import * as css from './artwork-card.css.ts'
import { keepPicture, useGrowing } from './growing.ts'
import { hangingSizes } from './hanging-sizes.ts'

interface ArtworkCardProps {
  readonly artwork: ArtworkView
  /** The title's rank in the page's outline: 'h2' unless told. */
  readonly as?: 'h2' | 'h3'
  /** Among the first that are seen: its picture is fetched at once. */
  readonly priority?: boolean
  /** On the artist's own page the name goes without saying. */
  readonly withArtist?: boolean
  /** Told when somebody takes the heart away here; not when another device does. */
  readonly onHeartTaken?: () => void
}

/** By itself, so that a wall full of works is not drawn anew while one of them grows. */
function HungPicture({ id, image, priority }: { id: string; image: ImageView; priority: boolean }) {
  return <Picture image={image} sizes={hangingSizes(image)} priority={priority} style={useGrowing(id)} />
}

/** A work on the wall: its picture, its label, its price and the way into the cart. */
export function ArtworkCard({
  artwork,
  as: Title = 'h2',
  priority = false,
  withArtist = true,
  onHeartTaken,
}: ArtworkCardProps) {
  const { favourites } = useServices()
  const [isFavourite, toggleFavourite] = useKept(favourites, artwork.id)
  const onHeart = () => {
    if (isFavourite) onHeartTaken?.()
    toggleFavourite()
  }
  const { id, title, artist, description, year, images } = artwork
  const [image] = images
  const ratio = image ? image.width / image.height : 0.8
  const toWork = { to: artworkPage(id), viewTransition: isMotionWelcome(), onClick: keepPicture }

  return (
    <article className={css.card}>
      <div className={css.hang}>
        <div className={css.art} style={cssVar(css.ratio, ratio)}>
          <Link {...toWork} aria-label={`${title}, by ${artist.name}`}>
            {image ? (
              <HungPicture id={id} image={image} priority={priority} />
            ) : (
              <span className={css.noPicture}>No picture yet</span>
            )}
          </Link>
          <div className={css.over}>
            <strong>{artist.name}</strong>
            {description && <p className={css.description}>{description}</p>}
          </div>
        </div>
      </div>
      <div className={css.label}>
        <div>
          <Title className={css.title}>
            <Link className={quietLink} {...toWork}>
              {title}
            </Link>
            {year !== null && <span className={css.year}>, {year}</span>}
          </Title>
          {withArtist && (
            <p className={css.artist}>
              <Link className={quietLink} to={artistPage(artist)}>
                {artist.name}
              </Link>
            </p>
          )}
          <p className={css.what}>
            <LabelLines work={artwork} />
          </p>
        </div>
        <Heart className={css.heart} of={title} pressed={isFavourite} onToggle={onHeart} />
      </div>
      <div className={css.buy}>
        {isForSale(artwork) && <Price amount={artwork.price} />}
        <BuyControl artwork={artwork} />
      </div>
    </article>
  )
}
