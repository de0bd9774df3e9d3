import { newWorksMail } from '#application/notifications/follower-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { oneByOne } from '#application/shared/one-by-one.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { gatheredBy, isMailDue, mayGetNewWorks, pausedSince } from '#domain/favourites/new-works-mail.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { NewWorksMails } from '../contract.ts'
import type { NewWorksRepository } from '../new-works-repository.ts'

/** Tells followers of works that are new on show. */
export interface NewWorks extends NewWorksMails {
  /** Writes the mails that are due: one for a follower, with all that waits. @returns how many @throws as oneByOne */
  tell(): Promise<number>
}

export interface NewWorksPorts {
  readonly newWorks: NewWorksRepository
  readonly outbox: Outbox
  readonly work: UnitOfWork
  readonly seal: Seal
  readonly ids: IdSource
  readonly clock: Clock
}

/** What the links' keys are sealed for. */
const purpose = 'ending mails about new works'

/** @param publicUrl scheme and host of the links in mails */
export function newWorksService(
  { newWorks, outbox, work, seal, ids, clock }: NewWorksPorts,
  { publicUrl }: { readonly publicUrl: string },
): NewWorks {
  async function gather(): Promise<void> {
    while ((await newWorks.gather(clock.now())) > 0);
  }

  const tellOne = (userId: string): Promise<number> =>
    work.run(async () => {
      const now = clock.now()
      const news = await newWorks.waitingFor(userId)
      if (!news?.waitingSince || !isMailDue(news.waitingSince, news.lastMailAt, now)) return 0
      const hasNews = mayGetNewWorks(news) && news.works.length > 0
      await newWorks.settle(userId, hasNews ? now : null)
      if (!hasNews) return 0
      const links = { publicUrl, stopKey: seal.close(userId, purpose) }
      await outbox.add(`new-works:${ids.newId()}`, newWorksMail(news, news.works, links), now)
      return 1
    })

  /** @returns whose key it is */
  function keyHolder(key: string): string {
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
      await gather()
      const now = clock.now()
      return oneByOne({
        find: (most) => newWorks.due(gatheredBy(now), pausedSince(now), most),
        act: tellOne,
        failure: 'Some followers could not be told of new works.',
      })
    },
    stop: async (key) => newWorks.wantMails(keyHolder(key), false),
  }
}
