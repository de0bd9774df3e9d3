import { useEffect, useLayoutEffect } from 'react'
import type { PlacedOrder } from '#application/orders/contract.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { forgetDraft } from './checkout-draft.ts'

/** Who is told what becomes of a checkout. */
export interface CheckoutOutcome {
  /** Whether an order is sent whose answer is waited for, or asked for again. */
  readonly onPlacing: (isPlacing: boolean) => void
  /** A form has come. */
  readonly onShown: () => void
  /** What stood over a form that goes because another window has emptied the cart meanwhile. */
  readonly onLastWord: (text: string) => void
  /** @param isTold whether an account's cart has lost its works already */
  readonly onPlaced: (order: PlacedOrder, isTold: boolean) => void
}

interface Standing extends Pick<CheckoutContext, 'alert' | 'placed' | 'keyOf'> {
  /** Or whether an order that was sent may have become one. */
  readonly isPlacing: boolean
  readonly isEmptied: boolean
}

/** Tells the screen around a checkout what becomes of it. */
export function useCheckoutOutcome(
  { alert, placed, keyOf, isPlacing, isEmptied }: Standing,
  { onPlacing, onShown, onLastWord, onPlaced }: CheckoutOutcome,
): void {
  useLayoutEffect(onShown, [onShown])
  useLayoutEffect(() => {
    // Of what may have become an order something else is said.
    if (alert && isEmptied && !isPlacing) onLastWord(alert.text)
  }, [alert, isEmptied, isPlacing, onLastWord])
  // At once: what another window does next would find nobody who waits.
  useLayoutEffect(() => {
    onPlacing(isPlacing)
    // Whoever leaves, as a session does that is over, waits for nothing any more.
    return () => onPlacing(false)
  }, [isPlacing, onPlacing])
  useEffect(() => {
    if (!placed) return
    forgetDraft()
    // An attempt of before may have become the order.
    onPlaced(placed, keyOf === 'account')
  }, [placed, keyOf, onPlaced])
}
