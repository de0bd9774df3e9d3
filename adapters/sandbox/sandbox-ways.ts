import type { PaymentTrial } from '#application/payments/contract.ts'
import type { PaymentProvider, TransferWords } from '#application/payments/payment-provider.ts'
import { brand } from '#domain/shared/brand.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { SandboxPorts } from './sandbox-ports.ts'
import { sandboxCards, sandboxPhones } from './sandbox-providers.ts'

/** What is said of that. */
export const sandboxTrial: PaymentTrial = {
  notice: 'Test shop: no money moves.',
  cards: [
    { cardNumber: '4242 4242 4242 4242', does: 'pays' },
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

/** A bank that nothing comes to before an admin says so. */
export const sandboxTransfers: TransferWords = (price, orderNumber) =>
  `Please transfer ${formatMoney(price)} to ${brand.name}, Sandbox Bank, account 0000000000, and name order ${orderNumber} in your transfer. We keep the works for you for three days.`
