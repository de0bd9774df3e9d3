import { Trash, TriangleAlert } from 'lucide'
import { artistByIdPage, artworkPage } from '#application/shared/addresses.ts'
import { type CartItem, canDecrease, canIncrease, maximumReached } from '#domain/cart/cart.ts'
import { isOutOfReach } from '#domain/cart/cart-changes.ts'
import { lineTotal } from '#domain/orders/order-price.ts'
import { formatMoney } from '#domain/shared/money.ts'
import {
  type ShippingTerms,
  sendingInWords,
  sendingTo,
  shipsInWords,
} from '#domain/shipping/shipping-terms.ts'
import { Link } from '#web/navigation/link.tsx'
import { figures, link, meta, quietLink, spoken, workTitle } from '#web/theme/text.css.ts'
import { Picture } from '#web/ui/artwork/picture.tsx'
import { Icon } from '#web/ui/buttons/icon.tsx'
import { Held } from '#web/ui/feedback/held.tsx'
import { SoldOut } from '#web/ui/feedback/status.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'
import { useCart } from './cart-context.tsx'
import * as css from './cart-screen.css.ts'

interface CartLineProps {
  readonly item: CartItem
  /** Where it is sent to; undefined where that is not known. */
  readonly terms: ShippingTerms | undefined
  /** Where the shopper is; empty where that is not known. */
  readonly country: string
}

function Sending({ terms, country }: Pick<CartLineProps, 'terms' | 'country'>) {
  if (!terms || country === '') return null
  if (!sendingTo(terms, country).isSent)
    return (
      <p className={css.atStock}>
        <Icon of={TriangleAlert} small />
        {sendingInWords(terms, country)}
      </p>
    )
  const words = shipsInWords(terms, country)
  return words && <p className={meta}>{words}</p>
}

/** One work in the cart: what it is, how many pieces, what they cost, and whether it comes to where the shopper is. */
export function CartLine({ item, terms, country }: CartLineProps) {
  const { changes, setQuantity, remove } = useCart()
  const lost = changes.find((change) => change.id === item.id && isOutOfReach(change))
  const [image] = item.images
  const href = artworkPage(item.id)
  return (
    <li className={css.line}>
      <Link className={css.picture} to={href} tabIndex={-1} aria-hidden="true">
        {image && <Picture image={image} sizes="136px" alt="" />}
      </Link>
      <div className={css.what}>
        <h2 className={workTitle}>
          <Link className={quietLink} to={href}>
            {item.title}
          </Link>
        </h2>
        <p>
          By{' '}
          <Link className={link} to={artistByIdPage(item.artist.id)}>
            {item.artist.name}
          </Link>
        </p>
        <p className={figures}>{formatMoney(item.price)} each</p>
        {!lost && !canIncrease(item) && (
          <p className={css.atStock}>
            <Icon of={TriangleAlert} small />
            {maximumReached}
          </p>
        )}
        <Sending terms={terms} country={country} />
      </div>
      <div className={css.quantity}>
        {lost ? (
          <p className={css.lost}>
            {lost.heldUntil ? (
              <Held until={lost.heldUntil} />
            ) : lost.kind === 'sold-out' ? (
              <SoldOut />
            ) : (
              'No longer for sale'
            )}
          </p>
        ) : (
          <QuantityStepper
            of={item.title}
            quantity={item.quantity}
            canDecrease={canDecrease(item)}
            canIncrease={canIncrease(item)}
            onChange={(quantity) => setQuantity(item.id, quantity)}
          />
        )}
        <button type="button" className={css.remove} onClick={() => remove(item.id)}>
          <Icon of={Trash} small />
          Remove <span className={spoken}>{item.title}</span>
        </button>
      </div>
      <p className={`${css.total} ${figures}`}>
        <span className={spoken}>Line total </span>
        {formatMoney(lineTotal(item))}
      </p>
    </li>
  )
}
