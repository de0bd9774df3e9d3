import { useEffect, useRef } from 'react'
import { useCart } from '#web/cart/cart-context.tsx'
import { useAccount } from '#web/identity/session/use-session.ts'
import { useServices } from '#web/services.ts'
import type { CheckoutInput } from './checkout-setup.ts'

/** Asks what is in the cart of an account by now. The windows of a visitor follow each other by themselves. */
export function useCartNow(): CheckoutInput['cartNow'] {
  const { accountCart } = useServices()
  const account = useAccount()
  const { isKept } = useCart()
  // What is on its way to the account is not missing there.
  const isKnown = useRef(isKept)
  useEffect(() => {
    isKnown.current = isKept
  }, [isKept])
  return async () => (account && isKnown.current ? (await accountCart.read()).items : null)
}
