import type { OrderView } from '#application/orders/contract.ts'
import { figures } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import * as css from './orders-screen.css.ts'

/** As many as stand in the square beside an order. */
const most = 4

/** The works of an order in one square: one of them whole, or up to four beside each other, and how many more there are. */
export function BoughtPictures({ items }: Pick<OrderView, 'items'>) {
  const shown = items.length > most ? items.slice(0, most - 1) : items
  return (
    <span className={items.length === 1 ? css.picture : css.pictures}>
      {shown.map(({ imageUrl, artworkId }) =>
        imageUrl ? (
          <img key={artworkId} src={imageSource(imageUrl, 240)} width={112} height={112} alt="" />
        ) : (
          <span key={artworkId} className={css.noPicture} />
        ),
      )}
      {shown.length < items.length && (
        <span className={`${css.more} ${figures}`} aria-hidden="true">
          +{items.length - shown.length}
        </span>
      )}
    </span>
  )
}
