import { resolve } from 'node:path'

/** What the environment says, checked. */
export interface Configuration {
  readonly port: number
  readonly host: string
  /** An existing PostgreSQL; null for the one we bring along. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly demo: boolean
  /** Scheme and host alone, so that paths can follow. */
  readonly publicUrl: string | undefined
  readonly feePercent: number
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly workers: number
}

/** A variable that says something we cannot work with; the message names it. */
export class ConfigurationError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

function reader(environment: Environment) {
  const given = (name: string): string | null => environment[name]?.trim() || null
  const refuse = (name: string, wanted: string): never => {
    throw new ConfigurationError(`${name} must be ${wanted}, but it is '${given(name)}'.`)
  }
  return {
    text: (name: string, fallback: string) => given(name) ?? fallback,
    number: (name: string, fallback: number, least: number, most: number): number => {
      const value = given(name)
      if (value === null) return fallback
      const number = Number(value)
      if (!Number.isInteger(number) || number < least || number > most)
        return refuse(name, `a whole number from ${least} to ${most}`)
      return number
    },
    percent: (name: string, fallback: number): number => {
      const value = given(name)
      if (value === null) return fallback
      const number = Number(value)
      if (!/^\d+(\.\d{1,2})?$/.test(value) || number > 100)
        return refuse(name, 'a number from 0 to 100 with at most two decimals')
      return number
    },
    flag: (name: string, fallback: boolean): boolean => {
      const value = given(name)
      if (value === null) return fallback
      if (value !== '0' && value !== '1') return refuse(name, '0 or 1')
      return value === '1'
    },
    /** Never repeats the value: addresses may carry passwords. */
    address: (name: string, schemes: readonly string[]): string | null => {
      const value = given(name)
      if (value === null) return null
      if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol))
        throw new ConfigurationError(
          `${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`,
        )
      return value
    },
    choice: (name: string, fallback: string, choices: readonly string[]): string => {
      const value = given(name)
      if (value === null) return fallback
      return choices.includes(value) ? value : refuse(name, `one of ${choices.join(', ')}`)
    },
  }
}

/** @throws ConfigurationError with a sentence that names the variable */
export function readConfiguration(environment: Environment): Configuration {
  const { text, number, percent, flag, address, choice } = reader(environment)
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:'])
  const publicUrl = address('PUBLIC_URL', ['http:', 'https:'])
  return {
    port: number('PORT', 3000, 0, 65535),
    host: text('HOST', '127.0.0.1'),
    databaseUrl,
    dataFolder: resolve(text('DATA_DIR', '.data')),
    demo: flag('DEMO', databaseUrl === null),
    publicUrl: publicUrl === null ? undefined : new URL(publicUrl).origin,
    feePercent: percent('PLATFORM_FEE_PERCENT', 15),
    trustProxy: flag('TRUST_PROXY', false),
    logLevel: choice('LOG_LEVEL', 'info', logLevels),
    workers: number('WORKERS', 1, 1, 64),
  }
}
