import { cursors, onlyTypes, type Survivors } from './reasons.ts'

export const orders: Survivors = {
  'application/orders/availability.ts': [1, `Works that are missing have been named before: ${onlyTypes}.`],
  'application/orders/order-request.ts': [
    2,
    'A fingerprint tells orders apart by any word for a card, and in any form of who buys.',
  ],
  'application/orders/order-view.ts': [1, `Every artist of an order has a share of it: ${onlyTypes}.`],
  'application/orders/payment-view.ts': [
    3,
    `A request to a phone has its number, and a card that was refused its sentence: ${onlyTypes}.`,
  ],
  'application/orders/services/artist-news-doers.ts': [
    1,
    `Only artists of the order are written to: ${onlyTypes}.`,
  ],
  'application/orders/services/money-in-service.ts': [
    4,
    `What has not changed may be saved once more, what is placed is in its order's currency or of an order that has ended, and no order goes by no number; it is the same ${cursors}.`,
  ],
  'application/orders/services/open-payments-service.ts': [
    3,
    'Orders and attempts are not taken away, and an attempt that has ended may be noted to be looked at: it is not.',
  ],
  'application/orders/services/order-administration-service.ts': [
    2,
    `Money that goes back is told alike whoever but the buyer has wanted it; it is the same ${cursors}.`,
  ],
  'application/orders/services/ordering-service.ts': [
    9,
    `Whoever's order stands already is given it whatever the refusal; what was written just now is found under its key, too; a card that has paid has nothing to show of its attempts; nobody is written to before there is an order; null and undefined are the same no; it is the same ${cursors}.`,
  ],
  'application/orders/services/payment-check-service.ts': [
    1,
    `The works that are listed are held amiss: ${onlyTypes}.`,
  ],
  'application/orders/services/payment-checks-service.ts': [1, `It is the same ${cursors}.`],
  'application/orders/services/payment-doers.ts': [
    2,
    'No order goes by no number, and whoever lets go of a hold that no order needs writes to nobody.',
  ],
  'application/orders/services/receipts-service.ts': [1, 'No attempt goes by no id.'],
  'application/orders/services/refunds-due-service.ts': [
    2,
    `No attempt goes by no id; it is the same ${cursors}.`,
  ],
  'application/orders/services/unpaid-orders-service.ts': [1, `Orders are not taken away: ${onlyTypes}.`],
  'application/orders/settlement.ts': [
    5,
    `Works that were sold have their artist, a refund was made before it is settled, a card has its attempt, only transfers have none, and none goes by no id: ${onlyTypes}.`,
  ],
  'application/orders/steps/another-card.ts': [
    5,
    'An order by card is there and has an attempt, only what has ended may be tried again, none goes by no id, and null and undefined are the same no.',
  ],
  'application/orders/steps/awaited-transfer.ts': [
    1,
    'What is opened again under its origin is the attempt that is there.',
  ],
  'application/orders/steps/card-order.ts': [
    6,
    'What has ended has its sentence and only what waits has something to do; what is taken out for an order that there is not stays in its cart, whatever that order is called; nobody is written to before there is an order; what the works cost is compared with the hold once more; a hold that pays an order is not let go of.',
  ],
  'application/orders/steps/counted-money.ts': [
    1,
    `A shop that is paid by transfer has an account: ${onlyTypes}.`,
  ],
  'application/orders/steps/kept-works.ts': [
    1,
    `An order that waits for a transfer says how it is paid: ${onlyTypes}.`,
  ],
  'application/orders/steps/order-writing.ts': [
    9,
    `What was written is found under its key, too; a transfer names no phone; an order has an address for mails and is told how to pay, one by card has begun to be paid before it is written, and every other gets its attempt then: ${onlyTypes}.`,
  ],
  'application/orders/steps/payment-of-order.ts': [
    4,
    'Money waits for no order but one by transfer that waits for its payment.',
  ],
  'application/orders/steps/pay-at-once.ts': [
    9,
    'Only a phone that was never asked is unknown to a provider that can be asked, and asking it twice is asking once; null and undefined are the same no; an order of before whose money was refused has ended, and is not asked for it again.',
  ],
  'application/orders/steps/payment.ts': [
    10,
    'Whose money was taken has an order, what has ended has its sentence and a phone its number, attempts are not taken away and none goes by no id; one that has ended is not looked at whenever that was to be, and is settled among the others; nobody is told how to pay for works that are not kept; only cards hold money that could be taken.',
  ],
  'application/orders/steps/phone-request.ts': [1, `The order is there: ${onlyTypes}.`],
  'application/orders/steps/refund-by-hand.ts': [
    1,
    'No transfer has come for what a card or a phone has paid.',
  ],
  'application/orders/steps/taken-back-money.ts': [1, `Money is not taken away: ${onlyTypes}.`],
  'domain/orders/address-confirmation.ts': [1, 'An order that was cancelled has been placed, and no more.'],
  'domain/orders/holding.ts': [1, 'What are neither orders nor a sum are told as pieces.'],
  'domain/orders/incoming-payment.ts': [1, `One number is one that is there: ${onlyTypes}.`],
  'domain/orders/order-price.ts': [1, 'Shipping costs nothing, which is the same added or taken away.'],
  'domain/orders/order-way.ts': [1, `What is on its way was sent at some time: ${onlyTypes}.`],
  'domain/orders/receipt.ts': [1, `No account but an artist’s has an artist: ${onlyTypes}.`],
  'domain/orders/refund.ts': [
    2,
    `An amount that is not there is not more than what is left, and no works are named where none are told: ${onlyTypes}.`,
  ],
}
