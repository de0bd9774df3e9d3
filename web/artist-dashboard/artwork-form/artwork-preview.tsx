import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isSoldOut } from '#domain/catalogue/artwork.ts'
import { sizeText } from '#domain/catalogue/dimensions.ts'
import { figures } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Price } from '#web/ui/artwork/price.tsx'
import { look } from '#web/ui/buttons/button.css.ts'
import { SoldOut } from '#web/ui/feedback/status.tsx'
import * as css from './artwork-form-screen.css.ts'

/** The card on the wall, as it is being written. */
export function ArtworkPreview({ work }: { work: ArtworkView }) {
  const { title, year, artist, medium, dimensions, price, images } = work
  const [image] = images
  const size = sizeText(dimensions)
  return (
    <aside className={css.preview} aria-labelledby="preview">
      <h2 id="preview">As buyers will see it</h2>
      {image ? (
        <Picture image={image} sizes="300px" />
      ) : (
        <div className={css.noPicture}>The first picture hangs here</div>
      )}
      <p className={css.previewTitle}>
        {title || 'Untitled'}
        {year !== null && <span className={css.previewYear}>, {year}</span>}
      </p>
      <p>{artist.name}</p>
      <p className={css.previewWhat}>
        {medium}
        {medium && size && <br />}
        {size && <span className={figures}>{size}</span>}
      </p>
      {price > 0 && (
        <div className={css.previewBuy}>
          <Price dollars={price} />
          {isSoldOut(work) ? (
            <SoldOut />
          ) : (
            <span className={look.secondary} aria-hidden="true">
              Add to Cart
            </span>
          )}
        </div>
      )}
    </aside>
  )
}
