import type { Transporter } from 'nodemailer'
import { type Mailer, MailRefused } from '#application/notifications/mailer.ts'
import { brand } from '#domain/shared/brand.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587 or smtps://…; carries the password, so never to be logged. */
  readonly mailUrl: string
  /** Scheme and host that people know; its host is the mails' sender where it is a real one. */
  readonly publicUrl: string
}

/** Milliseconds. */
const toConnect = 15_000
const betweenWords = 60_000

/** A host in the open, from which mail servers take mails. */
const isDomain = (host: string): boolean =>
  host.includes('.') && !host.endsWith('.localhost') && !/^[\d.]+$|:/.test(host)

/** The address that mails come from: the contact's, at the shop's own domain. */
export function senderOf(publicUrl: string): { readonly domain: string; readonly contact: string } {
  const { hostname } = new URL(publicUrl)
  const [name = '', home = ''] = brand.email.split('@')
  const domain = isDomain(hostname) ? hostname.replace(/^www\./, '') : home
  return { domain, contact: `${name}@${domain}` }
}

/** The server speaks of this address, and it means it: a five hundred that is not about us or our words. */
const isForGood = (error: unknown): boolean => {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string }
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500
}

const address = /[^\s<>"'()]+@[^\s<>"'(),;:]+/g

/**
 * What became of a mail, without whose it was: mail servers repeat the address that they turn away, and what they say is logged
 * and shown to admins.
 */
function withoutAddresses(error: unknown): Error {
  const { message, code } = error as Error & { readonly code?: unknown }
  return Object.assign(new Error(message.replace(address, '…')), { code })
}

/** Sends mails by SMTP. */
export function smtpMailer({ mailUrl, publicUrl }: SmtpOptions): Mailer {
  const { domain, contact } = senderOf(publicUrl)
  let opened: Promise<Transporter> | undefined
  const open = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport({
      url: mailUrl,
      connectionTimeout: toConnect,
      greetingTimeout: toConnect,
      socketTimeout: betweenWords,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  return {
    async send({ to, subject, text, html, noReply, stopUrl }, id) {
      const from = noReply ? `noreply@${domain}` : contact
      opened ??= open()
      const transport = await opened
      try {
        await transport.sendMail({
          from: { name: brand.name, address: from },
          // Signs that nobody sees are no part of a mailbox: servers refuse them, or look for another one.
          to: { name: '', address: tidyEmail(to) },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(stopUrl
              ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
              : {}),
          },
        })
      } catch (error) {
        const told = withoutAddresses(error)
        throw isForGood(error)
          ? new MailRefused('The mail server refuses this address.', { cause: told })
          : told
      }
    },
  }
}
