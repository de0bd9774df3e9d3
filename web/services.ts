import { createContext, use } from 'react'
import type { ArtistDirectory } from '#application/artists/contract.ts'
import type { CartStore } from '#application/cart/contract.ts'
import type { ArtworkVisits, Catalogue } from '#application/catalogue/contract.ts'
import type { FairPay } from '#application/fair-pay/contract.ts'
import type { Following, KeptIds } from '#application/favourites/contract.ts'
import type {
  Accounts,
  ProviderSignIn,
  SecondFactors,
  SignInProviders,
} from '#application/identity/contract.ts'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import type { SessionNews } from '#application/identity/sessions/session-news.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { CardTokens, Ordering, SandboxPhone } from '#application/orders/contract.ts'
import type { HappeningsLine } from '#application/shared/happenings-line.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import type { AdminRooms } from './admin-dashboard/admin-rooms.ts'
import type { ArtistRooms } from './artist-dashboard/artist-rooms.ts'
import type { PageSession } from './identity/session/account-session.ts'

/** What the screens can ask for: on the server the services themselves, in the browser their HTTP client. */
export interface ServerServices {
  readonly catalogue: Catalogue
  readonly artists: ArtistDirectory
  readonly ordering: Ordering
  readonly fairPay: FairPay
  /** Whom whoever this page is for follows. */
  readonly following: Following
  /** The front desk, for whoever this page is for. */
  readonly accounts: Accounts
  /** The second lock of whoever this page is for. */
  readonly secondFactors: SecondFactors
  readonly signInProviders: SignInProviders
  /** Null where no gateway for cards is configured. */
  readonly cardTokens: CardTokens | null
  /** Null unless the sandbox gateway is in use. */
  readonly sandboxPhone: SandboxPhone | null
  /** What an artist works with; in the browser it comes in a file of its own. */
  readonly artistRooms: () => Promise<ArtistRooms>
  /** What an admin works with; in the browser it comes in a file of its own, too. */
  readonly adminRooms: () => Promise<AdminRooms>
}

/** What is known of phone numbers is a lot: it comes in a file of its own, for whoever tells theirs. */
export interface KnownPhoneNumbers {
  open(): Promise<PhoneNumbers>
}

/** And what only a browser keeps, tells or sends. */
export interface WebServices extends ServerServices {
  readonly visits: ArtworkVisits
  readonly session: PageSession
  readonly sessionNews: SessionNews
  readonly cartStore: CartStore
  readonly favourites: KeptIds
  readonly follows: KeptIds
  readonly messages: ArtistMessages
  readonly providerSignIn: ProviderSignIn
  readonly passkeyDevice: PasskeyDevice
  readonly happenings: HappeningsLine
  readonly phoneNumbers: KnownPhoneNumbers
}

const ServicesContext = createContext<WebServices | null>(null)

export const ServicesProvider = ServicesContext.Provider

/** The services of this page. */
export function useServices(): WebServices {
  const services = use(ServicesContext)
  if (!services) throw new Error('A screen was rendered outside of its ServicesProvider')
  return services
}
