import { escaped } from '#application/shared/escaped.ts'
import { brand } from '#domain/shared/brand.ts'
import { colours, layoutTable, type MailPart, sans, serif } from './mail-parts.ts'
import type { Mail } from './outbox.ts'

/** What a mail says; its parts follow each other in words and in the look's frame. */
export interface Letter {
  readonly to: string
  readonly subject: string
  readonly title: string
  /** What the list of mails shows after the subject. */
  readonly preview: string
  readonly parts: readonly MailPart[]
  /** Why somebody receives it. */
  readonly reason: string
  readonly noReply?: true
}

/** A name that may have been chosen to advertise something greets nobody. */
const looksLikeAName = (name: string): boolean =>
  name.length > 0 && name.length <= 60 && !/[/:@\\<>\n\r]|\.\S|\d{4}/.test(name)

/** How a mail begins; a stranger's address may have been registered under any 'name'. */
export const greeting = (name: string): string =>
  looksLikeAName(name.trim()) ? `Dear ${name.trim()},` : 'Hello,'

const style =
  '@media (max-width:620px){.pad{padding-left:24px!important;padding-right:24px!important}.h{font-size:34px!important;line-height:38px!important}}@media (prefers-color-scheme:dark){.bg{background:#161412!important}}'

const row = (html: string, padding: string): string =>
  `<tr><td class="pad" style="padding:${padding}">${html}</td></tr>\n`

function page({ subject, title, preview, parts }: Letter, closing: string): string {
  const logo = `<span style="${serif};font-size:30px;line-height:34px;letter-spacing:-.5px;color:${colours.ink}">${brand.name}<span style="color:${colours.ochre}">.</span></span>`
  const heading = `<h1 class="h" style="margin:0;${serif};font-weight:normal;font-size:42px;line-height:46px;letter-spacing:-.8px;color:${colours.ink}">${escaped(title)}</h1>`
  const end = `<p style="margin:0;padding-top:20px;border-top:1px solid ${colours.line};${sans};font-size:13px;line-height:20px;color:${colours.ink3}">${escaped(closing)}</p>`
  const rows = [
    row(logo, '32px 48px 0'),
    row(heading, '40px 48px 0'),
    ...parts.map(({ html }, index) => row(html, `${index === 0 ? 16 : 28}px 48px 0`)),
    row(end, '36px 48px 36px'),
  ].join('')
  const sheet = layoutTable(
    rows,
    `width="600" style="width:100%;max-width:600px;background:${colours.paper}"`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title><style>${style}</style></head>
<body class="bg" style="margin:0;padding:0;background:${colours.wall}"><div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<main>${layoutTable(`<tr><td align="center" style="padding:32px 0">${sheet}</td></tr>`)}</main></body></html>
`
}

/** Writes a letter down in words and as a page. */
export function writtenMail(letter: Letter): Mail {
  const { to, subject, title, parts, reason, noReply } = letter
  const closing = `${reason} ${noReply ? 'A reply to this email reaches nobody.' : 'Questions? Reply to this email.'}`
  return {
    to,
    subject: subject.replaceAll(/\s+/g, ' '),
    text: `${[title, ...parts.map(({ text }) => text), `--\n${brand.name}\n${closing}`].join('\n\n')}\n`,
    html: page(letter, closing),
    ...(noReply ? { noReply } : {}),
  }
}
