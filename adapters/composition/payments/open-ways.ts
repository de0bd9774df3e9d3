import { bankTransfers } from '#adapters/bank/bank-transfers.ts'
import type { SandboxPorts } from '#adapters/sandbox/sandbox-ports.ts'
import { sandboxProviders, sandboxTransfers, sandboxTrial } from '#adapters/sandbox/sandbox-ways.ts'
import type { OpenWays, PaymentProvider, TransferWords } from '#application/payments/payment-provider.ts'
import { wayClosed } from '#domain/orders/payment.ts'
import type { Settings } from '../settings.ts'
import type { PaymentSettings } from './payment-settings.ts'

/** What providers stand on. */
export type ProviderPorts = SandboxPorts

/** Transfers are between buyer and bank: nobody is asked for the money. */
type ProviderSettings = Omit<PaymentSettings, 'bank'>

type Factories = {
  readonly [Name in keyof ProviderSettings]: (
    known: Required<ProviderSettings>[Name],
    ports: ProviderPorts,
  ) => PaymentProvider
}

/** Who moves real money: each plugs in by a folder of its own and its line here. */
const factories: Factories = {}

function chosen<Name extends keyof ProviderSettings>(
  name: Name,
  payments: ProviderSettings,
  ports: ProviderPorts,
): readonly PaymentProvider[] {
  const known = payments[name]
  if (known === undefined) return []
  const factory = factories[name]
  if (!factory) throw new Error(`PAYMENTS has ${name}, which cannot be paid with yet.`)
  return [factory(known as Required<ProviderSettings>[Name], ports)]
}

const realProviders = (payments: PaymentSettings, ports: ProviderPorts): readonly PaymentProvider[] => [
  ...chosen('stripe', payments, ports),
  ...chosen('mpesa', payments, ports),
]

const transferWords = ({ bank }: PaymentSettings): TransferWords | null => (bank ? bankTransfers(bank) : null)

/** One provider for each way to pay that is configured; the sandbox for all where none is. */
export function openWays(ports: ProviderPorts, { payments }: Pick<Settings, 'payments'>): OpenWays {
  const providers = payments ? realProviders(payments, ports) : sandboxProviders(ports)
  const transfers = payments ? transferWords(payments) : sandboxTransfers
  const found = (way: PaymentProvider['way']) => providers.find((provider) => provider.way === way)
  return {
    shown: {
      open: [...providers.map(({ way }) => way), ...(transfers ? (['transfer'] as const) : [])],
      trial: payments ? null : sandboxTrial,
      phoneAnswersHere: !payments,
    },
    by(way) {
      const provider = found(way)
      if (!provider) throw wayClosed(way)
      return provider
    },
    of({ id, way, provider: name }) {
      const provider = found(way)
      if (provider?.name !== name)
        throw new Error(`Attempt ${id} was begun with ${name}, which PAYMENTS has no more.`)
      return provider
    },
    transferInstructions: (price, orderNumber) => transfers?.(price, orderNumber) ?? null,
  }
}
