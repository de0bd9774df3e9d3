import { escaped } from '#application/shared/escaped.ts'

/** A piece of a mail, in words and as it looks. */
export interface MailPart {
  readonly text: string
  /** The inside of a table's cell. */
  readonly html: string
}

/** The look's colours; mail programs know no variables. */
export const colours = {
  ink: '#1B1814',
  ink2: '#534D44',
  ink3: '#696257',
  paper: '#FBF9F5',
  wall: '#F3EFE8',
  line: '#DED7CA',
  control: '#857C6E',
  rest: '#BDB6AA',
  ochre: '#98391B',
} as const

export const serif = "font-family:Georgia,'Times New Roman',serif"
export const sans = 'font-family:Helvetica,Arial,sans-serif'

/** A table that lays things out and means nothing. */
export const layoutTable = (rows: string, style = 'width="100%"'): string =>
  `<table role="presentation" ${style} cellpadding="0" cellspacing="0" border="0">${rows}</table>`

/** One sentence or more under the title. */
export const lead = (text: string): MailPart => ({
  text,
  html: `<p style="margin:0;${serif};font-size:18px;line-height:27px;color:${colours.ink2}">${escaped(text)}</p>`,
})

/** Plain words. */
export const words = (text: string): MailPart => ({
  text,
  html: `<p style="margin:0;${sans};font-size:15px;line-height:24px;color:${colours.ink2};overflow-wrap:anywhere">${escaped(text)}</p>`,
})

/** Words under a small title. */
export const titled = (title: string, text: string): MailPart => ({
  text: `${title}\n${text}`,
  html: `<p style="margin:0;${sans};font-size:15px;line-height:24px;color:${colours.ink2};overflow-wrap:anywhere"><strong style="color:${colours.ink}">${escaped(title)}</strong><br>${escaped(text).replaceAll('\n', '<br>')}</p>`,
})

/** What somebody else has written, set apart. */
export const quotation = (text: string): MailPart => ({
  text: text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n'),
  html: `<blockquote style="margin:0;padding:4px 0 4px 20px;border-left:2px solid ${colours.control};${serif};font-size:18px;line-height:28px;color:${colours.ink};overflow-wrap:anywhere">${escaped(text).replaceAll('\n', '<br>')}</blockquote>`,
})

/** Something else that can be looked at. */
export const linked = (label: string, link: string): MailPart => ({
  text: `${label}: ${link}`,
  html: `<p style="margin:0;${sans};font-size:15px;line-height:24px;color:${colours.ink2}"><a href="${escaped(link)}" style="color:${colours.ink}">${escaped(label)}</a></p>`,
})

/** The one thing to do. */
export const button = (label: string, link: string): MailPart => ({
  text: `${label}: ${link}`,
  html: layoutTable(
    `<tr><td style="background:${colours.ink};border-radius:2px"><a href="${escaped(link)}" style="display:inline-block;padding:16px 28px;${sans};font-size:16px;line-height:20px;color:${colours.paper};text-decoration:none">${escaped(label)}</a></td></tr>`,
    '',
  ),
})

/** A sentence, and a way out after it that does not press itself forward. */
export const wayOut = (sentence: string, label: string, link: string): MailPart => ({
  text: `${sentence} ${label}: ${link}`,
  html: `<p style="margin:0;${sans};font-size:14px;line-height:22px;color:${colours.ink2}">${escaped(sentence)} <a href="${escaped(link)}" style="color:${colours.ink}">${escaped(label)}</a></p>`,
})
