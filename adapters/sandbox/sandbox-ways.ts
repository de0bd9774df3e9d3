import type { PaymentTrial } from '#application/payments/contract.ts'
import type { OpenWays } from '#application/payments/payment-provider.ts'
import { paymentWays } from '#domain/payments/standing.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { SandboxPorts } from './sandbox-ports.ts'
import { sandboxCards, sandboxPhones } from './sandbox-providers.ts'

const trial: PaymentTrial = {
  notice: 'Test shop: no money moves.',
  cards: [
    { cardNumber: '4242 4242 4242 4242', does: 'pays' },
    { cardNumber: '4000 0000 0000 0002', does: 'is declined' },
    { cardNumber: '4000 0000 0000 9995', does: 'has insufficient funds' },
  ],
  card: { cardNumber: '4242424242424242', cardName: 'Test Card', expiryDate: '12/34', cvv: '123' },
}

/** Every way to pay, in a shop where no money moves. */
export function sandboxWays(ports: SandboxPorts): OpenWays {
  const providers = { card: sandboxCards(ports), phone: sandboxPhones(ports) }
  const by: OpenWays['by'] = (way) => {
    if (way === 'transfer') throw new DomainError('rule-broken', 'way-closed', 'That way to pay is closed.')
    return providers[way]
  }
  return {
    shown: { open: paymentWays, trial },
    by,
    of: ({ way }) => by(way),
    transferInstructions: (price, orderNumber) =>
      `Please transfer ${formatMoney(price)} to ${brand.name}, Sandbox Bank, account 0000000000, and name order ${orderNumber} in your transfer. We keep the works for you for three days.`,
  }
}
