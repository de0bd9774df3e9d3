import { useEffect, useRef } from 'react'
import { accountsCart } from '#application/orders/contract.ts'
import { useCart } from '#web/cart/cart-context.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import type { CheckoutInput } from './checkout-setup.ts'

/** Names the cart that is ordered from, and asks what is in an account's by now. The windows of a visitor follow each other by themselves. */
export function useCartNow(): Pick<CheckoutInput, 'cartName' | 'cartNow'> {
  const { accountCart, keptCart } = useServices()
  const account = useAccount()
  const { isKept } = useCart()
  // What is on its way to the account is not missing there.
  const isKnown = useRef(isKept)
  useEffect(() => {
    isKnown.current = isKept
  }, [isKept])
  if (!account) return { cartName: () => keptCart.name(), cartNow: async () => null }
  return {
    cartName: () => (isKnown.current ? accountsCart : undefined),
    cartNow: async () => (isKnown.current ? (await accountCart.read()).items : null),
  }
}
