import { useEffect, useRef } from 'react'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import { canDecrease, canIncrease, maximumReached } from '#domain/cart/cart.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { muted, small } from '#web/theme/text.css.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Held } from '#web/ui/feedback/held.tsx'
import { NeedsJavaScript } from '#web/ui/feedback/needs-javascript.tsx'
import { SoldOut } from '#web/ui/feedback/status.tsx'
import { QuantityStepper } from '#web/ui/fields/quantity-stepper.tsx'

interface BuyControlProps {
  readonly artwork: ArtworkView
  /** The page's main action: large, and in ink. */
  readonly prominent?: boolean
  readonly look?: 'primary' | 'secondary'
}

/** 'Add to Cart' or, once in the cart, the quantity; 'Sold Out' where nothing is left. */
export function BuyControl({
  artwork,
  prominent = false,
  look = prominent ? 'primary' : 'secondary',
}: BuyControlProps) {
  const { items, add, setQuantity } = useCart()
  const place = useRef<HTMLSpanElement>(null)
  const hasJustAdded = useRef(false)
  const item = items.find(({ id }) => id === artwork.id)

  // The button makes way for the stepper; whoever pressed it goes on from there, unless they have gone on or scrolled meanwhile.
  useEffect(() => {
    if (!item || !hasJustAdded.current) return
    hasJustAdded.current = false
    if (document.activeElement !== document.body) return
    place.current?.querySelector<HTMLElement>('button:last-of-type')?.focus({ preventScroll: true })
  }, [item])

  if (item && !isSoldOut(artwork))
    return (
      <span ref={place}>
        <QuantityStepper
          of={artwork.title}
          quantity={item.quantity}
          canDecrease={canDecrease(item)}
          canIncrease={canIncrease(item)}
          note={!canIncrease(item) ? maximumReached : undefined}
          onChange={(quantity) => setQuantity(artwork.id, quantity)}
        />
      </span>
    )
  if (!isForSale(artwork)) return <span className={`${small} ${muted}`}>Not for sale</span>
  if (artwork.heldUntil) return <Held until={artwork.heldUntil} />
  if (isSoldOut(artwork)) return <SoldOut />
  const addToCart = () => {
    hasJustAdded.current = true
    add(artwork)
  }
  return (
    <>
      <Button look={look} large={prominent} aria-label={`Add to Cart: ${artwork.title}`} onClick={addToCart}>
        Add to Cart
      </Button>
      {prominent && <NeedsJavaScript what="Buying" />}
    </>
  )
}
