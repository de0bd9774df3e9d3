import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { agreedAtRate, atItsRate } from '#domain/payments/foreign-sum.ts'
import { transferTo } from '#domain/payments/transfer.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { aLine, anOrder, lenasAddress } from '#domain/testing/orders.ts'
import { resetMail, verifyMail, welcomeMail } from './account-mails.ts'
import { artistApprovedMail, artistMessageMail, artistRejectedMail } from './artist-mails.ts'
import { artistOrderCalledOffMail, artistOrderLessMail, artistOrderMail } from './artist-order-mails.ts'
import { newWorksMail } from './follower-mails.ts'
import { type OrderEnd, orderEndMail } from './order-end-mails.ts'
import {
  type OrderPlace,
  orderConfirmedMail,
  orderReceivedMail,
  orderShippedMail,
  parcelCorrectedMail,
} from './order-mails.ts'
import type { Mail } from './outbox.ts'
import { partlyRefundedMail } from './refund-mails.ts'
import { workFreeMail } from './waiting-mails.ts'

const lena = { name: 'Lena Okoro', email: 'lena@example.test' }
const link = 'https://sanaa.test/verify?token=abc&from=mail'
const amina = { id: randomUUID(), name: 'Amina Njoroge' }
const brook = { id: randomUUID(), name: 'Brook Tadesse' }

const line = (title: string, artist: OrderLine['artist'], price: number, quantity = 1): OrderLine => {
  const imageUrl = '/media/0123456789abcdef0123456789abcdef/800'
  return aLine({ artworkId: randomUUID(), title, quantity, price, imageUrl, artist })
}

function order(lines = [line('Harbour at Dusk', amina, 64_000), line('Salt Geometry', brook, 4_550, 2)]) {
  return anOrder({ id: randomUUID(), shipping: lenasAddress, lines })
}

const place: OrderPlace = {
  publicUrl: 'https://sanaa.test',
  link: 'https://sanaa.test/orders/4829-1736?key=k3y',
}
const message = { name: 'Leyla', subject: 'A commission', text: 'Would you?\nPerhaps in blue.' }

const decoded = (html: string) =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<br>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&nbsp;', ' ')

const shipped = order()
shipped.markPaid(new Date('2026-03-01T10:01:00Z'))
shipped.ship(amina.id, 'DHL', 'JD0146', new Date('2026-03-02T10:00:00Z'))

const refunded = order()
refunded.markPaid(new Date('2026-03-01T10:01:00Z'))
refunded.cancel({ id: 'r1', at: new Date('2026-03-01T10:02:00Z'), askedBy: null })

const partly = order()
partly.markPaid(new Date('2026-03-01T10:01:00Z'))
const salt = partly.lines.flatMap(({ title, artworkId }) =>
  title === 'Salt Geometry' ? [{ artworkId, quantity: 1 }] : [],
)
partly.refund({ lines: salt }, { id: 'r2', at: new Date('2026-03-01T10:02:00Z'), askedBy: null })
partly.refund({ amount: 1_000 }, { id: 'r3', at: new Date('2026-03-01T10:03:00Z'), askedBy: null })

const ends: readonly OrderEnd[] = [
  'called off by its buyer',
  'called off by the shop',
  'not paid in time',
  'payment turned down',
  { cardRefused: 'Your card was declined.' },
]

const account = {
  holder: 'Sanaa',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  bank: 'Commerzbank',
}
const transfer = transferTo(account, { amount: 731_00, currency: 'EUR' }, '4829-1736')

const every: readonly [string, () => Mail][] = [
  ['welcome', () => welcomeMail(lena, link)],
  ['verify', () => verifyMail(lena, link)],
  ['reset', () => resetMail(lena, link)],
  [
    'order received',
    () => orderReceivedMail(order(), { words: 'Please transfer $731.00.', transfer }, place),
  ],
  ['order confirmed', () => orderConfirmedMail(order(), place)],
  [
    'order not to send',
    () => artistOrderCalledOffMail(order(), { ...lena, artistId: amina.id }, place.publicUrl),
  ],
  ['order to send', () => artistOrderMail(order(), { ...lena, artistId: amina.id }, place.publicUrl)],
  ...ends.map((end): [string, () => Mail] => [
    `order ended: ${JSON.stringify(end)}`,
    () => orderEndMail(order(), end, place).mail,
  ]),
  ['order refunded', () => orderEndMail(refunded, 'called off by its buyer', place).mail],
  ...partly.refunds.flatMap((refund): [string, () => Mail][] => [
    ['order partly refunded', () => partlyRefundedMail(partly, refund, place)],
    [
      'less to send',
      () => artistOrderLessMail(partly, refund, { ...lena, artistId: brook.id }, place.publicUrl),
    ],
  ]),
  ['order shipped', () => orderShippedMail(shipped, shipped.fulfilments[0]!, place)],
  ['artist approved', () => artistApprovedMail(lena, link)],
  ['artist rejected', () => artistRejectedMail(lena, 'The pictures are too dark.', link)],
  ['message to an artist', () => artistMessageMail(lena, message)],
]

describe.each(every)('the mail "%s"', (_, made) => {
  it('goes to whom it concerns, with a subject, in words and as a page', () => {
    const mail = made()
    expect(mail.to).toBe('lena@example.test')
    expect(mail.subject).toMatch(/^\S.{5,100}$/)
    expect(mail.text).not.toMatch(/<[a-z]+[ >]/)
    expect(mail.html).toMatch(/^<!doctype html>/)
    expect(mail.html).toContain('width="600"')
  })

  it('has the same links in both, absolute ones alone, and at most one button', () => {
    const mail = made()
    const linked = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decoded(href))
    expect(
      [...mail.html.matchAll(/<a href="[^"]+" style="display:inline-block/g)].length,
    ).toBeLessThanOrEqual(1)
    // A receipt beside its order.
    expect(linked.length).toBeLessThanOrEqual(2)
    for (const href of linked) {
      expect(href).toMatch(/^https:\/\/sanaa\.test\//)
      expect(mail.text).toContain(href)
    }
    for (const [, source] of mail.html.matchAll(/src="([^"]+)"/g))
      expect(source).toMatch(/^https:\/\/sanaa\.test\/media\/[0-9a-f]{32}\/240\?order=[0-9a-f-]{36}$/)
  })

  it('says as a page what it says in words', () => {
    const mail = made()
    const page = decoded(mail.html).replaceAll(/\s+/g, ' ')
    const words = mail.text.replaceAll(/https:\S+/g, '').match(/[\p{L}\d$.-]{4,}/gu)
    for (const word of new Set(words)) expect(page).toContain(word)
  })

  it('needs no script, style sheet or font from elsewhere', () => {
    const mail = made()
    expect(mail.html).not.toMatch(/<script|<link|@import|url\(/)
  })
})

describe('the mail about new works', () => {
  const works = Array.from({ length: 14 }, (_, index) => ({
    id: randomUUID(),
    title: `Study ${index + 1}`,
    artist: [amina, brook, { id: 'c', name: 'Chidi' }, { id: 'd', name: 'Dunya' }][index % 4]!,
    price: 10_000,
    imageUrl: null,
  }))
  const links = { publicUrl: 'https://sanaa.test', stopKey: 'a+b/c=' }
  const linksOf = (mail: Mail) =>
    [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => decoded(href))

  it('names one work or many, and whose they are', () => {
    expect(newWorksMail(lena, works.slice(0, 1), links).subject).toBe('A new work by Amina Njoroge')
    expect(newWorksMail(lena, works.slice(0, 2), links).subject).toBe(
      '2 new works by Amina Njoroge and Brook Tadesse',
    )
    expect(newWorksMail(lena, works, links).subject).toBe(
      '14 new works by Amina Njoroge, Brook Tadesse and 2 others',
    )
  })

  it('shows twelve of them, each with a way to its page, and counts the others', () => {
    const mail = newWorksMail(lena, works, links)
    for (const href of linksOf(mail)) expect(mail.text).toContain(href)
    expect(linksOf(mail).filter((href) => href.includes('/artwork/'))).toHaveLength(12)
    expect(mail.text).toContain('And 2 more')
  })

  it('carries the key that ends it whole, for the reader and for their mail program', () => {
    const mail = newWorksMail(lena, works, links)
    const page = linksOf(mail).find((href) => href.includes('/no-more-news')) ?? ''
    for (const way of [page, mail.stopUrl ?? ''])
      expect(new URL(way).searchParams.get('key')).toBe(links.stopKey)
  })
})

describe('the mail about a work that is back', () => {
  const work = { id: randomUUID(), title: 'Low Tide', artist: amina, price: 10_000, imageUrl: null }
  const links = { publicUrl: 'https://sanaa.test', stopKey: 'a+b/c=' }

  it('leads to the work, promises nothing, and can be ended', () => {
    const mail = workFreeMail({ name: '', email: lena.email }, work, links)
    expect(mail.subject).toBe('“Low Tide” is back')
    expect(mail.text).toContain('Hello, “Low Tide” by Amina Njoroge, which you wait for, is back.')
    expect(mail.text).toContain('It is not kept for you')
    expect(mail.text).toContain(`https://sanaa.test/artwork/${work.id}`)
    expect(mail.text).toContain(`/no-more-waiting?key=${encodeURIComponent(links.stopKey)}`)
    expect(new URL(mail.stopUrl ?? '').searchParams.get('key')).toBe(links.stopKey)
  })
})

describe('what is paid in another currency', () => {
  const rate = { perDollar: 129.5, source: 'the shop', at: new Date('2026-03-01T10:00:00Z') }
  const { total } = order().price
  const paid = { price: total, ...agreedAtRate(total, 'KES', rate), rate }

  it('is said in both, when it is paid and when it goes back', () => {
    const both = atItsRate(paid, rate)
    expect(orderConfirmedMail(order(), place, paid).text).toContain(`${formatMoney(total)}, paid as ${both}`)
    const { text } = orderEndMail(refunded, 'called off by its buyer', place, { paid }).mail
    expect(text).toContain(`${formatMoney(total)} (${both}) for this order`)
  })
})

describe('what people have written', () => {
  const nasty = '<img src=x onerror=alert(1)> & "quotes"'

  it('never becomes HTML', () => {
    const lines = [line(nasty, { id: amina.id, name: nasty }, 100)]
    const mails = [
      artistMessageMail(lena, { name: nasty, subject: nasty, text: nasty }),
      artistRejectedMail(lena, nasty, link),
      orderConfirmedMail(order(lines), place),
      orderReceivedMail(order(lines), { words: nasty, transfer: { ...transfer, holder: nasty } }, place),
    ]
    for (const { html } of mails) {
      expect(html).not.toContain('<img src=x')
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;')
    }
  })

  it('breaks no header', () => {
    const { subject } = artistMessageMail(lena, { ...message, subject: 'Hello\r\nBcc: all@example.test' })
    expect(subject).toBe('Leyla writes to you: Hello Bcc: all@example.test')
  })

  it.each([
    ['https://spam.example'],
    ['Win now: spam.example'],
    ['spam.example'],
    ['a@b.example'],
    ['Call 0800 1234'],
    ['x'.repeat(61)],
  ])('greets nobody who calls themselves %s', (name) => {
    for (const { text, html } of [
      welcomeMail({ ...lena, name }, link),
      verifyMail({ ...lena, name }, link),
    ]) {
      expect(text).toContain('Hello,')
      expect(text + html).not.toContain(name)
    }
  })

  it.each([
    ['Lena Okoro'],
    ['Elizabeth 2nd'],
    ['x'.repeat(60)],
    ['Nguyễn Thị Hoa'],
    ['O’Connor-Smith'],
    ['Martin Luther King Jr.'],
    ['李小龍'],
  ])('greets %s by name', (name) => {
    expect(welcomeMail({ ...lena, name: ` ${name} ` }, link).text).toContain(`Dear ${name},`)
  })

  it('greets nobody who is called nothing', () => {
    expect(welcomeMail({ ...lena, name: '  ' }, link).text).toContain('Hello,')
  })
})

describe('an order', () => {
  it('is confirmed with its works, its sums, who gets what, and where it goes', () => {
    const { text, html } = orderConfirmedMail(order(), place)
    for (const words of [
      '1 × Harbour at Dusk, by Amina Njoroge: $640.00',
      '2 × Salt Geometry, by Brook Tadesse: $91.00',
      'Total: $731.00',
      '$621.35 goes to the artists, $109.65 to Sanaa.',
      'Track your order: https://sanaa.test/orders/4829-1736?key=k3y',
      'Lena Okoro, 12 Marina Road, Lagos 101241, Lagos State, Nigeria',
      'Placed: 1 March 2026',
    ])
      expect(text).toContain(words)
    expect(html).toContain('<td width="85%"')
    expect(html).toContain('<em>Harbour at Dusk</em>')
    expect(html.match(/<img /g)).toHaveLength(2)
  })

  it('is confirmed without its key where that is known no more', () => {
    const { text, html } = orderConfirmedMail(order(), { ...place, link: null })
    expect(text).toContain('The link in our first mail shows you your order.')
    expect(html).not.toContain('href')
  })

  it('shows no picture of a work that has none', () => {
    const bare = { ...line('Soon', amina, 100), imageUrl: null }
    expect(orderConfirmedMail(order([bare]), place).html).not.toContain('<img')
  })

  it('that waits says how to pay', () => {
    const words = 'Please transfer $731.00 and name 4829-1736.'
    const { text } = orderReceivedMail(order(), { words, transfer }, place)
    expect(text).toContain(`How to pay\n${words}`)
    expect(text).toContain(
      'IBAN: DE89 3704 0044 0532 0130 00\nBIC: COBADEFFXXX (Commerzbank)\nAmount: €731.00\n',
    )
    expect(text).toContain('Reference: RF42 4829 1736')
    expect(orderReceivedMail(order(), { words, transfer: null }, place).text).not.toContain('IBAN')
  })

  it('is on its way parcel by parcel', () => {
    const { subject, text } = orderShippedMail(shipped, shipped.fulfilments[0]!, place)
    expect(subject).toBe('Order 4829-1736: Amina Njoroge has sent your parcel')
    expect(text).toContain('Parcel\nDHL, JD0146')
    expect(text).toContain('Harbour at Dusk')
    expect(text).not.toContain('Salt Geometry')
    expect(text).toContain('The other artists of your order are still packing.')
  })

  it('is found by another number, parcel by parcel', () => {
    const { subject, text, html } = parcelCorrectedMail(shipped, shipped.fulfilments[0]!, place)
    expect(subject).toBe('Order 4829-1736: another tracking number for your parcel')
    expect(text).toContain('Your parcel is found like this')
    expect(html).toContain('Amina Njoroge has corrected what we told you of it.')
    expect(text).toContain('Amina Njoroge has corrected what we told you of your parcel.')
    expect(text).toContain('Parcel\nDHL, JD0146')
    expect(text).toContain('Harbour at Dusk')
    expect(text).not.toContain('Salt Geometry')
  })
})

it('tells an artist what was written, and that a reply reaches nobody', () => {
  const mail = artistMessageMail(lena, message)
  expect(mail.text).toContain('> Would you?\n> Perhaps in blue.')
  expect(mail.text).toContain('A reply to this email reaches nobody.')
  expect(mail.noReply).toBe(true)
})
