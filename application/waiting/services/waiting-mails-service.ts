import type { Outbox } from '#application/notifications/outbox.ts'
import { workFreeMail } from '#application/notifications/waiting-mails.ts'
import type { Clock } from '#application/shared/clock.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { headStartOver, nextToTell, waitedTooLong } from '#domain/waiting/waiting.ts'
import type { WaitingMails } from '../contract.ts'
import type { WaitingRepository } from '../waiting-repository.ts'

/** Tells those who wait. */
export interface WaitingNews extends WaitingMails {
  /**
   * Tells as many as there are pieces of works that can be bought again, however they came back, and the next ones where those
   * did not buy. @returns how many @throws as oneByOne
   */
  tell(): Promise<number>
}

export interface WaitingNewsPorts {
  readonly waiting: WaitingRepository
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly seal: Seal
  readonly clock: Clock
}

/** What the links' keys are sealed for. */
const purpose = 'ending mails about works that are free again'

/** @param publicUrl scheme and host of the links in mails */
export function waitingMailsService(
  { waiting, outbox, work, seal, clock }: WaitingNewsPorts,
  { publicUrl }: { readonly publicUrl: string },
): WaitingNews {
  const tellOf = (artworkId: string): Promise<number> =>
    work.run(async () => {
      const now = clock.now()
      const line = await waiting.lineOf(artworkId, headStartOver(now))
      if (!line) return 0
      const gone = line.next.filter(({ isActive }) => !isActive)
      // Whoever has asked as a visitor, and with an account too, is told once.
      const byAddress = Map.groupBy(
        line.next.filter(({ isActive }) => isActive),
        ({ email }) => email.toLowerCase(),
      )
      const chosen = [...byAddress.values()].slice(0, nextToTell(line.work, line.asked))
      for (const [first] of chosen) {
        if (!first) continue
        const links = { publicUrl, stopKey: seal.close(first.email, purpose) }
        await outbox.add(`work-free:${first.id}:${now.getTime()}`, workFreeMail(first, line.work, links), now)
      }
      await waiting.noteMailed(
        chosen.flatMap(([first]) => (first ? [first.id] : [])),
        now,
      )
      await waiting.drop([...gone, ...chosen.flatMap(([, ...again]) => again)].map(({ id }) => id))
      return chosen.length + gone.length
    })

  /** @returns the address that it was given to */
  function addressIn(key: string): string {
    try {
      return seal.open(key, purpose)
    } catch {
      throw new DomainError(
        'rule-broken',
        'link-not-known',
        'This link is not complete. Use the whole link from the latest email.',
      )
    }
  }

  return {
    async tell() {
      const now = clock.now()
      await waiting.forget(headStartOver(now), waitedTooLong(now))
      return oneByOne({
        find: (most) => waiting.due(headStartOver(now), most),
        act: tellOf,
        failure: 'Some who wait for works could not be told.',
      })
    },
    stop: (key) => waiting.forgetAddress(addressIn(key)),
  }
}
