import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Mailbox } from './contract.ts'
import type { MailDeliveries } from './mail-deliveries.ts'
import type { Outbox } from './outbox.ts'

/** What becomes of the names of those who have left, in whichever way mails are kept. */
export function formerNamesContract(
  open: () => { outbox: Outbox; deliveries: MailDeliveries; mailbox: Mailbox },
): void {
  const now = new Date('2026-03-01T10:00:00Z')
  const soon = new Date('2026-03-01T10:10:00Z')

  it('names somebody who leaves no more where mails have gone, and only them', async () => {
    const { outbox, deliveries, mailbox } = open()
    const name = `Lena O. (${randomUUID()})`
    const to = `${randomUUID()}@example.test`
    const subject = `${name} writes to you: a question of ${name.slice(0, -1)}`
    const added = async () => {
      const event = `event:${randomUUID()}`
      await outbox.add(event, { to, subject, text: '', html: '' }, now)
      const claim = await deliveries.claim(event, now, soon)
      if (typeof claim === 'string') throw new Error(`not claimed: ${claim}`)
      return claim.id
    }
    await deliveries.sent(await added(), now)
    await added()
    await outbox.forgetName(name)
    const told = (await mailbox.mails(to)).map((each) => each.subject)
    expect(told.toSorted()).toEqual([subject.replace(name, 'Deleted account'), subject].toSorted())
  })
}
