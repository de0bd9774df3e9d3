import { randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import { MailRefused } from '#application/notifications/mailer.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { brand } from '#domain/shared/brand.ts'
import { senderOf, smtpMailer } from './smtp-mailer.ts'
import { type MailServer, mailServer } from './testing/mail-server.ts'

const mail: Mail = {
  to: 'lena@example.test',
  subject: 'Your order – “Nocturne” is confirmed',
  text: 'Thank you, Lena.\n\nGrüße aus Nairobi',
  html: '<p>Thank you, <b>Lena</b>. Grüße</p>',
}
const publicUrl = 'https://www.sanaa.example'

const servers: MailServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})
async function opened(options?: Parameters<typeof mailServer>[0]): Promise<MailServer> {
  const server = await mailServer(options)
  servers.push(server)
  return server
}

describe('a mail', () => {
  it('arrives in words and as a page, with its own id, from the shop, and with nothing attached', async () => {
    const server = await opened()
    const id = randomUUID()
    await smtpMailer({ mailUrl: server.url, publicUrl }).send(mail, id)
    const [received] = server.received
    expect(received).toMatchObject({
      subject: mail.subject,
      from: { name: brand.name, address: 'hello@sanaa.example' },
      to: [{ address: 'lena@example.test' }],
      messageId: `<${id}@sanaa.example>`,
      envelopeTo: ['lena@example.test'],
      envelopeFrom: 'hello@sanaa.example',
      attachments: [],
    })
    expect(received?.text?.trim()).toBe(mail.text)
    expect(received?.html?.trim()).toBe(mail.html)
    expect(received?.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
  })

  it('to an account whose address keeps signs that nobody sees goes to its mailbox', async () => {
    const server = await opened()
    const to = '\u202ALena@example.test\u202C'
    await smtpMailer({ mailUrl: server.url, publicUrl }).send({ ...mail, to }, randomUUID())
    expect(server.received[0]?.envelopeTo).toEqual(['Lena@example.test'])
  })

  it('that nobody answers comes from an address that says so', async () => {
    const server = await opened()
    await smtpMailer({ mailUrl: server.url, publicUrl }).send({ ...mail, noReply: true }, randomUUID())
    expect(server.received[0]?.from?.address).toBe('noreply@sanaa.example')
  })

  it('says where a POST ends mails of its kind, and nothing of it where there is no such place', async () => {
    const server = await opened()
    const mailer = smtpMailer({ mailUrl: server.url, publicUrl })
    await mailer.send({ ...mail, stopUrl: 'https://sanaa.example/stop?key=abc' }, randomUUID())
    await mailer.send(mail, randomUUID())
    const [stoppable, other] = server.received
    expect(JSON.stringify(stoppable?.headers)).toContain('<https://sanaa.example/stop?key=abc>')
    expect(JSON.stringify(stoppable?.headers)).toContain('List-Unsubscribe=One-Click')
    expect(JSON.stringify(other?.headers).toLowerCase()).not.toContain('list-unsubscribe')
  })

  it('takes no further addresses or headers from an address or a subject', async () => {
    const server = await opened()
    const sneaky = { ...mail, to: 'a@example.test', subject: 'Hello\r\nBcc: everybody@example.test' }
    await smtpMailer({ mailUrl: server.url, publicUrl }).send(sneaky, randomUUID())
    expect(server.received[0]?.envelopeTo).toEqual(['a@example.test'])
    expect(server.received[0]?.bcc).toBeUndefined()
  })

  it('goes out with the name and password of the address, where there are some', async () => {
    const server = await opened({ user: 'shop', password: 'p4ss' })
    await smtpMailer({ mailUrl: server.url, publicUrl }).send(mail, randomUUID())
    expect(server.received).toHaveLength(1)
    const wrong = smtpMailer({ mailUrl: server.url.replace('p4ss', 's3cret'), publicUrl })
    const failure = await wrong.send(mail, randomUUID()).catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(MailRefused)
    expect(String(failure)).not.toContain('s3cret')
  })
})

describe('a server', () => {
  it('that knows no such address refuses for good', async () => {
    const server = await opened()
    server.unknown.add(mail.to)
    const sending = smtpMailer({ mailUrl: server.url, publicUrl }).send(mail, randomUUID())
    const failure: unknown = await sending.catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(MailRefused)
    const said = inspect(failure)
    expect(said).toMatch(/nobody here/)
    expect(said).not.toContain(mail.to)
  })

  it.each([451, 554])('that turns a mail away with %i may take it later', async (code) => {
    const server = await opened()
    server.refuse(1, code)
    const mailer = smtpMailer({ mailUrl: server.url, publicUrl })
    const failure = await mailer.send(mail, randomUUID()).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefused)
    const said = inspect(failure)
    expect(said).toMatch(/Not now/)
    expect(said).not.toContain(mail.to)
    await mailer.send(mail, randomUUID())
    expect(server.received).toHaveLength(1)
  })

  it('that is away fails for now', async () => {
    const server = await mailServer()
    await server.close()
    const failure = await smtpMailer({ mailUrl: server.url, publicUrl })
      .send(mail, randomUUID())
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(MailRefused)
  })
})

it.each([
  ['https://www.sanaa.example', 'hello@sanaa.example'],
  ['https://shop.sanaa.example', 'hello@shop.sanaa.example'],
  ['http://localhost:3000', brand.email],
  ['http://192.0.2.7', brand.email],
  ['http://[::1]:3000', brand.email],
])('at %s mails come from %s', (address, sender) => {
  expect(senderOf(address).contact).toBe(sender)
})
