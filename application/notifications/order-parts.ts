import { escaped } from '#application/shared/escaped.ts'
import { splitLines } from '#domain/orders/artists-part.ts'
import { carriageOf } from '#domain/orders/fulfilment.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { type OrderPrice, orderPrice, shippingInWords } from '#domain/orders/order-price.ts'
import { postalAddress } from '#domain/orders/postal-address.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { carriageInWords, carriageOfAll } from '#domain/shipping/carriage.ts'
import { colours, layoutTable, type MailPart, sans, serif, titled } from './mail-parts.ts'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The order's number and the day it was placed. */
export function orderHead({ number, placedAt }: Order): MailPart {
  const fact = (label: string, value: string, align: string) =>
    `<td${align} style="${sans};font-size:14px;line-height:22px;color:${colours.ink2}">${label}<br><span style="font-size:17px;color:${colours.ink}">${escaped(value)}</span></td>`
  const placed = day.format(placedAt)
  return {
    text: `Order number: ${number}\nPlaced: ${placed}`,
    html: layoutTable(
      `<tr>${fact('Order number', number, '')}${fact('Placed', placed, ' align="right"')}</tr>`,
    ),
  }
}

const cell = `padding:14px 0;border-top:1px solid ${colours.line}`

/** Nothing of a work without a picture. */
export const picture = (imageUrl: string | null, publicUrl: string): string =>
  imageUrl === null
    ? ''
    : `<img src="${escaped(publicUrl + imageUrl.replace(/\/\d+(?=\?|$)/, '/240'))}" width="72" alt="" style="display:block;border:0;height:auto">`

type PaidLine = OrderPrice<OrderLine>['lines'][number]

function lineRow({ title, artist, quantity, total, imageUrl }: PaidLine, publicUrl: string): string {
  return `<tr><td width="88" style="padding:14px 16px 14px 0;border-top:1px solid ${colours.line}" valign="middle">${picture(imageUrl, publicUrl)}</td><td style="${cell};${serif};font-size:17px;line-height:22px;color:${colours.ink}" valign="middle"><em>${escaped(title)}</em><br><span style="${sans};font-size:14px;color:${colours.ink2}">${escaped(artist.name)}, Qty ${quantity}</span></td><td align="right" style="${cell};${sans};font-size:15px;color:${colours.ink};white-space:nowrap" valign="middle">${formatMoney(total)}</td></tr>`
}

const lineText = ({ quantity, title, artist, total }: PaidLine): string =>
  `${quantity} × ${title}, by ${artist.name}: ${formatMoney(total)}`

const sumRow = (label: string, value: string, style: string): string =>
  `<tr><td colspan="2" style="${style}">${label}</td><td align="right" style="${style}">${value}</td></tr>`

/** Works as pictures with their titles in text. */
export function works(bought: readonly OrderLine[], publicUrl: string): MailPart {
  const { lines } = orderPrice(bought)
  return {
    text: lines.map(lineText).join('\n'),
    html: layoutTable(lines.map((line) => lineRow(line, publicUrl)).join('')),
  }
}

/** Everything that was bought, and what it costs together. */
export function worksAndTotal({ price }: Order, publicUrl: string): MailPart {
  const { lines } = price
  const [subtotal, sum] = [formatMoney(price.subtotal), formatMoney(price.total)]
  const plain = `padding:6px 0;${sans};font-size:15px;color:${colours.ink}`
  const strong = `padding:14px 0;${sans};font-size:18px;color:${colours.ink};border-top:1px solid ${colours.control};font-weight:bold`
  return {
    text: `${lines.map(lineText).join('\n')}\n\nSubtotal: ${subtotal}\nShipping: ${shippingInWords}\nTotal: ${sum}`,
    html: layoutTable(
      [
        ...lines.map((line) => lineRow(line, publicUrl)),
        `<tr><td colspan="3" style="border-top:1px solid ${colours.line};font-size:8px;line-height:8px">&nbsp;</td></tr>`,
        sumRow('Subtotal', subtotal, plain),
        sumRow('Shipping', shippingInWords, plain),
        sumRow('Total', sum, strong),
      ].join(''),
    ),
  }
}

/** Who gets what of the sum: a bar in two parts over a sentence. */
export function fairSplit({ lines, total, feePercent, fulfilments }: Order): MailPart {
  const { artist: artists, platform } = splitLines(lines, feePercent)
  const percent = Math.round((artists * 100) / total)
  const bar = (width: number, colour: string) =>
    width === 0
      ? ''
      : `<td width="${width}%" height="10" style="background:${colour};font-size:1px;line-height:10px">&nbsp;</td>`
  const [received, kept] = [formatMoney(artists), formatMoney(platform)]
  const whom = fulfilments.length === 1 ? 'the artist' : 'the artists'
  const sent = carriageInWords(artists, carriageOfAll(fulfilments.map(carriageOf)), fulfilments.length)
  const rest = ` goes to ${whom}, ${kept} to ${brand.name}${sent === null ? '' : `; ${sent}`}.`
  return {
    text: received + rest,
    html: `${layoutTable(`<tr>${bar(percent, colours.ochre)}${bar(100 - percent, colours.rest)}</tr>`)}<p style="margin:10px 0 0;${sans};font-size:14px;line-height:21px;color:${colours.ink2}"><strong style="color:${colours.ink}">${received}</strong>${rest}</p>`,
  }
}

/** Where it goes. */
export const shipsTo = ({ shipping }: Order): MailPart =>
  titled('Ships to', postalAddress(shipping).join(', '))
