import type { SandboxOutcome } from '#adapters/sandbox/sandbox-vault.ts'

const testCards: Readonly<Record<string, SandboxOutcome>> = {
  '4242424242424242': 'pays',
  '4000002760003184': 'asks-its-buyer',
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
}

/** What a card number will do in the sandbox. */
export const outcomeOf = (cardNumber: string): SandboxOutcome => testCards[cardNumber] ?? 'unknown-card'

/** What the buyer is told when a card does not pay. */
export const refusals: Readonly<Record<Exclude<SandboxOutcome, 'pays' | 'asks-its-buyer'>, string>> = {
  declined: 'Your card was declined.',
  'insufficient-funds': 'Your card has insufficient funds.',
  'unknown-card': 'This sandbox takes test cards only, such as 4242 4242 4242 4242.',
}

/** The brand that a card number's first digit tells. */
export function brandOf(cardNumber: string): string {
  if (cardNumber.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(cardNumber)) return 'Mastercard'
  return 'Card'
}
