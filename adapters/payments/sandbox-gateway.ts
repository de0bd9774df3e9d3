import type { PaymentGateway } from '#application/orders/payment-gateway.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { formatMoney } from '#domain/shared/money.ts'
import { refusals } from './sandbox-cards.ts'
import type { SandboxPorts } from './sandbox-ports.ts'

/** A gateway in which no money moves: test cards pay or do not, and a phone is asked that nobody holds. */
export const sandboxGateway = ({ vault, ids, clock, digest }: SandboxPorts): PaymentGateway => ({
  async authorise(token, _amount, idempotencyKey) {
    const used = await vault.use({
      tokenDigest: digest(token),
      keyDigest: digest(idempotencyKey),
      reference: `sandbox_hold_${ids.newId()}`,
      at: clock.now(),
    })
    if (!used)
      throw new DomainError(
        'payment-refused',
        'card-token-unknown',
        'The card was not recognised. Please enter it again.',
      )
    if (used.outcome !== 'pays')
      throw new DomainError('payment-refused', 'card-refused', refusals[used.outcome])
    return { reference: used.reference }
  },
  capture: () => Promise.resolve(),
  release: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  askPhone: async () => ({ reference: `sandbox_push_${ids.newId()}` }),
  transferInstructions: (amount, orderNumber) =>
    `Please transfer ${formatMoney(amount)} to ${brand.name}, Sandbox Bank, account 0000000000, and name order ${orderNumber} in your transfer. We keep the works for you for three days.`,
})
