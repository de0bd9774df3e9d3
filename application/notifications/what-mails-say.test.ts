import { describe, expect, it } from 'vitest'
import { Claim, type ClaimMessage } from '#domain/claims/claim.ts'
import { IncomingMoney } from '#domain/orders/incoming-money.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Refund } from '#domain/orders/refund.ts'
import { type Payer, RefundDue } from '#domain/orders/refund-due.ts'
import { agreedAtRate } from '#domain/payments/foreign-sum.ts'
import { type AttemptDetails, PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { PaymentWay } from '#domain/payments/standing.ts'
import { transferTo } from '#domain/payments/transfer.ts'
import { Return } from '#domain/returns/return.ts'
import { aLine, anOrder, aPaidOrder, lenasAddress } from '#domain/testing/orders.ts'
import { passwordChangedMail, resetMail, verifyMail, welcomeMail } from './account-mails.ts'
import { type AdminNews, adminNewsMail } from './admin-mails.ts'
import {
  artistAnswerMail,
  artistApprovedMail,
  artistMessageMail,
  artistRejectedMail,
} from './artist-mails.ts'
import { artistOrderCalledOffMail, artistOrderLessMail, artistOrderMail } from './artist-order-mails.ts'
import { returnExpectedMail, returnSentMail } from './artist-return-mails.ts'
import { claimArtistMail, claimBuyerMail } from './claim-mails.ts'
import { newWorksMail } from './follower-mails.ts'
import {
  moneyBackMail,
  moneyBackNotice,
  nobodysMoneyNotice,
  paymentUnansweredNotice,
} from './late-payment-mails.ts'
import { type LockChange, lockChangedMail } from './lock-mails.ts'
import { type OrderEnd, orderEndMail } from './order-end-mails.ts'
import { confirmAddressMail, orderConfirmedMail, orderReceivedMail, orderShippedMail } from './order-mails.ts'
import type { Mail } from './outbox.ts'
import {
  payoutAccountChangedMail,
  payoutAccountMail,
  payoutMail,
  payoutReturnedMail,
} from './payout-mails.ts'
import { partlyRefundedMail, refundDueMail, refundSentMail } from './refund-mails.ts'
import {
  moneyToSendBackMail,
  transferBackMail,
  transferTakenBackMail,
  transferTooLittleMail,
} from './transfer-mails.ts'
import { workFreeMail } from './waiting-mails.ts'
import { returnAddressMail, returnEndedMail, withdrawalMail } from './withdrawal-mails.ts'

const now = new Date('2026-03-01T10:00:00Z')
const lena = { name: 'Lena Okoro', email: 'lena@example.test' }
const publicUrl = 'https://sanaa.test'
const link = 'https://sanaa.test/verify?token=abc'
const place = { publicUrl, link: 'https://sanaa.test/orders/4829-1736?key=k3y' }
const parcelLink = 'Open the order: https://sanaa.test/dashboard/orders/4829-1736'
const earningsLink = 'See where your money goes: https://sanaa.test/dashboard/earnings'
const orderLink = `See your order: ${place.link}`

const salt = { artworkId: 'salt', title: 'Salt Geometry', price: 45_50, quantity: 2 }
const brook = { id: 'brook', name: 'Brook Tadesse' }
const bought = { shipping: lenasAddress, lines: [aLine(), aLine({ ...salt, artist: brook })] }
const order = anOrder(bought)
const oneWork = anOrder({ shipping: lenasAddress })

/** A paid order of which so much has gone back. */
const refundedBy = (id: string, amount: number) => {
  const paid = aPaidOrder(bought)
  paid.refund({ amount: 100 }, { id: 'another', at: now, askedBy: null })
  paid.refund({ amount }, { id, at: now, askedBy: null })
  return paid
}
/** One of its refunds, the first is 0. */
const refundOf = ({ refunds }: Order, index: number): Refund => refunds[index]!
const lessSalt = aPaidOrder(bought)
lessSalt.refund({ lines: [{ artworkId: 'salt', quantity: 1 }] }, { id: 'less', at: now, askedBy: null })
const inParts = aPaidOrder(bought)
for (const id of ['first', 'second', 'third'])
  inParts.refund({ amount: 100_35 }, { id, at: now, askedBy: null })

const ended = aPaidOrder({ shipping: lenasAddress })
ended.cancel({ id: 'all', at: now, askedBy: null })

const sent = aPaidOrder({ shipping: lenasAddress })
sent.ship('amina', 'DHL', 'JD0146', now)

const rate = { perDollar: 130, source: 'the shop', at: now }
const attempt = (details: Partial<AttemptDetails> = {}) =>
  new PaymentAttempt(
    {
      id: 'attempt',
      origin: 'press',
      provider: 'M-Pesa',
      way: 'phone',
      price: 731_00,
      sum: agreedAtRate(731_00, 'KES', rate),
      payer: '+254712345678',
      ...details,
    },
    now,
  )
const inShillings = { price: 731_00, amount: 95_030_00, currency: 'KES', rate } as const
const withReceipt = Object.assign(attempt(), { receipt: 'SLK4H7R2TY' })
const inDollars = attempt({ sum: { amount: 731_00, currency: 'USD' } })
const named = Object.assign(attempt(), { reference: 'ws_CO_1' })

const byTransfer = attempt({ way: 'transfer', payer: '0123456789, Equity' })
const payer = (iban: string | null): Payer => ({ name: null, iban, amount: 1_300_00, currency: 'KES' })
const due = (way: PaymentWay, payers: readonly Payer[] = []) =>
  new RefundDue(
    {
      payers,
      id: 'due',
      key: 'due',
      orderNumber: order.number,
      way,
      price: 10_00,
      sum: { amount: 1_300_00, currency: 'KES' },
      attemptId: 'attempt',
    },
    now,
  )

const came = (surplus: number, sender: string | null = 'L. Okoro', senderIban: string | null = null) => {
  const sum = { amount: 740_00, currency: 'EUR' } as const
  const told = { key: 'k', bookedOn: '2026-03-01', sum, sender, senderIban, text: '' }
  const money = new IncomingMoney('money', told, now)
  money.count(order.number, surplus)
  return money
}
const iban = 'DE89370400440532013000'
const account = { holder: 'Sanaa', iban, bic: 'COBADEFFXXX', bank: 'Commerzbank' }
const rest = transferTo(account, { amount: 31_00, currency: 'EUR' }, order.number)

const claim = (closedAt: Date | null = null) =>
  Object.assign(
    new Claim(
      {
        id: 'claim',
        orderId: order.id,
        orderNumber: order.number,
        artworkId: 'salt',
        artistId: 'brook',
        artistName: 'Brook Tadesse',
      },
      now,
    ),
    { closedAt },
  )
const photograph = { id: 'p', hash: 'h', width: 1, height: 1 }
const written = (by: ClaimMessage['by'], name: string, photographs = 0): ClaimMessage => ({
  id: 'message',
  claimId: 'claim',
  keyDigest: 'press',
  by,
  name,
  text: `A corner is broken. ${'It is. '.repeat(20)}`,
  at: now,
  photographs: Array.from({ length: photographs }, () => photograph),
})
const fromBuyer = { order, claim: claim(), message: written('buyer', 'Lena Okoro', 1) }
const fromShop = { order, claim: claim(), message: written('admin', 'Sanaa', 2) }
const decided = { order, claim: claim(now), message: written('admin', 'Sanaa') }
const decidedWithMoney = { ...decided, order: refundedBy('claim', 20_00) }
const asBrook = { ...lena, artistId: 'brook' }
const toArtist = { contact: lena, isFirst: false }

const coming = () =>
  new Return(
    {
      id: 'return',
      withdrawalId: 'w',
      orderId: order.id,
      artistId: 'brook',
      artistName: 'Brook Tadesse',
      pieces: [{ artworkId: 'salt', quantity: 1 }],
    },
    now,
  )
const onItsWay = (carrier: string | null, trackingNumber: string | null) => {
  const back = coming()
  back.send({ carrier, trackingNumber }, now)
  return back
}
const addressed = Object.assign(coming(), { sendTo: '4 Bole Road, Addis Ababa' })
const endedAs = (status: Return['status']) => Object.assign(coming(), { status })

const { pieces } = coming()
const unsent = [{ artworkId: 'harbour', quantity: 1 }]
const withdrawal = {
  id: 'w',
  orderId: order.id,
  keyDigest: 'press',
  name: 'Lena Okoro',
  email: lena.email,
  at: now,
  pieces: [...unsent, ...pieces],
}
const withdrawn = (toReturn: number, returns: readonly Return[], notSent = unsent) => {
  const back = Array.from({ length: toReturn }, () => ({ artist: brook, pieces }))
  const what = { all: withdrawal.pieces, unsent: notSent, toReturn: back }
  return withdrawalMail(order, withdrawal, what, returns, place, lena.email)
}

const work = (title: string, id: string, name = id) => ({
  id: title,
  title,
  artist: { id, name },
  price: 100_00,
  imageUrl: null,
})
const works = [work('Low Tide', 'Amina'), work('a dune', 'Brook'), work('Kelp', 'Chidi')]
const stop = { publicUrl, stopKey: 'k' }
const moreSent = 'If you have sent money all the same, write to hello@sanaa.test, and you get it back.'
const endOf = (end: OrderEnd, cameBefore: readonly IncomingMoney[] = []) =>
  orderEndMail(order, end, place, { cameBefore }).mail
const bank = { kind: 'iban', ending: '3000' } as const
const mpesa = { kind: 'mpesa', ending: '678' } as const
const payout = { amount: 621_35, month: '2026-03' }
const lock = (change: LockChange) => lockChangedMail(lena, change)
const keys = (news: AdminNews) => adminNewsMail(lena, news, { name: 'Ada', email: 'ada@example.test' })

type Row = readonly [about: string, mail: () => Mail, says: readonly string[], leavesOut?: readonly string[]]

const toOwners: readonly Row[] = [
  ['a new account', () => welcomeMail(lena, link), [`Explore Gallery: ${link}`]],
  ['an address', () => verifyMail(lena, link), [`: ${link}`, 'works once']],
  ['a forgotten password', () => resetMail(lena, link), [`: ${link}`, 'once, for 30 minutes']],
  ['a changed password', () => passwordChangedMail(lena, link), [`: ${link}`, 'hello@sanaa.test']],
  [
    'a new lock',
    () => lock('app-added'),
    [
      'a code from your authenticator app',
      'If that was you, there is nothing to do. If not, choose a new password at once, remove the unknown auth',
    ],
  ],
  [
    'a lock that an admin took away',
    () => lock('removed-by-admin'),
    [
      'an admin of the shop removed the authenticator app and the passkeys of your account',
      'please add an app or a passkey again',
      'If you have asked for it, there is nothing to do. If not, change your password at once,',
    ],
  ],
  [
    'new codes',
    () => lock('codes-replaced'),
    ['new recovery codes', 'If not, change your password at once,'],
  ],
  [
    'a new key of the shop',
    () => keys('appointed'),
    ['Ada (ada@example.test) is an admin now', 'take the role'],
  ],
  [
    'a payout',
    () => payoutMail(payout, lena, publicUrl),
    ['$621.35', 'Reference\nPayout 2026-03', '/earnings'],
  ],
  [
    'a payout that came back',
    () => payoutReturnedMail({ ...payout, hasLeft: true }, lena, 'No such account', publicUrl),
    [
      'Your payout came back',
      'your payout of $621.35 did not reach you and came back. It is on your account here again, and nothing is lost. This is what we were told:',
      '> No such account',
      'Payout 2026-03',
      'Please look whether the account that you named is right',
      earningsLink,
    ],
  ],
  [
    'a payout that was taken out of its batch',
    () => payoutReturnedMail({ ...payout, hasLeft: false }, lena, 'Under inquiry', publicUrl),
    [
      'Your payout was not sent',
      'your payout of $621.35 was taken out before it was sent. It is on your account here again, and nothing is lost. This is why:',
      '> Under inquiry',
      'The money leaves with the next payout, once nothing is in its way.',
    ],
    ['the account that you named'],
  ],
  [
    'an account for payouts',
    () => payoutAccountMail(bank, lena, link),
    ['the bank account that ends in 3000', 'within a day', `: ${link}`, 'write to hello@sanaa.test'],
  ],
  [
    'a first account for payouts',
    () => payoutAccountChangedMail({ ...mpesa, usedFrom: now }, null, lena, publicUrl),
    ['Your account for payouts is confirmed', 'the M-Pesa number that ends in 678 from now on', earningsLink],
  ],
  [
    'another account for payouts',
    () => payoutAccountChangedMail({ ...mpesa, usedFrom: now }, bank, lena, publicUrl),
    ['to another account', '678 from 2026-03-01 on, and no longer to the bank account that ends in 3000'],
  ],
  [
    'an answer',
    () =>
      artistAnswerMail(lena, { artist: 'Amina', subject: 'Blue', answer: 'Yes', asked: 'Would you?' }, link),
    ['> Yes', 'You had written\nWould you?', `: ${link}`, 'A reply to this email reaches nobody.'],
  ],
  [
    'a new work',
    () => newWorksMail(lena, works.slice(0, 1), stop),
    ['A new work is on show', 'there is a new work by Amina', 'One such email comes a day at most.'],
    ['And '],
  ],
  [
    'new works',
    () => newWorksMail(lena, works, stop),
    [
      'New works are on show',
      'there are 3 new works by Amina, Brook and 1 other to',
      '/profile/following',
      '\na dune, by Brook: https',
    ],
    ['1 others', 'And '],
  ],
  [
    'as many new works as a mail shows',
    () => newWorksMail(lena, Array(12).fill(works[0]), stop),
    ['there are 12 new works by Amina'],
    ['And '],
  ],
  [
    'a work that is free',
    () => workFreeMail(lena, works[0]!, stop),
    [
      `Low Tide, by Amina: ${publicUrl}/artwork/Low`,
      `See the work: ${publicUrl}/artwork/Low`,
      'You are told of it this once.',
    ],
  ],
]

const toBuyers: readonly Row[] = [
  [
    'an order to be kept',
    () => confirmAddressMail(order, '60 minutes', place),
    ['60 minutes', `: ${place.link}`, '4829-1736', 'once, for a day'],
  ],
  [
    'an order of one artist',
    () => orderConfirmedMail(oneWork, place),
    [
      'Its artist packs it',
      'to the artist,',
      'Receipt, to print or to keep: https://sanaa.test/orders/4829-1736/receipt?key=k3y',
    ],
    ['Paid\n'],
  ],
  ['an order of two', () => orderConfirmedMail(order, place), ['Its artists pack it', 'to the artists,']],
  [
    'an order without a link',
    () => orderConfirmedMail(order, { ...place, link: null }),
    ['4829-1736'],
    ['Receipt'],
  ],
  [
    'an order by transfer',
    () => orderReceivedMail(order, { words: 'Look at it.', transfer: rest }, place),
    ['What your bank asks for\nRecipient: Sanaa\nIBAN: '],
  ],
  [
    'an order in shillings',
    () => orderConfirmedMail(order, place, inShillings),
    ['\nPaid\n$731.00, paid as KES 95,030 at 130.00 shillings for a dollar'],
  ],
  [
    'a part of the money',
    () => partlyRefundedMail(refundedBy('part', 20_00), refundOf(refundedBy('part', 20_00), 1), place),
    [
      'we give you back $20.00 of order 4829-1736. It comes the way',
      'Your order costs you now\n$710.00 of $731.00',
      orderLink,
    ],
    ['×'],
  ],
  [
    'a part of the works',
    () => partlyRefundedMail(lessSalt, refundOf(lessSalt, 0), place),
    ['we give you back $45.50 of order 4829-1736 for this. It comes', '1 × Salt Geometry'],
    ['Harbour'],
  ],
  [
    'the first part of the money, in shillings',
    () => partlyRefundedMail(inParts, refundOf(inParts, 0), place, inShillings),
    ['we give you back $100.35 (KES 13,046 at 130.00'],
  ],
  [
    'an order by phone',
    () => orderReceivedMail(order, { words: 'Look at it.', transfer: null }, place),
    ['How to pay\nLook at it.'],
  ],
  [
    'a whole parcel',
    () => orderShippedMail(sent, sent.fulfilments[0]!, place),
    ['sent this.\n'],
    ['are still'],
  ],
  ['an end before a payment', () => endOf('called off by its buyer'), ['Nothing was paid, and', moreSent]],
  [
    'an end after a part',
    () => endOf('called off by its buyer', [came(740_00)]),
    [
      'It has ended, and',
      '€740.00',
      'If you have sent more, write to hello@sanaa.test, and you get it back.',
    ],
  ],
  [
    'an end of which nothing is known but itself',
    () => orderEndMail(order, 'called off by its buyer', place).mail,
    ['Nothing was paid, and'],
  ],
  [
    'a card that was refused',
    () => endOf({ cardRefused: 'Your card was declined.' }),
    ['your card was declined. Nothing was taken, and the works'],
    ['sent money'],
  ],
  [
    'an end of a paid order',
    () => orderEndMail(ended, 'called off by its buyer', place).mail,
    ['We give you back $640.00 for this order. It comes the way'],
    ['sent money'],
  ],
  ['a late part', () => endOf('not paid in time', [came(740_00)]), ['did not come whole in time']],
  ['no payment', () => endOf('not paid in time'), ['did not come in time', moreSent]],
  [
    'an address of nobody',
    () => endOf('address not confirmed'),
    ['was not opened within a day'],
    ['sent money'],
  ],
  [
    'works that went',
    () => endOf('gone before it was kept'),
    ['somebody else had been faster'],
    ['sent money'],
  ],
  [
    'money that came late',
    () => moneyBackMail(order, attempt(), place),
    ['$731.00 (KES 95,030 at 130.00', '4829-1736', orderLink],
  ],
  [
    'a part of a transfer',
    () => transferTooLittleMail(order, '€700.00', rest, place),
    ['got €700.00', '€31.00 are still', orderLink],
  ],
  [
    'a transfer that the bank took back before the rest came',
    () => transferTakenBackMail(order, '€700.00', { lacks: rest, transfer: rest }, place),
    ['€700.00 had come', '€31.00 are still to come. Your order waits', 'IBAN:', 'why it left', orderLink],
    ['write to'],
  ],
  [
    'a transfer that the bank took back after it had paid',
    () => transferTakenBackMail(aPaidOrder(bought), '€700.00', { lacks: rest, transfer: null }, place),
    ['It had paid your order: please send €31.00 once more', 'do not want the order any more, write to'],
    ['IBAN:', 'still to come. Your order waits'],
  ],
  [
    'a transfer that goes back',
    () => transferBackMail(order, came(9_00), place),
    ['got €9.00 from you', orderLink],
  ],
  [
    'a refund by bank',
    () => refundSentMail(order, due('transfer'), null, place),
    ['KES 1,300 for order 4829-1736, to your account', orderLink],
    ['paid from'],
  ],
  [
    'a refund to an account that a statement told of',
    () => refundSentMail(order, due('transfer', [payer('BE68539007547034')]), byTransfer, place),
    ['order 4829-1736, to the account that you paid from. Banks'],
  ],
  [
    'a refund to a phone',
    () => refundSentMail(order, due('phone'), attempt(), place),
    ['to the phone +254712345678'],
  ],
  [
    'a refund of a card',
    () => refundSentMail(order, due('card'), null, place),
    ['in another way, as your card'],
  ],
  [
    'a claim',
    () => claimBuyerMail(fromBuyer, place),
    ['“Salt Geometry” has arrived damaged. Brook', 'A photograph comes', '/claims?key=k3y'],
  ],
  [
    'an answer to a claim',
    () => claimBuyerMail(fromShop, place),
    ['Sanaa has answered you about the damage to “Salt', '2 photographs'],
  ],
  [
    'a claim for nothing',
    () => claimBuyerMail(decided, place),
    ['Nothing is given back for it'],
    ['photograph', '$0'],
  ],
  [
    'a claim for money',
    () => claimBuyerMail(decidedWithMoney, place),
    ['$20.00 is on its way back to you. It comes the way'],
  ],
  [
    'a withdrawal',
    () => withdrawn(1, [coming()]),
    [
      'I hereby withdraw from the contract',
      'Order number: 4829-1736\nPlaced on: 1 March 2026\nName: Lena Okoro\nEmail for this acknowledgement: lena@',
      'Received: 1 March 2026 at 10:00 UTC',
      'Not sent yet\n',
      'To send back by 15 March 2026\nPlease send the works back to Brook Tadesse within 14 days',
      `See your withdrawal: ${place.link}`,
    ],
  ],
  [
    'a withdrawal of two parcels',
    () => withdrawn(2, [coming(), coming()], []),
    ['send each artist their works back'],
    ['Not sent yet'],
  ],
  [
    'a withdrawal from what was not sent',
    () => withdrawn(0, []),
    ['Not sent yet\nWhat has not been sent'],
    ['To send back'],
  ],
  [
    'where works go',
    () => returnAddressMail(order, addressed, place),
    ['by 15 March 2026', 'Send to\n4 Bole Road', '1 × Salt Geometry', orderLink],
  ],
  [
    'works that are back',
    () => returnEndedMail(order, endedAs('received'), place),
    ['sent back are there.\n', orderLink],
    ['Your money'],
  ],
  [
    'works to keep',
    () => returnEndedMail(refundedBy('another return', 20_00), endedAs('waived'), place),
    ['you need not send these works back'],
    ['Your money'],
  ],
  ['works that did not come', () => returnEndedMail(order, endedAs('refused'), place), ['without a refund']],
  [
    'works that are paid back',
    () => returnEndedMail(refundedBy('return', 45_50), endedAs('received'), place),
    ['are there. Your money is on its way back. It comes the way you paid'],
  ],
]

const toArtists: readonly Row[] = [
  ['their wall', () => artistApprovedMail(lena, link), ['you are approved', `See your page: ${link}`]],
  [
    'what keeps them from it',
    () => artistRejectedMail(lena, 'The pictures are too dark.', link),
    [
      'we could not approve your profile as it is. This is why:',
      '> The pictures are too dark.',
      'You can mend it and ask again.',
      `Mend my profile: ${link}`,
    ],
  ],
  [
    'a visitor',
    () => artistMessageMail(lena, { name: 'Leyla', subject: 'A commission', text: 'Would you?' }),
    ['Leyla has written to you.', '> Would you?', 'Neither of you sees the other’s address.'],
  ],
  [
    'an order',
    () => artistOrderMail(lessSalt, asBrook, publicUrl),
    ['you receive $38.68', '1 × Salt Geometry', 'tell the buyer so on its page', parcelLink],
    ['Harbour'],
  ],
  [
    'an order that is not sent',
    () => artistOrderCalledOffMail(order, asBrook, publicUrl),
    ['order 4829-1736 was cancelled, and its buyer gets the money back', '2 × Salt Geometry'],
    ['Harbour'],
  ],
  [
    'an order of which less is sent',
    () => artistOrderLessMail(lessSalt, refundOf(lessSalt, 0), asBrook, publicUrl),
    ['a part of order 4829-1736 was given back', '1 × Salt Geometry', 'you receive $38.68.', parcelLink],
    ['Harbour'],
  ],
  [
    'works to come back',
    () => returnExpectedMail(order, coming(), lena, publicUrl),
    ['order 4829-1736 has withdrawn', 'by 15 March 2026', '1 × Salt Geometry', parcelLink],
  ],
  [
    'works on their way',
    () => returnSentMail(order, onItsWay('DHL', 'JD0146'), lena, publicUrl),
    ['order 4829-1736', 'Parcel\nDHL, JD0146', parcelLink],
  ],
  ['their carrier', () => returnSentMail(order, onItsWay('DHL', null), lena, publicUrl), ['Parcel\nDHL\n']],
  [
    'their number',
    () => returnSentMail(order, onItsWay(null, 'JD0146'), lena, publicUrl),
    ['Parcel\nJD0146\n'],
  ],
  ['nothing of a parcel', () => returnSentMail(order, onItsWay(null, null), lena, publicUrl), [], ['Parcel']],
  [
    'a claim',
    () => claimArtistMail({ ...fromBuyer, ...toArtist, isFirst: true }, publicUrl),
    ['4829-1736 writes that “Salt Geometry” has', parcelLink],
  ],
  [
    'more about it',
    () => claimArtistMail({ ...fromBuyer, ...toArtist }, publicUrl),
    ['the buyer has written about the damage to “Salt'],
  ],
  [
    'our answer',
    () => claimArtistMail({ ...fromShop, ...toArtist }, publicUrl),
    ['we have written about the damage'],
  ],
  [
    'a claim for nothing',
    () => claimArtistMail({ ...decided, ...toArtist }, publicUrl),
    ['and you keep what you were paid'],
  ],
  [
    'a claim for money',
    () => claimArtistMail({ ...decidedWithMoney, ...toArtist }, publicUrl),
    ['The buyer gets $20.00 back; your share'],
  ],
]

const toShop: readonly Row[] = [
  ['late money', () => moneyBackNotice(order, '$731.00'), ['$731.00 came for order 4829-1736']],
  [
    "nobody's money",
    () => nobodysMoneyNotice(named),
    ['$731.00 came through M-Pesa, which calls it ws_CO_1,'],
  ],
  ['money without a name', () => nobodysMoneyNotice(attempt()), ['which calls it nothing,']],
  ['silence', () => paymentUnansweredNotice(order, attempt()), ['whether $731.00 came for order 4829-1736']],
  [
    'a surplus',
    () => moneyToSendBackMail(order, came(9_00, 'L. Okoro', iban)),
    ['€9.00 of €740.00 came', 'Where it came from\nL. Okoro\nIBAN: DE89 3704 0044 0532 0130 00\n'],
  ],
  [
    'all of a transfer',
    () => moneyToSendBackMail(order, came(740_00)),
    ['€740.00 came by bank', 'from\nL. Okoro\n'],
    ['IBAN', 'of €'],
  ],
  [
    'the account alone',
    () => moneyToSendBackMail(order, came(9_00, null, iban)),
    ['Where it came from\nIBAN: DE89'],
  ],
  ['no sender', () => moneyToSendBackMail(order, came(9_00, null)), ['The statement does not say.']],
  [
    'a transfer',
    () => refundDueMail(order, due('transfer'), null),
    ['by bank transfer. Please return KES 1,300 to Lena Okoro, lena@example.test. Say so'],
    ['When ordering'],
  ],
  [
    'a transfer of which a part came',
    () => refundDueMail(order, due('transfer'), Object.assign(attempt(), { received: 95_029_00 })),
    ['lena@example.test. No more than KES 95,029 of its KES 95,030 had come. Say so'],
  ],
  [
    'a transfer that came whole',
    () => refundDueMail(order, due('transfer'), Object.assign(attempt(), { received: 95_030_00 })),
    ['lena@example.test. Say so'],
    ['No more than'],
  ],
  [
    'a transfer of which no statement names the account',
    () => refundDueMail(order, due('transfer', [payer(null)]), byTransfer),
    ['When ordering they wanted to pay from 0123456789, Equity: ask whether it is to go there. Say so'],
  ],
  [
    'a transfer of which a statement names one account',
    () => refundDueMail(order, due('transfer', [payer(null), payer('BE68539007547034')]), byTransfer),
    ['Say so under Refunds'],
    ['When ordering'],
  ],
  [
    'a transfer of an order that was told no account',
    () => refundDueMail(order, due('transfer'), attempt({ way: 'transfer', payer: null })),
    ['lena@example.test. Say so under Refunds'],
    ['When ordering'],
  ],
  [
    'an ended transfer',
    () => refundDueMail(ended, due('transfer'), null),
    ['by bank transfer, and has ended.'],
  ],
  ['a card', () => refundDueMail(order, due('card'), null), ['by card, which has not taken KES 1,300 back']],
  [
    'a phone',
    () => refundDueMail(order, due('phone'), withReceipt),
    [
      'KES 1,300 ($10.00 at 130.00 for a dollar) to +254712345678, Lena Okoro. It came with M-Pesa receipt SLK4H7R2TY.',
    ],
  ],
  [
    'a phone without a receipt',
    () => refundDueMail(order, due('phone'), inDollars),
    ['KES 1,300 to +254712345678, Lena Okoro. Say'],
    ['came with'],
  ],
]

/** Made anew by each test: what is made while this file is read says nothing of a change that is made afterwards. */
const rows = (...tables: readonly (readonly Row[])[]) =>
  tables.flat().map(([about, mail, says, leavesOut = []]) => ({ about, mail, says, leavesOut }))
const toPeople = rows(toOwners, toBuyers, toArtists)
const every = [...toPeople, ...rows(toShop)]

it.each(every)(
  'a mail about $about says what its reader needs to act on, and nothing that is not so',
  ({ mail, says, leavesOut }) => {
    // Sums and their currency are never parted at the end of a line.
    const text = mail().text.replaceAll('\u00A0', ' ')
    for (const fact of says) expect(text).toContain(fact)
    for (const fact of leavesOut) expect(text).not.toContain(fact)
  },
)

describe('every mail', () => {
  it.each(every)('about $about has a title, a line for the list of mails, and nothing blank', ({ mail }) => {
    const { html, subject, text } = mail()
    expect(html).toMatch(/<h1 [^>]+>[^<\s]/)
    expect(html).toMatch(/overflow:hidden">[^<\s]/)
    expect(html).not.toMatch(/<(p|a|strong|blockquote)( [^>]*)?>\s*<\//)
    expect(subject).toMatch(/^\S.{5,100}$/)
    expect(text).not.toMatch(/\n{3}/)
  })

  it.each(every)('about $about leaves no gap where something was not known', ({ mail }) => {
    const { subject, text, html } = mail()
    expect(subject + text + html).not.toMatch(/undefined|\bnull\b|NaN|\[object/)
  })

  it.each(every)('about $about says as a page nothing that it does not say in words', ({ mail }) => {
    const { html, text } = mail()
    const page = html.slice(html.indexOf('<main>')).replaceAll(/<[^>]+>|&[a-z]+;/g, ' ')
    for (const word of page.match(/[\p{L}\d]{4,}/gu) ?? []) expect(text).toContain(word)
  })

  // Programs that show mails forgive less than browsers do.
  it.each(every)('about $about is written in whole tags, whose styles say something', ({ mail }) => {
    const { html } = mail()
    for (const [tag] of html.matchAll(/<[a-z/][^>]*>/g)) {
      expect(tag).toMatch(/^<\/?[a-z\d]+( {1,2}[a-z-]+="[^"]*")*>$/)
      expect(tag).not.toMatch(/style="([a-z-]+:)?"/)
    }
    expect(html).toContain('>Sanaa<')
    expect(html.match(/padding:16px 48px 0/g)).toHaveLength(1)
  })

  it.each(every)('about $about says why it came', ({ mail }) => {
    expect(mail().text).toMatch(/\n--\nSanaa\nYou receive this because .+\. \S/)
  })

  it.each(toPeople)('about $about greets its reader', ({ mail }) => {
    expect(mail().text).toContain('Dear Lena Okoro, ')
  })
})

it('is listed by its first words alone where somebody has written at length', () => {
  for (const { html } of [
    claimBuyerMail(fromBuyer, place),
    claimArtistMail({ ...fromBuyer, ...toArtist }, publicUrl),
  ])
    expect(html).toMatch(/overflow:hidden">A corner is broken\.[^<]{80,81}</)
})

it.each([
  [() => claimBuyerMail(fromBuyer, place), 'Order 4829-1736: we have received your claim'],
  [() => claimBuyerMail(fromShop, place), 'Order 4829-1736: Sanaa has answered'],
  [() => claimArtistMail({ ...decided, ...toArtist }, publicUrl), 'Order 4829-1736: a claim is decided'],
  [() => returnEndedMail(order, endedAs('received'), place), 'Order 4829-1736: it has come back'],
  [() => moneyBackNotice(order, '$731.00'), '$731.00 came for order 4829-1736, which needed none'],
  [() => refundDueMail(order, due('card'), null), 'Please return KES 1,300 for order 4829-1736'],
  [() => newWorksMail(lena, [works[1]!], stop), 'A new work by Brook'],
])('is found again by its subject', (mail, subject) =>
  expect(mail().subject.replaceAll('\u00A0', ' ')).toBe(subject),
)

it.each([
  ['order-cancelled', 'called off by the shop'],
  ['order-not-confirmed', 'address not confirmed'],
  ['order-too-late', 'gone before it was kept'],
] as const)('names an end %s, so that it is told once', (event, end) => {
  expect(orderEndMail(order, end, place).event).toBe(`${event}:${order.id}`)
})

it('shows a price beside a work that has one', () => {
  expect(newWorksMail(lena, works, stop).html.match(/\$100\.00/g)).toHaveLength(3)
  const free = newWorksMail(lena, [{ ...works[0]!, price: 0 }], stop).html
  expect(free).toMatch(/white-space:nowrap" valign="middle"><\/td>/)
})

it.each([
  ['app-added', 'If that was you, there is nothing to do.'],
  ['removed-by-admin', 'If you have asked for it, there is nothing to do.'],
] as const)('is listed, of a lock that is %s, by when it may be left unread', (change, preview) => {
  expect(lock(change).html).toContain(`overflow:hidden">${preview}<`)
})

it('is listed by the works that it tells of', () => {
  expect(newWorksMail(lena, works, stop).html).toContain('overflow:hidden">Low Tide, a dune, Kelp<')
})

it('shows the small picture of a work, and none where there is none', () => {
  const shown = [{ ...works[0]!, imageUrl: '/media/abc/1600' }, works[1]!]
  const { html } = newWorksMail(lena, shown, stop)
  expect(html.match(/<img src="[^"]+"/g)).toEqual(['<img src="https://sanaa.test/media/abc/240"'])
  expect(html).toContain('valign="middle"></td>')
})

it.each([
  [15, ['85', '15']],
  [0, ['100']],
  [100, ['100']],
])('shows who gets what as a bar: of a fee of %s in a hundred', (feePercent, widths) => {
  const { html } = orderConfirmedMail(anOrder({ ...bought, feePercent }), place)
  expect([...html.matchAll(/<td width="(\d+)%"/g)].map(([, width]) => width)).toEqual(widths)
  expect(html).toMatch(/<tr>(<td width="\d+%"[^>]*>&nbsp;<\/td>)+<\/tr>/)
})

it('keeps the lines of what people have written, and of what is copied line by line', () => {
  const message = { artist: 'Amina', subject: 'Blue', answer: 'Yes.\nGladly.', asked: 'Would you?\nIn blue.' }
  const { html } = artistAnswerMail(lena, message, link)
  expect(html).toContain('>Yes.<br>Gladly.<')
  expect(html).toContain('<br>Would you?<br>In blue.<')
})
