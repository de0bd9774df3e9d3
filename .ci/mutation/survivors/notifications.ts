import { looks, type Survivors } from './reasons.ts'

export const notifications: Survivors = {
  'application/notifications/artist-order-mails.ts': [
    1,
    'Whoever is told of an order has a share in it: only the types do not know.',
  ],
  'application/notifications/claim-mails.ts': [
    2,
    'A claim is about a work of its order: only the types do not know.',
  ],
  'application/notifications/follower-mails.ts': [
    1,
    'A new work has its first letter a at its beginning, and 2 new works have none.',
  ],
  'application/notifications/mail-parts.ts': [1, `How wide a table is, is ${looks}.`],
  'application/notifications/mailer.ts': [1, 'The name of an error that is known by its class.'],
  'application/notifications/order-mails.ts': [
    4,
    'A parcel that was sent has a carrier and a number: only the types do not know.',
  ],
  'application/notifications/order-parts.ts': [
    2,
    `Where a date stands, and the line over the sums, are ${looks}.`,
  ],
  'application/notifications/withdrawal-mails.ts': [
    3,
    'A return is of works of its order, its address is told once it is there, and a mail of its end once it has ended: only the types do not know.',
  ],
}
