import type { ArtworkView } from '#application/catalogue/contract.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { LabelLines } from '#web/ui/artwork/label-lines.tsx'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Price } from '#web/ui/artwork/price.tsx'
import { look } from '#web/ui/buttons/button.css.ts'
import { SoldOut } from '#web/ui/feedback/status.tsx'
import * as css from './artwork-form-screen.css.ts'

/** The card on the wall, as it is being written. */
export function ArtworkPreview({ work }: { work: ArtworkView }) {
  const { title, year, artist, price, images } = work
  const [image] = images
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
        <LabelLines work={work} />
      </p>
      {isForSale(work) && (
        <div className={css.previewBuy}>
          <Price amount={price} />
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
