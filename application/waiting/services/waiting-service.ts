import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import { validateEmail } from '#domain/orders/guest-contact.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { mustBeAwaited, mustNotAwaitTooMany } from '#domain/waiting/waiting.ts'
import type { Waiting } from '../contract.ts'
import type { WaitingRepository, WaitOf } from '../waiting-repository.ts'

export interface WaitingPorts {
  readonly waiting: WaitingRepository
  readonly callerOf: CallerOf
  readonly throttle: Throttle
  readonly ids: IdSource
  readonly clock: Clock
}

/** Visitors' waits from one network address. */
const waitsPerAddress: ThrottleLimit = { name: 'waiting-address', times: 20, seconds: 3_600 }

/** The same with one mailbox, whoever gives it. */
const waitsPerMailbox: ThrottleLimit = { name: 'waiting-mailbox', times: 10, seconds: 86_400 }

/** Waiting for works: see the contract. */
export const waitingService =
  ({ waiting, callerOf, throttle, ids, clock }: WaitingPorts) =>
  (visit: Visit): Waiting => {
    /** Null for a visitor who shows nothing of theirs. */
    async function own(artworkId: string, key: string | undefined): Promise<WaitOf | null> {
      const caller = await callerOf(visit)
      if (caller) return { artworkId, userId: caller.userId }
      return key === undefined ? null : { artworkId, id: key }
    }

    return {
      async ask(artworkId, given = '') {
        const work = await waiting.work(artworkId)
        if (!work)
          throw new DomainError('not-found', 'artwork-not-found', 'There is no such work in the gallery.')
        mustBeAwaited(work)
        const [id, since, caller] = [ids.newId(), clock.now(), await callerOf(visit)]
        if (caller) {
          const { userId } = caller
          if (!(await waiting.has({ artworkId, userId }))) mustNotAwaitTooMany(await waiting.worksOf(userId))
          await waiting.add({ id, artworkId, userId, email: null, since })
          return { key: null }
        }
        const email = tidyEmail(given)
        const fault = validateEmail(email)
        refuseFaults('address-needed', fault === null ? {} : { email: fault })
        await throttle.count(waitsPerAddress, visit.address)
        await throttle.count(waitsPerMailbox, emailKey(email))
        await waiting.add({ id, artworkId, userId: null, email, since })
        return { key: id }
      },

      async isWaiting(artworkId, key) {
        const wait = await own(artworkId, key)
        return wait !== null && (await waiting.has(wait))
      },

      async takeBack(artworkId, key) {
        const wait = await own(artworkId, key)
        if (wait) await waiting.remove(wait)
      },
    }
  }
