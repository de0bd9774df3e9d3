import type { Jobs } from '#application/shared/jobs.ts'
import type { Outbox } from './outbox.ts'

/** An outbox whose mails are sent as soon as what they tell of has become true. */
export const deliveringOutbox = (outbox: Outbox, jobs: Jobs): Outbox => ({
  async add(event, mail, at) {
    const isNew = await outbox.add(event, mail, at)
    if (isNew) await jobs.add('send-mail', { event })
    return isNew
  },
  // A job whose mail is gone has nothing to do.
  withdraw: (recipient, since) => outbox.withdraw(recipient, since),
  forgetName: (name) => outbox.forgetName(name),
})
