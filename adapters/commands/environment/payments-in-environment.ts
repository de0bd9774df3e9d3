import type {
  BankSettings,
  MpesaSettings,
  PaymentSettings,
  StripeSettings,
} from '#adapters/composition/payments/payment-settings.ts'
import { ibanRegistry } from '#adapters/ibans/iban-registry.ts'
import type { Payer } from '#adapters/payout-files/credit-transfers.ts'
import { ConfigurationError, isThisMachine, type Reading } from './environment.ts'

/** What each provider cannot do without. */
const needed = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  mpesa: [
    'MPESA_CONSUMER_KEY',
    'MPESA_CONSUMER_SECRET',
    'MPESA_SHORTCODE',
    'MPESA_PASSKEY',
    'MPESA_NOTICE_SECRET',
    'MPESA_RATE',
  ],
  bank: ['BANK_NAME', 'BANK_ACCOUNT_HOLDER', 'BANK_IBAN', 'BANK_BIC'],
} as const satisfies Record<keyof PaymentSettings, readonly string[]>

type Chosen = keyof typeof needed
const isReal = (name: string): name is Chosen => Object.hasOwn(needed, name)

/** What is not set is named where a file is wanted, or the bank is chosen; what is set and wrong, here. */
export function readPayer({ given }: Reading): Payer | null {
  const [typed, holder, bic] = [given('BANK_IBAN'), given('BANK_ACCOUNT_HOLDER'), given('BANK_BIC')]
  const iban = typed === null ? null : ibanRegistry.electronic(typed)
  if (typed !== null && iban === null) throw new ConfigurationError('BANK_IBAN must be a valid IBAN.')
  if (holder !== null && holder.length > 70)
    throw new ConfigurationError('BANK_ACCOUNT_HOLDER must have at most 70 characters.')
  if (bic !== null && !/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(bic))
    throw new ConfigurationError(
      'BANK_BIC must have 8 or 11 capital letters and figures, such as COBADEFFXXX.',
    )
  return iban === null || holder === null ? null : { iban, holder, bic }
}

/** What a dollar is in another currency; null where no rate is set. */
function readRate({ given }: Reading, name: string, currency: string, example: string): number | null {
  const rate = given(name)
  if (rate !== null && !(/^\d{1,6}(\.\d{1,6})?$/.test(rate) && Number(rate) > 0))
    throw new ConfigurationError(`${name} must be the ${currency} for a dollar, such as ${example}.`)
  return rate === null ? null : Number(rate)
}

/** What M-Pesa gives for a dollar; null where no rate is set. */
export const readShillings = (read: Reading): number | null =>
  readRate(read, 'MPESA_RATE', 'shillings', '129.50')

/** A stand-in for a provider, which may be spoken to in the open on this machine alone. */
function readApiUrl({ address }: Reading, name: string): string | null {
  const url = address(name, ['https:', 'http:'])
  if (url !== null && new URL(url).protocol === 'http:' && !isThisMachine(new URL(url).hostname))
    throw new ConfigurationError(`${name} must begin with https://, unless it stands on this machine.`)
  return url
}

function readChoice({ given }: Reading): readonly Chosen[] {
  const names = (given('PAYMENTS') ?? 'sandbox')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')
  const strangers = names.filter((name) => name !== 'sandbox' && !isReal(name))
  if (names.length === 0 || strangers.length > 0)
    throw new ConfigurationError(
      `PAYMENTS must be a list out of sandbox, ${Object.keys(needed).join(', ')}, but it is '${given('PAYMENTS')}'.`,
    )
  if (names.includes('sandbox') && names.length > 1)
    throw new ConfigurationError('PAYMENTS must have sandbox alone: it would pay for what others charge.')
  return names.filter(isReal)
}

function mustBeThere({ given }: Reading, chosen: readonly Chosen[]): void {
  const missing = chosen
    .map((name) => ({ name, unset: needed[name].filter((variable) => given(variable) === null) }))
    .filter(({ unset }) => unset.length > 0)
  if (missing.length === 0) return
  const each = missing.map(({ name, unset }) => `${unset.join(', ')} for ${name}`)
  throw new ConfigurationError(
    `PAYMENTS is '${chosen.join(',')}', so these must be set too: ${each.join('; ')}.`,
  )
}

/** What was found to be there. */
const text = ({ given }: Reading, name: string): string => given(name) ?? ''

const readStripe = (read: Reading): StripeSettings => ({
  secretKey: text(read, 'STRIPE_SECRET_KEY'),
  publishableKey: text(read, 'STRIPE_PUBLISHABLE_KEY'),
  webhookSecret: text(read, 'STRIPE_WEBHOOK_SECRET'),
  apiUrl: readApiUrl(read, 'STRIPE_API_URL'),
})

const readMpesa = (read: Reading): MpesaSettings => ({
  consumerKey: text(read, 'MPESA_CONSUMER_KEY'),
  consumerSecret: text(read, 'MPESA_CONSUMER_SECRET'),
  shortcode: text(read, 'MPESA_SHORTCODE'),
  passkey: text(read, 'MPESA_PASSKEY'),
  noticeSecret: text(read, 'MPESA_NOTICE_SECRET'),
  apiUrl: readApiUrl(read, 'MPESA_API_URL'),
  shillingsPerDollar: readShillings(read) ?? 0,
  mostShillings: read.number('MPESA_LIMIT', 250_000, 1, 100_000_000),
})

function readBank(read: Reading): BankSettings | undefined {
  const payer = readPayer(read)
  const eurosPerDollar = readRate(read, 'BANK_RATE', 'euros', '0.92')
  if (!payer) return undefined
  return {
    ...payer,
    bic: text(read, 'BANK_BIC'),
    bank: text(read, 'BANK_NAME'),
    ...(eurosPerDollar !== null && { eurosPerDollar }),
  }
}

/** Through whom the shop is paid; null for the sandbox. @throws ConfigurationError, with all that is missing at once */
export function readPayments(read: Reading): PaymentSettings | null {
  const chosen = readChoice(read)
  if (chosen.length === 0) return null
  mustBeThere(read, chosen)
  const bank = chosen.includes('bank') ? readBank(read) : undefined
  return {
    ...(chosen.includes('stripe') && { stripe: readStripe(read) }),
    ...(chosen.includes('mpesa') && { mpesa: readMpesa(read) }),
    ...(bank && { bank }),
  }
}
