import { forgetPublicChanges } from '#adapters/postgres/answers/postgres-public-changes.ts'
import { takenOutRemembered } from '#domain/cart/cart-changes.ts'
import type { PortsOf } from '../binding.ts'
import { cartPorts } from '../cart/cart.tokens.ts'
import { cataloguePorts, catalogueServices } from '../catalogue/catalogue.tokens.ts'
import { identityPorts } from '../identity/identity.tokens.ts'
import { notificationPorts } from '../notifications/notifications.tokens.ts'
import { system } from '../shared/shared.tokens.ts'
import { database } from '../tokens.ts'

/** Milliseconds that what a mail said is kept once it is sent or given up. */
const mailsKept = 30 * 24 * 3_600_000

/** What has to be done again and again while the product is served. */
export interface Upkeep {
  /** Brings the order of trending works up to date. */
  settleTrending(): Promise<void>
  /** Forgets sessions, links, mails and what has left browsers' carts, whose time is over. */
  forgetEnded(): Promise<void>
  /** Forgets which public answers read differently, once every process knows. */
  forgetPublicChanges(): Promise<void>
  /** Throws away uploaded pictures that nothing shows. */
  forgetUnusedPictures(): Promise<void>
}

export const upkeepNeeds = {
  signals: cataloguePorts.signals,
  sessions: identityPorts.sessions,
  tokens: identityPorts.tokens,
  deliveries: notificationPorts.deliveries,
  carts: cartPorts.carts,
  unusedPictures: catalogueServices.unusedPictures,
  clock: system.clock,
  queries: database.queries,
}

/** Looks after what is kept: see the interface. */
export const housekeeping = (ports: PortsOf<typeof upkeepNeeds>): Upkeep => {
  const { signals, sessions, tokens, deliveries, carts, unusedPictures, clock, queries } = ports
  return {
    settleTrending: () => signals.settle(clock.now()),
    async forgetEnded() {
      const now = clock.now()
      await sessions.removeEnded(now)
      await tokens.removeOld(now)
      await deliveries.forgetDone(new Date(now.getTime() - mailsKept))
      await carts.forgetTakenOut(new Date(now.getTime() - takenOutRemembered))
    },
    forgetPublicChanges: () => forgetPublicChanges(queries),
    async forgetUnusedPictures() {
      await unusedPictures.forget()
    },
  }
}
