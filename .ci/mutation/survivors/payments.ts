import { cursors, type Survivors } from './reasons.ts'

export const payments: Survivors = {
  'application/payments/provider-gone.ts': [
    2,
    'The words and the name of an error that is known by its class.',
  ],
  'application/payments/services/payment-inbox-service.ts': [1, 'No attempt goes by no id.'],
  'application/payments/services/payment-notices-service.ts': [1, `It is the same ${cursors}.`],
}
