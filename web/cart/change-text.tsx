import type { CartChange } from '#domain/cart/cart-changes.ts'
import { NearTime } from '#web/ui/feedback/held.tsx'

/** What has become of a work in the cart, with the time where it is sold out for now alone. */
export function ChangeText({ change: { title, text, heldUntil } }: { change: CartChange }) {
  if (!heldUntil) return text
  return (
    <>
      “{title}” is in another basket until <NearTime at={heldUntil} />.
    </>
  )
}
