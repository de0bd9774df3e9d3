import type { Clock } from '#application/shared/clock.ts'
import type { Trouble } from '#application/shared/trouble.ts'
import type { MailDeliveries } from '../mail-deliveries.ts'
import { type Mailer, MailRefused } from '../mailer.ts'

/** Brings mails from the outbox to the mail server. */
export interface MailDelivery {
  /** @throws what keeps the mail from being sent for now; whoever calls tries again later */
  deliver(event: string): Promise<void>
}

export interface MailDeliveryPorts {
  readonly deliveries: MailDeliveries
  readonly mailer: Mailer
  readonly clock: Clock
  readonly trouble: Trouble
}

const minute = 60_000
const day = 24 * 60 * minute

/** How long a mail belongs to the process that has taken it; longer than the queue takes to see that one has died. */
const claimTime = minute
/** How long we try. */
const patience = 3 * day

/**
 * Sends each mail once. Between the server's yes and our note of it lies a moment: who ends just there has the mail
 * sent again once the queue has noticed, under the same id. The other order would lose mails instead.
 */
export const mailDeliveryService = ({
  deliveries,
  mailer,
  clock,
  trouble,
}: MailDeliveryPorts): MailDelivery => ({
  async deliver(event) {
    const now = clock.now()
    const claimed = await deliveries.claim(event, now, new Date(now.getTime() + claimTime))
    if (claimed === 'done') return
    if (claimed === 'busy') throw new Error(`The mail ${event} is being sent by another process.`)
    const { id, mail, createdAt } = claimed
    try {
      await mailer.send(mail, id)
    } catch (error) {
      const isHopeless = error instanceof MailRefused || now.getTime() - createdAt.getTime() > patience
      if (!isHopeless) {
        await deliveries.release(id)
        throw error
      }
      await deliveries.giveUp(id, clock.now())
      trouble(`The mail ${event} was given up.`, error)
      return
    }
    await deliveries.sent(id, clock.now())
  },
})
