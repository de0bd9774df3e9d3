import type { PaymentTrial } from '#application/payments/contract.ts'
import type { PaymentProvider } from '#application/payments/payment-provider.ts'
import type { TransferAccount } from '#domain/payments/transfer.ts'
import { brand } from '#domain/shared/brand.ts'
import type { SandboxPorts } from './sandbox-ports.ts'
import { sandboxCards, sandboxPhones } from './sandbox-providers.ts'

/** What is said of that. */
export const sandboxTrial: PaymentTrial = {
  notice: 'Test shop: no money moves.',
  cards: [
    { cardNumber: '4242 4242 4242 4242', does: 'pays' },
    { cardNumber: '4000 0027 6000 3184', does: 'pays once its bank has asked you' },
    { cardNumber: '4000 0000 0000 0002', does: 'is declined' },
    { cardNumber: '4000 0000 0000 9995', does: 'has insufficient funds' },
  ],
  card: { cardNumber: '4242424242424242', cardName: 'Test Card', expiryDate: '12/34', cvv: '123' },
}

/** Whoever is asked for money, in a shop where no money moves. */
export const sandboxProviders = (ports: SandboxPorts): readonly PaymentProvider[] => [
  sandboxCards(ports),
  sandboxPhones(ports),
]

/** An account that nobody can have: its bank does not exist, and nothing comes to it before an admin says so. */
export const sandboxAccount: TransferAccount = {
  holder: brand.name,
  iban: 'DE36000000000000000000',
  bic: 'SANDBOX0',
  bank: 'Sandbox Bank',
}
