import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Mailbox } from './contract.ts'
import type { ClaimedMail, MailDeliveries } from './mail-deliveries.ts'
import type { Mail, Outbox } from './outbox.ts'

/** What the outbox and whoever reads it promise, in whichever way mails are kept. */
export function mailsContract(
  open: () => { outbox: Outbox; deliveries: MailDeliveries; mailbox: Mailbox },
): void {
  const now = new Date('2026-03-01T10:00:00Z')
  const soon = new Date('2026-03-01T10:10:00Z')

  async function added(to = 'lena@example.test', at = now, changes: Partial<Mail> = {}): Promise<string> {
    const event = `event:${randomUUID()}`
    const mail = { to, subject: 'Hello', text: 'In words', html: '<p>As a page</p>', ...changes }
    expect(await open().outbox.add(event, mail, at)).toBe(true)
    return event
  }
  const claimed = async (event: string, at = now): Promise<ClaimedMail> => {
    const claim = await open().deliveries.claim(event, at, soon)
    if (typeof claim === 'string') throw new Error(`not claimed: ${claim}`)
    return claim
  }

  it('keeps the first mail of an event and no second one', async () => {
    const event = await added()
    const again = { to: 'other@example.test', subject: 'No', text: '', html: '' }
    expect(await open().outbox.add(event, again, now)).toBe(false)
    expect(await claimed(event)).toMatchObject({
      mail: { to: 'lena@example.test', subject: 'Hello', text: 'In words', html: '<p>As a page</p>' },
      createdAt: now,
    })
  })

  it('remembers which mails nobody answers', async () => {
    expect((await claimed(await added('a@example.test', now, { noReply: true }))).mail.noReply).toBe(true)
    expect('noReply' in (await claimed(await added())).mail).toBe(false)
  })

  it('remembers where a POST ends mails of a kind', async () => {
    const stopUrl = 'https://sanaa.test/stop?key=abc'
    expect((await claimed(await added('a@example.test', now, { stopUrl }))).mail.stopUrl).toBe(stopUrl)
    expect('stopUrl' in (await claimed(await added())).mail).toBe(false)
  })

  it('gives a mail to one of several who want to send it', async () => {
    const event = await added()
    const { deliveries } = open()
    const claims = await Promise.all(Array.from({ length: 5 }, () => deliveries.claim(event, now, soon)))
    expect(claims.filter((claim) => claim === 'busy')).toHaveLength(4)
  })

  it('gives it to another when the first has let go, or its time is over; the id stays', async () => {
    const event = await added()
    const { id } = await claimed(event)
    await open().deliveries.release(id)
    expect((await claimed(event)).id).toBe(id)
    expect(await open().deliveries.claim(event, now, soon)).toBe('busy')
    expect((await claimed(event, soon)).id).toBe(id)
  })

  it('forgets what waits for an address, and nothing else', async () => {
    const { outbox, deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const [sent, waiting, others] = [await added(address), await added(address), await added()]
    await deliveries.sent((await claimed(sent)).id, now)
    await outbox.withdraw(address.toUpperCase())
    expect(await deliveries.claim(waiting, now, soon)).toBe('done')
    expect(await mailbox.mails(address)).toHaveLength(1)
    expect(await claimed(others)).toMatchObject({ mail: { subject: 'Hello' } })
  })

  it('gives nobody what was sent, given up or never written', async () => {
    const { deliveries } = open()
    const [sent, hopeless] = [await added(), await added()]
    await deliveries.sent((await claimed(sent)).id, now)
    await deliveries.giveUp((await claimed(hopeless)).id, now)
    expect(await deliveries.claim(sent, soon, soon)).toBe('done')
    expect(await deliveries.claim(hopeless, soon, soon)).toBe('done')
    expect(await deliveries.claim('event:of nothing', now, soon)).toBe('done')
  })

  it('shows an address its mails, the newest first, and each by its id', async () => {
    const address = `${randomUUID()}@example.test`
    await added(address, now, { subject: 'Older' })
    await added(address, soon, { subject: 'Newer' })
    const mails = await open().mailbox.mails(address.toUpperCase())
    expect(mails.map(({ subject, at }) => [subject, at])).toEqual([
      ['Newer', soon.toISOString()],
      ['Older', now.toISOString()],
    ])
    expect(await open().mailbox.mail(mails[0]?.id ?? '')).toEqual(mails[0])
    expect(await open().mailbox.mail(randomUUID())).toBeNull()
    expect(await open().mailbox.mail('no id')).toBeNull()
  })

  it('forgets what a mail with a one-time link said once it is sent, and what nobody sends any more after a while', async () => {
    const { outbox, deliveries, mailbox } = open()
    const link = `reset:${randomUUID()}`
    const address = `${randomUUID()}@example.test`
    await outbox.add(link, { to: address, subject: 'A link', text: 'token', html: 'token' }, now)
    const { id } = await claimed(link)
    const other = await claimed(await added(address))
    for (const sent of [id, other.id]) await deliveries.sent(sent, now)
    const waiting = await added(address)
    expect(await mailbox.mail(id)).toMatchObject({ to: address, text: '' })
    expect(await mailbox.mail(other.id)).toMatchObject({ text: 'In words' })
    const hopeless = await claimed(await added(address))
    await deliveries.giveUp(hopeless.id, now)
    await deliveries.forgetDone(soon)
    for (const done of [other.id, hopeless.id])
      expect(await mailbox.mail(done)).toMatchObject({ to: '', subject: '', text: '' })
    expect(await claimed(waiting)).toMatchObject({ mail: { to: address } })
  })
}
