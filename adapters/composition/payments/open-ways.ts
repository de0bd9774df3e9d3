import { transferProvider } from '#adapters/bank/transfer-provider.ts'
import type { MpesaPorts } from '#adapters/mpesa/mpesa-ports.ts'
import { mpesaProvider } from '#adapters/mpesa/mpesa-provider.ts'
import { safaricom } from '#adapters/mpesa/mpesa-settings.ts'
import type { SandboxPorts } from '#adapters/sandbox/sandbox-ports.ts'
import { sandboxAccount, sandboxProviders, sandboxTrial } from '#adapters/sandbox/sandbox-ways.ts'
import type { StripePorts } from '#adapters/stripe/stripe-ports.ts'
import { stripeProvider } from '#adapters/stripe/stripe-provider.ts'
import type { OpenWays, PaymentProvider } from '#application/payments/payment-provider.ts'
import { ProviderGone } from '#application/payments/provider-gone.ts'
import { wayClosed } from '#domain/orders/payment.ts'
import { usualPaymentTimes } from '#domain/orders/payment-times.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { transferTo } from '#domain/payments/transfer.ts'
import type { Settings } from '../settings.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** What providers stand on. */
export type ProviderPorts = SandboxPorts & Omit<MpesaPorts & StripePorts, 'trouble'>

type ShopSettings = Pick<Settings, 'payments' | 'paymentTimes' | 'publicUrl' | 'trouble'>

/** Who moves real money: each plugs in by a folder of its own and its line here. */
const realProviders = (
  { stripe, mpesa }: PaymentSettings,
  ports: ProviderPorts,
  { publicUrl, trouble = () => undefined }: ShopSettings,
): readonly PaymentProvider[] => [
  ...(stripe ? [stripeProvider(stripe, { ...ports, trouble })] : []),
  ...(mpesa
    ? [mpesaProvider({ ...mpesa, apiUrl: mpesa.apiUrl ?? safaricom, publicUrl }, { ...ports, trouble })]
    : []),
]

const minute = 60_000

/** One provider for each way to pay that is configured; the sandbox for all where none is. */
export function openWays(ports: ProviderPorts, settings: ShopSettings): OpenWays {
  const { payments, paymentTimes = usualPaymentTimes } = settings
  const providers = payments ? realProviders(payments, ports, settings) : sandboxProviders(ports)
  // Orders that were tried out before the shop went live end as they would have.
  const tried = payments ? sandboxProviders(ports) : []
  const account = payments ? (payments.bank ?? null) : sandboxAccount
  const { eurosPerDollar } = payments?.bank ?? {}
  const transfers = transferProvider({ name: payments ? 'bank' : 'sandbox', eurosPerDollar }, ports.clock)
  const found = (way: PaymentProvider['way']) => providers.find((provider) => provider.way === way)
  /** Nobody else is asked about a transfer, also where the account is closed to new ones. */
  const begunWith = ({ way, provider: name }: PaymentAttempt) =>
    way === 'transfer'
      ? transfers
      : [...providers, ...tried].find((each) => each.way === way && each.name === name)
  const phoneTerms = found('phone')?.terms
  const { card, mpesa, atm } = paymentTimes
  return {
    shown: {
      open: [...providers.map(({ way }) => way), ...(account ? (['transfer'] as const) : [])],
      trial: payments ? null : sandboxTrial,
      phoneAnswersHere: !payments,
      keptFor: { card: card / minute, phone: mpesa / minute, transfer: atm / minute },
      ...(phoneTerms && { phoneTerms }),
      ...(payments?.stripe && {
        cardClient: { provider: 'stripe', publishableKey: payments.stripe.publishableKey },
      }),
    },
    by(way) {
      const provider = way === 'transfer' && account ? transfers : found(way)
      if (!provider) throw wayClosed(way)
      return provider
    },
    of(attempt) {
      const provider = begunWith(attempt)
      if (!provider) throw new ProviderGone(attempt)
      return provider
    },
    titleOf: (attempt) => begunWith(attempt)?.title ?? attempt.provider,
    transferOf: (sum, orderNumber) => account && transferTo(account, sum, orderNumber),
  }
}
