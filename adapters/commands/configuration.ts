import { join, resolve } from 'node:path'
import type { PaymentSettings } from '#adapters/composition/payments/payment-settings.ts'
import type { MailboxReaders } from '#adapters/http/dev-mailbox/dev-mailbox-controller.ts'
import type { Payer } from '#adapters/payout-files/credit-transfers.ts'
import type { HoldLimits } from '#domain/orders/holding.ts'
import type { PaymentTimes } from '#domain/orders/payment-times.ts'
import { isEmailAddress } from '#domain/shared/email-address.ts'
import {
  readDatabaseUrl,
  readMailUrl,
  readMediaUrl,
  readPublicUrl,
  readReplicaUrls,
} from './environment/addresses-in-environment.ts'
import {
  allOf,
  ConfigurationError,
  type Environment,
  isThisMachine,
  type Reading,
  reader,
} from './environment/environment.ts'
import { readHoldLimits, readPaymentTimes } from './environment/holds-in-environment.ts'
import { readPayer, readPayments, readShillings } from './environment/payments-in-environment.ts'
import { readTraces, type TracesSettings } from './environment/traces-in-environment.ts'

/** What the environment says, checked. */
export interface Configuration {
  readonly port: number
  readonly host: string
  /** An existing PostgreSQL; null for the one we bring along. */
  readonly databaseUrl: string | null
  /** Databases that follow it, and may be read instead. */
  readonly replicaUrls: readonly string[]
  readonly dataFolder: string
  /** Where pictures lie that are kept in no bucket. */
  readonly mediaFolder: string
  /** The bucket that pictures are kept in: s3://bucket?endpoint=…&region=…; null for the data folder. */
  readonly mediaUrl: string | null
  readonly demo: boolean
  /** Scheme and host alone, so that paths can follow. */
  readonly publicUrl: string | undefined
  /** The mail server, with its password; null where mails are kept. */
  readonly mailUrl: string | null
  /** Who can read mails that are kept, at /dev/mailbox. */
  readonly mailbox: MailboxReaders
  /** Where to write about holes in the shop: 'mailto:…' or 'https://…'; null for nowhere. */
  readonly securityContact: string | null
  readonly feePercent: number
  /** Through whom the shop is paid; null for the sandbox. */
  readonly payments: PaymentSettings | null
  /** The account that payouts leave from; null where none was set. */
  readonly payer: Payer | null
  /** What M-Pesa gives for a dollar; null where no rate was set. */
  readonly shillingsPerDollar: number | null
  /** The most that unpaid orders may keep from others. */
  readonly holdLimits: HoldLimits
  /** How long works are kept for an order that is not paid. */
  readonly paymentTimes: PaymentTimes
  /** Where Prometheus is answered; null for nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null
  /** Where traces are collected; null for nowhere. */
  readonly traces: TracesSettings | null
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly workers: number
  /** Milliseconds from the word that nobody is to be sent here any more until nobody is taken. */
  readonly stopDelay: number
  /** Seals what is kept secret in the database; null for one kept in the data folder. */
  readonly secretKey: string | null
  /** Whether admins can do nothing until they have a second factor. */
  readonly adminsNeedSecondFactor: boolean
  /** How we are known to another provider of sign-ins; null without one. */
  readonly openId: {
    readonly issuer: string
    readonly clientId: string
    readonly clientSecret: string
  } | null
}

/** Guessing it would open what it seals. */
const shortestSecret = 32

const openIdNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** A plain mail address is meant as one. */
function readSecurityContact({ given }: Reading): string | null {
  const contact = given('SECURITY_CONTACT')
  if (contact === null) return null
  const address = isEmailAddress(contact) && !contact.includes(':') ? `mailto:${contact}` : contact
  if (!URL.canParse(address) || !['mailto:', 'https:'].includes(new URL(address).protocol))
    throw new ConfigurationError(
      'SECURITY_CONTACT must be a mail address, or an address that begins with https://.',
    )
  return new URL(address).href
}

function readSecretKey({ given }: Reading): string | null {
  const secretKey = given('SECRET_KEY')
  if (secretKey !== null && secretKey.length < shortestSecret)
    throw new ConfigurationError(`SECRET_KEY must have at least ${shortestSecret} characters.`)
  return secretKey
}

/** An address of its own: what it says is for whoever runs the shop, and not for visitors. */
function readMetrics({ given, number, text }: Reading, shopPort: () => number): Configuration['metrics'] {
  const host = text('METRICS_HOST', '127.0.0.1')
  if (given('METRICS_PORT') === null) return null
  const port = number('METRICS_PORT', 0, 0, 65535)
  if (port !== 0 && port === shopPort())
    throw new ConfigurationError('METRICS_PORT must be another port than PORT.')
  return { host, port }
}

function readOpenId({ given, address }: Reading): Configuration['openId'] {
  const missing = openIdNames.filter((name) => given(name) === null)
  if (missing.length === openIdNames.length) return null
  const [first] = missing
  if (first !== undefined)
    throw new ConfigurationError(`${first} must be set too: ${openIdNames.join(', ')}.`)
  const issuer = address('OIDC_ISSUER', ['https:', 'http:']) ?? ''
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !isThisMachine(hostname))
    throw new ConfigurationError('OIDC_ISSUER must begin with https://, unless it stands on this machine.')
  return { issuer, clientId: given('OIDC_CLIENT_ID') ?? '', clientSecret: given('OIDC_CLIENT_SECRET') ?? '' }
}

/** Whether this machine alone reaches the shop. */
const isAmongUs = (host: string, publicUrl: string | null): boolean =>
  isThisMachine(host) && (publicUrl === null || isThisMachine(new URL(publicUrl).hostname))

/** @throws ConfigurationError with a sentence that names the variable, for each that is wrong */
export function readConfiguration(environment: Environment): Configuration {
  const read = reader(environment)
  const { given, text, number, percent, flag, choice } = read
  const host = text('HOST', '127.0.0.1')
  const port = () => number('PORT', 3000, 0, 65535)
  const dataFolder = resolve(text('DATA_DIR', '.data'))
  const mailbox = (): MailboxReaders => {
    if (readMailUrl(read) !== null) return 'nobody'
    if (flag('DEMO', false)) return 'everybody'
    return isAmongUs(host, readPublicUrl(read)) ? 'this machine' : 'nobody'
  }
  return allOf<Configuration>({
    port,
    host: () => host,
    databaseUrl: () => readDatabaseUrl(read),
    replicaUrls: () => readReplicaUrls(read),
    dataFolder: () => dataFolder,
    mediaFolder: () => join(dataFolder, 'media'),
    mediaUrl: () => readMediaUrl(read),
    // A known password, and everybody's mails, are for nobody else unless somebody asks for them by name.
    demo: () => {
      const asked = flag('DEMO', false)
      return given('DEMO') === null
        ? readDatabaseUrl(read) === null && isAmongUs(host, readPublicUrl(read))
        : asked
    },
    publicUrl: () => readPublicUrl(read) ?? undefined,
    mailUrl: () => readMailUrl(read),
    mailbox,
    securityContact: () => readSecurityContact(read),
    feePercent: () => percent('PLATFORM_FEE_PERCENT', 15),
    payments: () => readPayments(read),
    payer: () => readPayer(read),
    shillingsPerDollar: () => readShillings(read),
    holdLimits: () => readHoldLimits(read),
    paymentTimes: () => readPaymentTimes(read),
    metrics: () => readMetrics(read, port),
    traces: () => readTraces(read),
    trustProxy: () => flag('TRUST_PROXY', false),
    logLevel: () => choice('LOG_LEVEL', 'info', logLevels),
    workers: () => number('WORKERS', 1, 1, 64),
    stopDelay: () => number('STOP_DELAY', 0, 0, 300) * 1_000,
    secretKey: () => readSecretKey(read),
    adminsNeedSecondFactor: () =>
      choice('REQUIRE_SECOND_FACTOR', 'nobody', ['nobody', 'admins']) === 'admins',
    openId: () => readOpenId(read),
  })
}
