import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail extends Email {
  /** Whom the envelope names. */
  readonly envelopeTo: readonly string[]
  readonly envelopeFrom: string
}

export interface MailServer {
  readonly url: string
  readonly received: readonly ReceivedMail[]
  /** How many of the next mails are turned away for now, after their words were heard. */
  refuse(count: number, responseCode?: number): void
  /** Addresses that nobody has here. */
  readonly unknown: Set<string>
  close(): Promise<void>
}

interface MailServerOptions {
  /** 0 for any free one. */
  readonly port?: number
  readonly user?: string
  readonly password?: string
}

/** A mail server that speaks SMTP and keeps what it hears. */
export async function mailServer({ port = 0, user, password }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const unknown = new Set<string>()
  let refusals = 0
  let refusalCode = 451
  const refused = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

  const server = new SMTPServer({
    authOptional: user === undefined,
    disabledCommands: user === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, answer) =>
      auth.username === user && auth.password === password
        ? answer(null, { user: auth.username })
        : answer(refused('Who are you?', 535)),
    onRcptTo: ({ address }, _session, answer) =>
      unknown.has(address) ? answer(refused(`<${address}>: nobody here`, 550)) : answer(),
    onData(stream, { envelope }, answer) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          return answer(refused(`Not now, <${envelope.rcptTo[0]?.address}>`, refusalCode))
        }
        void PostalMime.parse(Buffer.concat(parts)).then((mail) => {
          received.push({
            ...mail,
            envelopeTo: envelope.rcptTo.map(({ address }) => address),
            envelopeFrom: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          })
          answer(null)
        }, answer)
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actualPort } = server.server.address() as AddressInfo
  const login = user === undefined ? '' : `${user}:${password}@`
  return {
    url: `smtp://${login}127.0.0.1:${actualPort}`,
    received,
    unknown,
    refuse(count, responseCode = 451) {
      refusals = count
      refusalCode = responseCode
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
