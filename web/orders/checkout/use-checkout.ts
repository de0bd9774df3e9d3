import { useActorRef } from '@xstate/react'
import type { WaysToPay } from '#application/payments/contract.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { useAccount } from '#web/identity/session/use-session.ts'
import { newKey } from '#web/kept/new-key.ts'
import { useServices } from '#web/services.ts'
import { chosenCountry } from '#web/shipping/chosen-country.ts'
import { readDraft, withOpenWay } from './checkout-draft.ts'
import { checkoutMachine } from './checkout-machine.ts'
import { draftFor } from './known-buyer.ts'
import { useCartNow } from './use-cart-now.ts'

/** Begins a checkout with what was typed before. @param prefixOf the dialling prefix of a country, by its code */
export function useCheckout(
  phones: PhoneNumbers,
  { open, cardClient }: WaysToPay,
  prefixOf: (country: string) => string,
) {
  const { ordering, cardTokens } = useServices()
  const account = useAccount()
  const cart = useCartNow()
  return useActorRef(checkoutMachine, {
    input: {
      ordering,
      cardTokens: cardClient ? null : cardTokens,
      newKey,
      now: () => new Date(),
      phones,
      isSignedIn: account !== null,
      ...cart,
      draft: withOpenWay(draftFor(account, readDraft(), prefixOf, chosenCountry()), open),
    },
  })
}
