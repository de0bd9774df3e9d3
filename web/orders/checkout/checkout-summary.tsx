import { type ReactNode, useId } from 'react'
import { privacyPage, termsPage } from '#application/shared/addresses.ts'
import type { WorkShipping } from '#application/shipping/contract.ts'
import { type CartItem, totalItems } from '#domain/cart/cart.ts'
import { canBeBought } from '#domain/cart/cart-changes.ts'
import { shippingInWords } from '#domain/orders/order-price.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { shipsInWords } from '#domain/shipping/shipping-terms.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { ChangeText } from '#web/cart/change-text.tsx'
import { FairShare } from '#web/cart/fair-share.tsx'
import { Link } from '#web/navigation/link.tsx'
import { OrderLines } from '#web/orders/order-lines.tsx'
import { figures, heading, link, meta } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import * as panel from '#web/ui/navigation/summary.css.ts'
import type { ShownOrder } from './checkout-form.ts'
import * as css from './checkout-screen.css.ts'

interface CheckoutSummaryProps {
  readonly shown: ShownOrder
  /** What of it can be had now. */
  readonly toPay: readonly CartItem[]
  /** Where the works are sent to. */
  readonly works: readonly WorkShipping[]
  /** Where they go; empty until it is chosen. */
  readonly country: string
  /** What is wrong with single works, by artwork id. */
  readonly troubles: Readonly<Record<string, string>>
  readonly isPlacing: boolean
  /** The form that 'Place Order' sends. */
  readonly form: string
}

const counted = (count: number): string => `${count} ${count === 1 ? 'item' : 'items'}`

/** What is being bought, what it costs, and the button that buys it. */
export function CheckoutSummary({
  shown: { items, total },
  toPay,
  works,
  country,
  troubles,
  isPlacing,
  form,
}: CheckoutSummaryProps) {
  const { changes } = useCart()
  const title = useId()
  const reason = useId()
  const canBuy = canBeBought({ items }, changes)
  const troubleOf = (id: string): ReactNode => {
    const held = changes.find((change) => change.id === id && change.heldUntil)
    return held ? <ChangeText change={held} /> : troubles[id]
  }
  const sendingOf = (id: string): string | null => {
    const work = works.find(({ artworkId }) => artworkId === id)
    return work && country !== '' ? shipsInWords(work, country) : null
  }
  const lines = items.map(({ id, images, ...line }) => ({
    ...line,
    artworkId: id,
    imageUrl: images[0]?.imageUrl ?? null,
    trouble: troubleOf(id),
    sending: sendingOf(id),
  }))
  return (
    <aside className={panel.panel} aria-labelledby={title}>
      <h2 className={`${heading.h3} ${panel.panelTitle}`} id={title}>
        Order summary{' '}
        <span className={`${meta} ${figures} ${css.count}`}>{counted(totalItems({ items: toPay }))}</span>
      </h2>
      <OrderLines lines={lines} />
      <dl className={panel.sums}>
        <dt>Subtotal</dt>
        <dd>{formatMoney(total)}</dd>
        <dt>Shipping</dt>
        <dd>{shippingInWords}</dd>
        <dt data-total>Total</dt>
        <dd data-total>{formatMoney(total)}</dd>
      </dl>
      <Button
        className={panel.panelAction}
        look="primary"
        large
        wide
        type={canBuy ? 'submit' : 'button'}
        form={form}
        busy={isPlacing && 'Placing order…'}
        {...(!canBuy && { 'aria-disabled': true, 'aria-describedby': reason })}
      >
        Place Order
      </Button>
      {!canBuy && (
        <p className={meta} id={reason}>
          Nothing in your order can be bought any more.
        </p>
      )}
      <p className={css.agreement}>
        By placing your order you agree to our{' '}
        <Link className={link} to={termsPage}>
          Terms
        </Link>{' '}
        and{' '}
        <Link className={link} to={privacyPage}>
          Privacy
        </Link>
        .
      </p>
      <FairShare items={toPay} works={works} country={country} />
    </aside>
  )
}
