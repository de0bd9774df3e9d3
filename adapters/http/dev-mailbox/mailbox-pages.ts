import type { KeptMail } from '#application/notifications/contract.ts'
import { homePage } from '#application/shared/addresses.ts'
import { escaped } from '#application/shared/escaped.ts'
import { plainPage } from '../plain-page.ts'
import type { StyledHtml } from '../security-headers.ts'

const style = `
  h2 { font: 400 24px/1.2 Newsreader, Georgia, serif; margin: 40px 0 16px }
  form { display: flex; flex-wrap: wrap; gap: 16px; align-items: end; margin: 32px 0 }
  label { display: grid; gap: 8px; font-size: 14px; flex: 1 1 240px; max-width: 420px }
  input, button { font: inherit; min-height: 48px; padding: 0 16px; border: 1px solid var(--control); border-radius: 2px;
    background: var(--paper); color: var(--ink) }
  button { background: var(--ink); color: var(--paper); border-color: var(--ink) }
  ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) }
  li { border-bottom: 1px solid var(--line) }
  li a { display: grid; gap: 4px 24px; padding: 14px 0; text-decoration: none; overflow-wrap: anywhere }
  li span { color: var(--ink-2); font-size: 14px; font-variant-numeric: tabular-nums }
  @media (min-width: 768px) { li a { grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto; align-items: baseline } }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 24px; margin: 24px 0; font-size: 14px } dd { overflow-wrap: anywhere }
  iframe { width: 100%; height: 80vh; border: 1px solid var(--line); background: var(--wall) }
  .back { margin-top: 32px } p:has(+ h1) { margin-bottom: 24px }
  pre { margin: 0; padding: 24px; background: var(--wall); font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }`

const page = (title: string, content: string, fontFaces: string): StyledHtml =>
  plainPage({ title, style, fontFaces, head: '<meta name="robots" content="noindex">', content })

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const momentOf = ({ at }: KeptMail): string => `${moment.format(new Date(at))} UTC`

type Readers = 'this machine' | 'everybody'

const whoReads: Readonly<Record<Readers, string>> = {
  'this machine': 'Only whoever asks from this machine can read them.',
  everybody: 'Anybody who reaches this shop can read them.',
}

const row = (mail: KeptMail): string =>
  `<li><a href="/dev/mailbox/${mail.id}">${escaped(mail.subject)}<span>${escaped(mail.to)}</span><span>${momentOf(mail)}</span></a></li>`

/** Every mail, or those to an address. @param readers whom this page tells that they can read them */
export function mailboxPage(
  mails: readonly KeptMail[],
  to: string,
  readers: Readers,
  fontFaces: string,
): StyledHtml {
  const nobody = to === '' ? 'Nothing was sent yet.' : `Nothing was sent to “${escaped(to)}”.`
  const list = mails.length === 0 ? `<p>${nobody}</p>` : `<ul>${mails.map(row).join('')}</ul>`
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>No mail server is set (MAIL_URL), so every mail is kept here, the newest first. ${whoReads[readers]}</p><form><label for="to">Sent to<input id="to" name="to" type="search" value="${escaped(to)}" autocomplete="off"></label><button>Search</button></form>${list}<p class="back"><a href="${homePage}">Return to Home</a></p>`,
    fontFaces,
  )
}

/** One mail as it looks and in words. */
export function mailPage(mail: KeptMail, fontFaces: string): StyledHtml {
  const looks =
    mail.html === null
      ? ''
      : `<h2>As it looks</h2><iframe title="The mail as it looks" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/mailbox/${mail.id}/page"></iframe>`
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escaped(mail.subject)}</h1><dl><dt>To</dt><dd>${escaped(mail.to)}</dd><dt>Written</dt><dd>${momentOf(mail)}</dd></dl>${looks}<h2>In words</h2><pre>${escaped(mail.text)}</pre>`,
    fontFaces,
  )
}

/** The mail itself; its links open in the whole window. */
export const mailItself = (html: string): string => html.replace('<head>', '<head><base target="_top">')
