import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { UndeliveredMailReader } from '#application/admin/undelivered-mail-reader.ts'
import type { Mailbox } from './contract.ts'
import type { ClaimedMail, MailDeliveries } from './mail-deliveries.ts'
import type { Mail, Outbox } from './outbox.ts'

/** What the outbox and whoever reads it promise, in whichever way mails are kept. */
export function mailsContract(
  open: () => {
    outbox: Outbox
    deliveries: MailDeliveries
    mailbox: Mailbox
    undelivered: UndeliveredMailReader
  },
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

  it('forgets what waits for an address and what was said there, and nothing else', async () => {
    const { outbox, deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const [sent, waiting, others] = [await added(address), await added(address), await added()]
    await deliveries.sent((await claimed(sent)).id, now)
    await outbox.withdraw(address.toUpperCase())
    expect(await deliveries.claim(waiting, now, soon)).toBe('done')
    expect(await mailbox.mails(address)).toEqual([])
    // What was told there is not told again.
    const again = { to: address, subject: 'Hello', text: 'In words', html: '' }
    expect(await outbox.add(sent, again, now)).toBe(false)
    expect(await claimed(others)).toMatchObject({ mail: { subject: 'Hello' } })
  })

  it('leaves alone what an address was written before somebody gave it as theirs', async () => {
    const { outbox, deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const [sent, waiting, later] = [await added(address), await added(address), await added(address, soon)]
    await deliveries.sent((await claimed(sent)).id, now)
    await outbox.withdraw(address, soon)
    expect(await deliveries.claim(later, soon, soon)).toBe('done')
    expect(await claimed(waiting)).toMatchObject({ mail: { to: address } })
    expect(await mailbox.mails(address)).toHaveLength(2)
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

  it('takes a mail up again that was given up, if it still says all that it said', async () => {
    const { deliveries, undelivered } = open()
    const address = `${randomUUID()}@example.test`
    const text = `Choose a password: https://sanaa.test/reset?token=${'k'.repeat(43)}`
    const [plain, keyed, sent] = [
      await added(address),
      await added(address, now, { text }),
      await added(address),
    ]
    const [first, second, third] = [await claimed(plain), await claimed(keyed), await claimed(sent)]
    expect(await deliveries.takeUp(first.id)).toBeNull()
    await deliveries.giveUp(first.id, now)
    await deliveries.giveUp(second.id, now)
    await deliveries.sent(third.id, now)
    const { items } = await undelivered.slice({ to: address, state: 'given-up' }, 10, null)
    expect(new Map(items.map(({ id, sendable }) => [id, sendable]))).toEqual(
      new Map([
        [first.id, true],
        [second.id, false],
      ]),
    )
    expect(await deliveries.takeUp(second.id)).toBeNull()
    expect(await deliveries.takeUp(third.id)).toBeNull()
    expect(await deliveries.takeUp('none')).toBeNull()
    expect(await deliveries.takeUp(first.id)).toBe(plain)
    expect(await claimed(plain)).toMatchObject({ id: first.id, mail: { to: address, text: 'In words' } })
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

  const secret = 'kF3-_'.repeat(8)
  const opening = (link: string): Partial<Mail> => ({
    text: `Open it: ${link}`,
    html: `<a href="${link.replaceAll('&', '&amp;')}">Open it</a>`,
  })

  it.each([
    [`https://sanaa.test/reset-password?token=${secret}`],
    [`https://sanaa.test/orders/SAN-2026-0001?key=${secret}`],
    [`https://sanaa.test/orders/SAN-2026-0001?from=mail&key=${secret}`],
    [`https://sanaa.test/new-works-mails?key=ab%2B${secret}`],
  ])('keeps what a mail said without the key of its link once nobody sends it any more: %s', async (link) => {
    const { deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const write = () => added(address, now, opening(link))
    const [sent, hopeless] = [await claimed(await write()), await claimed(await write())]
    expect(sent.mail.text).toContain(secret)
    await deliveries.sent(sent.id, now)
    await deliveries.giveUp(hopeless.id, now)
    await deliveries.keep(await write(), now, false)
    const mails = await mailbox.mails(address)
    expect(mails).toHaveLength(3)
    for (const { text, html } of mails) {
      expect(text).toBe(`Open it: ${link.replace(/(ab%2B)?kF3.*/, '…')}`)
      expect(html).not.toContain(secret)
    }
  })

  it('shows those links whole where mails are kept to be read', async () => {
    const { deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const mail = opening(`https://sanaa.test/reset-password?token=${secret}`)
    await deliveries.keep(await added(address, now, mail), now, true)
    expect((await mailbox.mails(address))[0]?.text).toContain(secret)
  })

  it('gives nobody what was kept, also when there is somebody to send it later', async () => {
    const { deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const event = await added(address)
    await deliveries.keep(event, now, true)
    expect(await deliveries.claim(event, soon, soon)).toBe('done')
    expect(await mailbox.mails(address)).toHaveLength(1)
  })

  it('leaves what was sent or given up as it is, whoever wants to keep it', async () => {
    const { deliveries } = open()
    const event = await added()
    await deliveries.sent((await claimed(event)).id, now)
    await deliveries.keep(event, now, false)
    expect(await deliveries.claim(event, soon, soon)).toBe('done')
  })

  it('tells what has not left, to whom and how it stands, the newest first, and nothing of what it says', async () => {
    const { deliveries, undelivered } = open()
    const address = `${randomUUID()}@example.test`
    await deliveries.sent((await claimed(await added(address))).id, now)
    await deliveries.giveUp((await claimed(await added(address, now, { subject: 'Hopeless' }))).id, now)
    await deliveries.keep(await added(address, soon, { subject: 'Kept' }), soon, false)
    await added(address, new Date(soon.getTime() + 1), { subject: 'Waits' })
    const listed = async (state?: 'kept' | 'waiting') =>
      undelivered.slice({ to: address.toUpperCase(), state }, 2, null)
    const { items, last, total } = await listed()
    expect(items).toEqual([
      {
        id: expect.any(String),
        to: address,
        subject: 'Waits',
        at: '2026-03-01T10:10:00.001Z',
        state: 'waiting',
        sendable: false,
      },
      {
        id: expect.any(String),
        to: address,
        subject: 'Kept',
        at: '2026-03-01T10:10:00.000Z',
        state: 'kept',
        sendable: false,
      },
    ])
    expect(total).toBe(3)
    const rest = await undelivered.slice({ to: address, state: undefined }, 2, last)
    expect(rest.items).toMatchObject([{ subject: 'Hopeless', state: 'given-up' }])
    expect((await listed('kept')).items).toMatchObject([{ subject: 'Kept' }])
    expect((await listed('waiting')).items).toMatchObject([{ subject: 'Waits' }])
    await deliveries.forgetDone(new Date(soon.getTime() + 1))
    expect((await listed()).items).toMatchObject([{ subject: 'Waits' }])
  })

  it('forgets what mails said that nobody sends any more after a while, and to whom', async () => {
    const { deliveries, mailbox } = open()
    const address = `${randomUUID()}@example.test`
    const [sent, hopeless] = [await claimed(await added(address)), await claimed(await added(address))]
    await deliveries.sent(sent.id, now)
    await deliveries.giveUp(hopeless.id, now)
    await deliveries.keep(await added(address), now, true)
    const waiting = await added(address)
    await deliveries.forgetDone(soon)
    for (const { id } of [sent, hopeless])
      expect(await mailbox.mail(id)).toMatchObject({ to: '', subject: '', text: '' })
    expect(await mailbox.mails(address)).toHaveLength(1)
    expect(await claimed(waiting)).toMatchObject({ mail: { to: address } })
  })
}
