import type { Survivors } from './reasons.ts'

export const payments: Survivors = {
  'application/payments/provider-gone.ts': [
    2,
    'The words and the name of an error that is known by its class.',
  ],
}
