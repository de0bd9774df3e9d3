import { ChevronRight } from 'lucide'
import { Link } from 'react-router-dom'
import type { OrderView } from '#application/orders/contract.ts'
import { formatDollars } from '#domain/shared/money.ts'
import { figures, muted, small, workTitle } from '#web/theme/text.css.ts'
import { artworksText } from '#web/ui/artworks-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { imageSource } from '#web/ui/image-source.ts'
import { Status } from '#web/ui/status.tsx'
import { orderHref } from './order-hrefs.ts'
import { dayText, orderStatusWords } from './order-words.ts'
import * as css from './orders-screen.css.ts'

/** More would not fit beside each other on a phone. */
const mostPictures = 4

/** One of the shopper's orders, led by what was bought. */
export function OrderRow({ order }: { order: OrderView }) {
  const { number, items, createdAt, total } = order
  const { word, form, tone } = orderStatusWords[order.status]
  const pictures = items.flatMap(({ imageUrl, artworkId }) => (imageUrl ? [{ imageUrl, artworkId }] : []))
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const [only] = items
  return (
    <li>
      <Link className={css.row} to={orderHref(number)}>
        <span>
          <span className={`${css.number} ${figures}`}>{number}</span>
          <span className={`${small} ${muted}`}>{dayText(createdAt)}</span>
        </span>
        <span className={css.pictures}>
          {pictures.slice(0, mostPictures).map(({ imageUrl, artworkId }) => (
            <img key={artworkId} src={imageSource(imageUrl, 240)} width={88} height={88} alt="" />
          ))}
        </span>
        <span className={`${css.what} ${small} ${muted} ${figures}`}>
          {only && pieces === 1 ? (
            <span className={`${workTitle} ${css.title}`}>{only.title}</span>
          ) : (
            artworksText(pieces)
          )}
        </span>
        <span className={css.state}>
          <Status form={form} tone={tone}>
            {word}
          </Status>
        </span>
        <span className={`${css.sum} ${figures}`}>{formatDollars(total)}</span>
        <span className={css.go}>
          <Icon of={ChevronRight} small />
        </span>
      </Link>
    </li>
  )
}
