import { describe, expect, it } from 'vitest'
import { usualPaymentTimes } from '#domain/orders/payment-times.ts'
import { readConfiguration } from './configuration.ts'
import { ConfigurationError } from './environment/environment.ts'

describe('without anything set', () => {
  it('serves a demo with a database of its own on port 3000', () => {
    expect(readConfiguration({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: true,
      feePercent: 15,
      payer: null,
      shillingsPerDollar: null,
      trustProxy: false,
      workers: 1,
      stopDelay: 0,
    })
  })
})

describe('a shop in the open', () => {
  it.each([
    [{ PUBLIC_URL: 'https://sanaa.example' }],
    [{ HOST: '0.0.0.0' }],
    [{ HOST: '::' }],
    [{ HOST: '192.0.2.7', PUBLIC_URL: 'http://localhost:3000' }],
  ])('has no demo and shows nobody its mails, unless asked for by name: %j', (environment) => {
    expect(readConfiguration(environment)).toMatchObject({ demo: false, mailbox: 'nobody' })
    expect(readConfiguration({ ...environment, DEMO: '0' })).toMatchObject({ demo: false, mailbox: 'nobody' })
    expect(readConfiguration({ ...environment, DEMO: '1' })).toMatchObject({
      demo: true,
      mailbox: 'everybody',
    })
  })

  it.each([
    [{}],
    [{ HOST: 'localhost' }],
    [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }],
    [{ PUBLIC_URL: 'http://sanaa.localhost:3000' }],
  ])('is not one that this machine alone reaches: %j', (environment) => {
    expect(readConfiguration(environment)).toMatchObject({ demo: true, mailbox: 'this machine' })
    expect(readConfiguration({ ...environment, DEMO: '0' })).toMatchObject({
      demo: false,
      mailbox: 'this machine',
    })
  })
})

it('shows no mails where they are sent', () => {
  const sending = { MAIL_URL: 'smtp://mail.example.org' }
  expect(readConfiguration(sending).mailbox).toBe('nobody')
  expect(readConfiguration({ ...sending, DEMO: '1' }).mailbox).toBe('nobody')
})

it('shows no demo on a database that was there before, unless told to', () => {
  expect(readConfiguration({ DATABASE_URL: 'postgres://db/sanaa' }).demo).toBe(false)
  expect(readConfiguration({ DATABASE_URL: 'postgres://db/sanaa', DEMO: '1' }).demo).toBe(true)
})

it('reads how much may wait for its payment', () => {
  expect(readConfiguration({ HOLD_LIMIT: '2/5/1000' }).holdLimits).toEqual({
    buyer: { orders: 2, pieces: 5, sum: 100_000 },
    address: { orders: 10, pieces: 30, sum: 7_500_000 },
  })
})

it('reads for how long works are kept', () => {
  expect(readConfiguration({}).paymentTimes).toEqual(usualPaymentTimes)
  expect(
    readConfiguration({ HOLD_MINUTES_CARD: '10', HOLD_MINUTES_MPESA: '30', HOLD_HOURS_BANK: '120' })
      .paymentTimes,
  ).toEqual({ card: 600_000, mpesa: 1_800_000, atm: 432_000_000 })
})

it.each([
  ['HOLD_MINUTES_CARD', '4'],
  ['HOLD_MINUTES_MPESA', 'long'],
  ['HOLD_HOURS_BANK', '721'],
  ['HOLD_LIMIT', '3/10'],
  ['HOLD_LIMIT_PER_ADDRESS', '0/10/1000'],
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['DATABASE_URL', 'mysql://db'],
  ['DATABASE_URL', 'nonsense'],
  ['DATABASE_REPLICA_URLS', 'postgres://one/sanaa,two'],
  ['DATABASE_REPLICA_URLS', 'postgres://one/sanaa'],
  ['DEMO', 'yes'],
  ['PUBLIC_URL', 'sanaa.test'],
  ['PUBLIC_URL', 'https://sanaa.test/shop'],
  ['PUBLIC_URL', 'https://sanaa.test/?from=mail'],
  ['PUBLIC_URL', 'https://us:known@sanaa.test'],
  ['BANK_IBAN', 'DE89370400440532013001'],
  ['BANK_BIC', 'bank'],
  ['MPESA_RATE', '0'],
  ['MPESA_RATE', 'much'],
  ['PLATFORM_FEE_PERCENT', '101'],
  ['PLATFORM_FEE_PERCENT', 'much'],
  ['PLATFORM_FEE_PERCENT', '12.345'],
  ['TRUST_PROXY', 'true'],
  ['LOG_LEVEL', 'loud'],
  ['MAIL_URL', 'mail.example.org'],
  ['MAIL_URL', 'https://mail.example.org'],
  ['MAIL_URL', 'smtp://'],
  ['MEDIA_URL', 'https://pictures.example.org'],
  ['MEDIA_URL', 's3://'],
  ['MEDIA_URL', 's3://pictures?endpoint=ftp://files.example.org'],
  ['SECURITY_CONTACT', 'http://sanaa.example/holes'],
  ['SECURITY_CONTACT', 'write to us'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['METRICS_PORT', '70000'],
  ['METRICS_PORT', '3000'],
  ['WORKERS', '0'],
  ['STOP_DELAY', '301'],
  ['SECRET_KEY', 'too short'],
  ['REQUIRE_SECOND_FACTOR', 'everybody'],
])('names %s when it is %s', (name, value) => {
  const reading = () => readConfiguration({ [name]: value })
  expect(reading).toThrow(ConfigurationError)
  expect(reading).toThrow(name)
})

it('names all that is wrong at once, each in a line of its own', () => {
  const wrong = {
    PORT: 'eighty',
    DEMO: 'yes',
    PUBLIC_URL: 'sanaa.test',
    MAIL_URL: 'smtp://',
    METRICS_PORT: '-1',
    WORKERS: '0',
  }
  const reading = () => readConfiguration(wrong)
  expect(reading).toThrow(ConfigurationError)
  let said = ''
  try {
    reading()
  } catch (error) {
    said = (error as Error).message
  }
  expect(said.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'DEMO',
    'PUBLIC_URL',
    'MAIL_URL',
    'METRICS_PORT',
    'WORKERS',
  ])
})

it('keeps of the public address what paths can follow', () => {
  expect(readConfiguration({ PUBLIC_URL: 'https://sanaa.test/' }).publicUrl).toBe('https://sanaa.test')
})

it.each([
  ['security@sanaa.example', 'mailto:security@sanaa.example'],
  ['mailto:security@sanaa.example', 'mailto:security@sanaa.example'],
  ['https://sanaa.example/holes', 'https://sanaa.example/holes'],
])('takes %s as whom to write to about security', (SECURITY_CONTACT, address) => {
  expect(readConfiguration({}).securityContact).toBeNull()
  expect(readConfiguration({ SECURITY_CONTACT }).securityContact).toBe(address)
})

it('tells metrics only where it is asked to, and then to this machine alone unless told otherwise', () => {
  expect(readConfiguration({}).metrics).toBeNull()
  expect(readConfiguration({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull()
  expect(readConfiguration({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 })
  expect(readConfiguration({ METRICS_PORT: '0', METRICS_HOST: '::' }).metrics).toEqual({
    host: '::',
    port: 0,
  })
})

it('repeats no password of a broken address', () => {
  expect(() => readConfiguration({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow(/secret/)
  expect(() => readConfiguration({ PUBLIC_URL: 'https://us:secret@sanaa.test' })).not.toThrow(/secret/)
})

describe('another provider of sign-ins', () => {
  const provider = {
    OIDC_ISSUER: 'https://accounts.example.test',
    OIDC_CLIENT_ID: 'sanaa',
    OIDC_CLIENT_SECRET: 'known to both',
  }

  it('is known by all three variables together', () => {
    expect(readConfiguration({}).openId).toBeNull()
    expect(readConfiguration(provider).openId).toEqual({
      issuer: 'https://accounts.example.test',
      clientId: 'sanaa',
      clientSecret: 'known to both',
    })
    for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
      expect(() => readConfiguration({ ...provider, [name]: '' })).toThrow(`${name} must be set too`)
  })

  it('is spoken to in secret, unless it stands on this machine', () => {
    const reading = (issuer: string) => () => readConfiguration({ ...provider, OIDC_ISSUER: issuer })
    expect(reading('http://accounts.example.test')).toThrow('OIDC_ISSUER must begin with https://')
    expect(reading('ftp://accounts.example.test')).toThrow('OIDC_ISSUER')
    expect(reading('http://localhost:4000')).not.toThrow(ConfigurationError)
  })
})

it('repeats no secret', () => {
  expect(() => readConfiguration({ SECRET_KEY: 'hunter2' })).not.toThrow(/hunter2/)
})

it('lets admins go without a second factor, unless told otherwise', () => {
  expect(readConfiguration({}).adminsNeedSecondFactor).toBe(false)
  expect(readConfiguration({ REQUIRE_SECOND_FACTOR: 'admins' }).adminsNeedSecondFactor).toBe(true)
})

it('reads where traces go, as OpenTelemetry has its variables', () => {
  expect(readConfiguration({}).traces).toBeNull()
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
  expect(readConfiguration(collector).traces).toEqual({
    endpoint: 'http://collector:4318',
    headers: {},
    service: 'sanaa',
    share: 1,
  })
  const more = {
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, authorization=Bearer abc ,other=1',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  }
  expect(readConfiguration({ ...collector, ...more }).traces).toMatchObject({
    headers: { 'x-key': 'a key', authorization: 'Bearer abc', other: '1' },
    share: 0.05,
  })
  for (const wrong of [{ OTEL_EXPORTER_OTLP_HEADERS: 'key' }, { OTEL_TRACES_SAMPLER_ARG: 'much' }])
    expect(() => readConfiguration({ ...collector, ...wrong })).toThrow(ConfigurationError)
})
