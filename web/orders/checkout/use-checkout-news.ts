import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useServices } from '#web/services.ts'
import type { checkoutMachine } from './checkout-machine.ts'
import type { TakenOutNews } from './checkout-setup.ts'

interface Looks {
  readonly compareWithGallery: () => void
  readonly askWhereSent: () => void
  readonly onTakenOut: (news: TakenOutNews) => void
}

/** Does what a refused order asks for beside its form. */
export function useCheckoutNews(
  checkout: ActorRefFrom<typeof checkoutMachine>,
  { compareWithGallery, askWhereSent, onTakenOut }: Looks,
): void {
  const { accounts } = useServices()
  useEffect(() => {
    const changed = checkout.on('works have changed', compareWithGallery)
    const unsent = checkout.on('works are not sent there', askWhereSent)
    const taken = checkout.on('works were taken out', onTakenOut)
    // Its refusal tells all who have to know that the session is over.
    const missed = checkout.on('account is not known', () => void accounts.profile().catch(() => undefined))
    return () => {
      changed.unsubscribe()
      unsent.unsubscribe()
      taken.unsubscribe()
      missed.unsubscribe()
    }
  }, [checkout, compareWithGallery, askWhereSent, onTakenOut, accounts])
}
