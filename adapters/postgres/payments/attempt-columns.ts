import { everyColumn } from '../every-column.ts'

/** All of them, by name: a connection that has planned "all columns" refuses to answer once a migration has added one. */
export const attemptColumns = everyColumn<'payment_attempts'>()([
  'id',
  'origin',
  'provider',
  'way',
  'price_cents',
  'amount',
  'currency',
  'per_dollar',
  'rate_source',
  'rated_at',
  'payer',
  'order_number',
  'reference',
  'standing',
  'sentence',
  'may_try_again',
  'receipt',
  'received',
  'begun_at',
  'is_abandoned',
  'looks',
  'look_again_at',
])
