import type { OpenWays } from '#application/payments/payment-provider.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import type { SandboxPorts } from './sandbox-ports.ts'
import { sandboxCards, sandboxPhones } from './sandbox-providers.ts'

/** Every way to pay, in a shop where no money moves. */
export function sandboxWays(ports: SandboxPorts): OpenWays {
  const providers = { card: sandboxCards(ports), phone: sandboxPhones(ports) }
  const by: OpenWays['by'] = (way) => {
    if (way === 'transfer') throw new DomainError('rule-broken', 'way-closed', 'That way to pay is closed.')
    return providers[way]
  }
  return {
    by,
    of: ({ way }) => by(way),
    transferInstructions: (price, orderNumber) =>
      `Please transfer ${formatMoney(price)} to ${brand.name}, Sandbox Bank, account 0000000000, and name order ${orderNumber} in your transfer. We keep the works for you for three days.`,
  }
}
