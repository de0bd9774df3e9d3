import type { KeptMail } from '#application/notifications/contract.ts'
import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'

const style = `
  :root { color-scheme: light dark; --paper: #FBF9F5; --wall: #F3EFE8; --ink: #1B1814; --ink-2: #534D44; --line: #DED7CA;
    --control: #857C6E; --ochre: #98391B; font: 16px/1.5 Helvetica, Arial, sans-serif }
  @media (prefers-color-scheme: dark) { :root { --paper: #161412; --wall: #1E1B18; --ink: #F3EEE5; --ink-2: #BFB7A9;
    --line: #3A352F; --control: #7D7567; --ochre: #E68A63 } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink) }
  main { max-width: 1100px; margin: 0 auto; padding: 40px 20px 80px }
  h1 { font: 400 clamp(36px, 6vw, 56px)/1.06 Georgia, serif; letter-spacing: -.022em; margin: 0 0 16px; overflow-wrap: anywhere }
  h2 { font: 400 24px/1.2 Georgia, serif; margin: 40px 0 16px }
  p, dd { color: var(--ink-2); margin: 0 }
  a { color: inherit; text-underline-offset: 3px } a:hover { color: var(--ochre) }
  :focus-visible { outline: 2px solid var(--ink); outline-offset: 3px }
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
  pre { margin: 0; padding: 24px; background: var(--wall); font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }`

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} · ${brand.name}</title><style>${style}</style></head><body><main>${content}</main></body></html>`

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
const momentOf = ({ at }: KeptMail): string => `${moment.format(new Date(at))} UTC`

const row = (mail: KeptMail): string =>
  `<li><a href="/dev/mailbox/${mail.id}">${escaped(mail.subject)}<span>${escaped(mail.to)}</span><span>${momentOf(mail)}</span></a></li>`

/** Every mail, or those to an address. */
export function mailboxPage(mails: readonly KeptMail[], to: string): string {
  const nobody = to === '' ? 'Nothing was sent yet.' : `Nothing was sent to “${escaped(to)}”.`
  const list = mails.length === 0 ? `<p>${nobody}</p>` : `<ul>${mails.map(row).join('')}</ul>`
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>No mail server is set (MAIL_URL), so every mail is kept here, the newest first. Anybody who reaches this shop can read them.</p><form><label for="to">Sent to<input id="to" name="to" type="search" value="${escaped(to)}" autocomplete="off"></label><button>Search</button></form>${list}<p style="margin-top:32px"><a href="/">Return to Home</a></p>`,
  )
}

/** One mail as it looks and in words. */
export function mailPage(mail: KeptMail): string {
  const looks =
    mail.html === null
      ? ''
      : `<h2>As it looks</h2><iframe title="The mail as it looks" sandbox="allow-popups allow-top-navigation-by-user-activation" src="/dev/mailbox/${mail.id}/page"></iframe>`
  return page(
    mail.subject,
    `<p><a href="/dev/mailbox">All mails</a></p><h1>${escaped(mail.subject)}</h1><dl><dt>To</dt><dd>${escaped(mail.to)}</dd><dt>Written</dt><dd>${momentOf(mail)}</dd></dl>${looks}<h2>In words</h2><pre>${escaped(mail.text)}</pre>`,
  )
}

/** The mail itself; its links open in the whole window. */
export const mailItself = (html: string): string => html.replace('<head>', '<head><base target="_top">')
