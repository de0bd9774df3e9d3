import { artworkPage } from '#application/shared/addresses.ts'
import { escaped } from '#application/shared/escaped.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { colours, layoutTable, type MailPart, sans, serif } from './mail-parts.ts'
import { picture } from './order-parts.ts'
import type { ShownWork } from './shown-work.ts'

const cell = `padding:14px 0;border-top:1px solid ${colours.line}`

/** Works with their pictures, each a way to its page. */
export function shownWorks(works: readonly ShownWork[], publicUrl: string): MailPart {
  const row = ({ id, title, artist, price, imageUrl }: ShownWork) =>
    `<tr><td width="88" style="${cell};padding-right:16px" valign="middle">${picture(imageUrl, publicUrl)}</td><td style="${cell};${serif};font-size:17px;line-height:22px;color:${colours.ink}" valign="middle"><a href="${escaped(publicUrl + artworkPage(id))}" style="color:${colours.ink}"><em>${escaped(title)}</em></a><br><span style="${sans};font-size:14px;color:${colours.ink2}">${escaped(artist.name)}</span></td><td align="right" style="${cell};${sans};font-size:15px;color:${colours.ink};white-space:nowrap" valign="middle">${price === 0 ? '' : formatMoney(price)}</td></tr>`
  const line = ({ id, title, artist }: ShownWork) =>
    `${title}, by ${artist.name}: ${publicUrl}${artworkPage(id)}`
  return { text: works.map(line).join('\n'), html: layoutTable(works.map(row).join('')) }
}
