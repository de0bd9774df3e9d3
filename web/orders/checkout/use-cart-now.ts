import { useEffect, useRef } from 'react'
import { useCart } from '#web/cart/cart-context.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import type { CheckoutInput } from './checkout-context.ts'

/** Says what of an account's cart is known, and asks what is in it by now. The windows of a visitor follow each other by themselves. */
export function useCartNow(): Pick<CheckoutInput, 'isCartKnown' | 'cartNow'> {
  const { accountCart } = useServices()
  const account = useAccount()
  const { isKept } = useCart()
  // What is on its way to the account is not missing there.
  const isKnown = useRef(isKept)
  useEffect(() => {
    isKnown.current = isKept
  }, [isKept])
  const isCartKnown = () => account !== null && isKnown.current
  return { isCartKnown, cartNow: async () => (isCartKnown() ? (await accountCart.read()).items : null) }
}
