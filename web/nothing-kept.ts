import type { AccountCart, CartStore } from '#application/cart/contract.ts'
import type { ArtworkVisits } from '#application/catalogue/contract.ts'
import type { KeptIds } from '#application/favourites/contract.ts'
import type { ProviderSignIn } from '#application/identity/contract.ts'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import type { SessionNews } from '#application/identity/sessions/session-news.ts'
import type { ArtistMessages } from '#application/messages/contract.ts'
import type { CardClients } from '#application/payments/card-client.ts'
import type { HappeningsLine } from '#application/shared/happenings-line.ts'
import type { KeptWaiting } from '#application/waiting/contract.ts'
import type { KnownPhoneNumbers } from './services.ts'

// The server renders every page as for someone who comes for the first time; the browser adds what it has kept.

const never = () => () => {}
const none: readonly string[] = []

export const emptyCartStore: CartStore = {
  read: () => Promise.resolve([]),
  write: () => Promise.resolve(),
  name: () => undefined,
  onChange: never,
}

const noCart = () => Promise.reject(new Error('A rendered page asks for no cart.'))

export const noAccountCart: AccountCart = {
  read: noCart,
  setQuantity: noCart,
  remove: noCart,
  clear: noCart,
  merge: noCart,
}

/** Nobody comes back to a page that is being rendered. */
export const noComingBack = never

export const noVisits: ArtworkVisits = { seen: () => Promise.resolve() }

/** On the server there are no tabs. */
export const noSessionNews: SessionNews = { tell: () => {}, onNews: never }

export const noKeptIds: KeptIds = {
  read: () => none,
  isKnown: () => false,
  isMissed: () => false,
  ask: () => {},
  write: () => {},
  onChange: never,
}

/** A page that is being rendered writes to nobody. */
export const noMessages: ArtistMessages = {
  send: () => Promise.reject(new Error('A rendered page cannot send messages.')),
}

/** On the server nobody waits. */
export const noWaiting: KeptWaiting = {
  ask: () => Promise.reject(new Error('A rendered page asks for nothing.')),
  isWaiting: () => Promise.resolve(false),
  takeBack: () => Promise.resolve(),
}

const noBrowser = () => Promise.reject(new Error('A rendered page signs nobody in.'))

export const noProviderSignIn: ProviderSignIn = { begin: noBrowser, finish: noBrowser }

export const noPasskeyDevice: PasskeyDevice = { isAvailable: () => false, create: noBrowser, ask: noBrowser }

/** A rendered page asks nobody for a number. */
export const noPhoneNumbers: KnownPhoneNumbers = { open: () => new Promise(() => {}) }

/** A rendered page shows no fields of others. */
export const noCardClients: CardClients<HTMLElement> = { open: () => new Promise(() => {}) }

/** A rendered page is told once. */
export const noHappenings: HappeningsLine = { listen: never }
