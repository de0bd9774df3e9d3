import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { artworkPage } from '#application/shared/addresses.ts'
import type { OrderLine as BoughtLine } from '#domain/orders/order-line.ts'
import { orderPrice } from '#domain/orders/order-price.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, meta, quietLink, workTitle } from '#web/theme/text.css.ts'
import { imageSource } from '#web/ui/artwork/image-source.ts'
import { Icon } from '#web/ui/buttons/icon.tsx'
import * as css from './order-lines.css.ts'

export interface OrderLine extends Omit<BoughtLine, 'artist'> {
  /** What is wrong with this line. */
  readonly trouble?: ReactNode
  /** Where it is sent to, in a sentence. */
  readonly sending?: string | null
  /** How many pieces were given back. */
  readonly givenBack?: number
}

/** Works with how many of each and what they cost together. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <ul className={css.lines}>
      {orderPrice(lines).lines.map(
        ({ artworkId, title, quantity, total, imageUrl, trouble, sending, givenBack = 0 }) => (
          <li key={artworkId} className={css.line}>
            {imageUrl ? (
              <img className={css.picture} src={imageSource(imageUrl, 240)} width={64} height={64} alt="" />
            ) : (
              <span className={css.picture} />
            )}
            <div>
              <p className={`${workTitle} ${css.title}`}>
                <Link className={quietLink} to={artworkPage(artworkId)}>
                  {title}
                </Link>
              </p>
              <p className={`${meta} ${figures} ${css.quantity}`}>
                Qty {quantity}
                {givenBack > 0 && `, ${givenBack} given back`}
              </p>
              {sending && <p className={`${meta} ${figures} ${css.sending}`}>{sending}</p>}
            </div>
            <p className={figures}>{formatMoney(total)}</p>
            {trouble && (
              <p className={css.trouble}>
                <Icon of={CircleAlert} small />
                {trouble}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
