import type { Survivors } from './reasons.ts'

export const cart: Survivors = {
  'application/cart/services/account-cart-service.ts': [
    2,
    'A work that was asked for has its line, and what has not changed may be saved once more.',
  ],
}
