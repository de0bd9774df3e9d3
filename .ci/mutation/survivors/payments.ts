import { cursors, onlyTypes, type Survivors } from './reasons.ts'

export const payments: Survivors = {
  'application/payments/provider-gone.ts': [
    2,
    'The words and the name of an error that is known by its class.',
  ],
  'application/payments/services/payment-inbox-service.ts': [1, 'No attempt goes by no id.'],
  'application/payments/services/payment-notices-service.ts': [1, `It is the same ${cursors}.`],
  'domain/payments/kenyan-phone.ts': [1, 'What is no number has no part that is read.'],
  'domain/payments/order-payment.ts': [1, `Where no parts are told none is counted: ${onlyTypes}.`],
  'domain/payments/payment-attempt.ts': [
    7,
    `A rate, who said it and when are kept together or not at all, and only money that was taken is called something: ${onlyTypes}.`,
  ],
}
