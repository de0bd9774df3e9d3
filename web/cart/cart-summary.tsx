import { useId } from 'react'
import { checkoutPage, galleryPage } from '#application/shared/addresses.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { canBeBought } from '#domain/cart/cart-changes.ts'
import { orderPrice, shippingInWords } from '#domain/orders/order-price.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { heading, meta, spoken } from '#web/theme/text.css.ts'
import { Button, ButtonLink } from '#web/ui/buttons/button.tsx'
import * as css from '#web/ui/navigation/summary.css.ts'
import { useCart } from './cart-context.tsx'
import { FairShare } from './fair-share.tsx'
import { SentTo } from './sent-to.tsx'

interface CartSummaryProps {
  /** Where the works are sent to. */
  readonly works: readonly WorkShipping[]
  /** Where the shopper is, as far as it is known; empty where it is not. */
  readonly country: string
}

/** What the cart comes to, what of it will be paid where that is something else by now, and the two ways on. */
export function CartSummary({ works, country }: CartSummaryProps) {
  const { items, asSoldNow, changes } = useCart()
  const title = useId()
  const reason = useId()
  const { subtotal, shipping, total } = orderPrice(items)
  const toPay = orderPrice(asSoldNow).total
  const canBuy = canBeBought({ items }, changes)
  return (
    <aside className={css.panel} aria-labelledby={title}>
      <h2 className={`${heading.h3} ${css.panelTitle}`} id={title}>
        Summary
      </h2>
      <dl className={css.sums}>
        <dt>Sub</dt>
        <dd>{formatMoney(subtotal)}</dd>
        <dt className={css.alone}>Shipping: {shippingInWords}</dt>
        <dd className={spoken}>{formatMoney(shipping)}</dd>
        <dt data-total>Total</dt>
        <dd data-total>{formatMoney(total)}</dd>
        {canBuy && toPay !== total && (
          <>
            <dt data-total>To pay at the checkout</dt>
            <dd data-total>{formatMoney(toPay)}</dd>
          </>
        )}
      </dl>
      {canBuy ? (
        <ButtonLink className={css.panelAction} look="primary" large wide to={checkoutPage}>
          Proceed to Checkout
        </ButtonLink>
      ) : (
        <>
          <Button
            className={css.panelAction}
            look="primary"
            large
            wide
            aria-disabled="true"
            aria-describedby={reason}
          >
            Proceed to Checkout
          </Button>
          <p className={meta} id={reason}>
            Nothing in your cart can be bought any more.
          </p>
        </>
      )}
      <ButtonLink className={css.panelAction} look="quiet" wide to={galleryPage}>
        Continue Shopping
      </ButtonLink>
      <SentTo works={works} country={country} />
      <FairShare items={asSoldNow} works={works} country={country} />
    </aside>
  )
}
