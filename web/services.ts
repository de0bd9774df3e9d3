import { createContext, use } from 'react'
import type { AccountCart, CartStore } from '#application/cart/contract.ts'
import type { ArtworkVisits } from '#application/catalogue/contract.ts'
import type { KeptIds } from '#application/favourites/contract.ts'
import type { ProviderSignIn } from '#application/identity/contract.ts'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import type { CardClients } from '#application/payments/card-client.ts'
import type { HappeningsLine } from '#application/shared/happenings-line.ts'
import type { KeptWaiting } from '#application/waiting/contract.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import type { PageSession } from './identity/session/page-session.ts'

/** What is known of phone numbers is a lot: it comes in a file of its own, for whoever tells theirs. */
export interface KnownPhoneNumbers {
  open(): Promise<PhoneNumbers>
}

/** What the screens can ask for: what every page can, and what only a browser keeps, tells or sends. */
export interface WebServices extends PageServices {
  readonly visits: ArtworkVisits
  readonly session: PageSession
  readonly keptCart: CartStore
  readonly accountCart: AccountCart
  /**
   * Tells when somebody comes back to the page, or their network does, and when another tab beside it has changed something;
   * returns how to stop listening.
   */
  readonly onComingBack: (listener: () => void) => () => void
  readonly favourites: KeptIds
  readonly follows: KeptIds
  readonly messages: ArtistMessages
  readonly waiting: KeptWaiting
  readonly providerSignIn: ProviderSignIn
  readonly passkeyDevice: PasskeyDevice
  readonly happenings: HappeningsLine
  readonly phoneNumbers: KnownPhoneNumbers
  readonly cardClients: CardClients<HTMLElement>
}

const ServicesContext = createContext<WebServices | null>(null)

export const ServicesProvider = ServicesContext.Provider

/** The services of this page. */
export function useServices(): WebServices {
  const services = use(ServicesContext)
  if (!services) throw new Error('A screen was rendered outside of its ServicesProvider')
  return services
}
