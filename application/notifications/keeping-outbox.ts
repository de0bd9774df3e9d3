import type { MailDeliveries } from './mail-deliveries.ts'
import type { Outbox } from './outbox.ts'

/**
 * The outbox of a shop without a mail server: what it takes in stays there.
 * @param isRead whether mails are read where they are kept
 */
export const keepingOutbox = (
  outbox: Outbox,
  deliveries: Pick<MailDeliveries, 'keep'>,
  isRead: boolean,
): Outbox => ({
  async add(event, mail, at) {
    const isNew = await outbox.add(event, mail, at)
    if (isNew) await deliveries.keep(event, at, isRead)
    return isNew
  },
  withdraw: (recipient, since) => outbox.withdraw(recipient, since),
  forgetName: (name) => outbox.forgetName(name),
})
