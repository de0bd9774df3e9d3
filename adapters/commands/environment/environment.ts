/** A variable that says something we cannot work with; the message names it. */
export class ConfigurationError extends Error {}

export type Environment = Readonly<Record<string, string | undefined>>

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])
export const isThisMachine = (host: string): boolean =>
  thisMachine.has(host.toLowerCase()) || host.toLowerCase().endsWith('.localhost')

/** Never repeats the value: addresses may carry passwords. */
function checkedAddress(name: string, value: string, schemes: readonly string[]): string {
  if (!URL.canParse(value) || !schemes.includes(new URL(value).protocol))
    throw new ConfigurationError(
      `${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`,
    )
  return value
}

/** Reads single variables. @throws ConfigurationError with a sentence that names the variable */
export function reader(environment: Environment) {
  const given = (name: string): string | null => environment[name]?.trim() || null
  const refuse = (name: string, wanted: string): never => {
    throw new ConfigurationError(`${name} must be ${wanted}, but it is '${given(name)}'.`)
  }
  return {
    given,
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
    address: (name: string, schemes: readonly string[]): string | null => {
      const value = given(name)
      return value === null ? null : checkedAddress(name, value, schemes)
    },
    /** With commas between them. */
    addresses: (name: string, schemes: readonly string[]): readonly string[] =>
      (given(name)?.split(',') ?? []).map((each) => checkedAddress(name, each.trim(), schemes)),
    choice: (name: string, fallback: string, choices: readonly string[]): string => {
      const value = given(name)
      if (value === null) return fallback
      return choices.includes(value) ? value : refuse(name, `one of ${choices.join(', ')}`)
    },
  }
}

/** What each of them reads. @throws ConfigurationError that has a sentence for each that is wrong, one a line */
export function allOf<Values extends object>(
  readings: {
    readonly [Name in keyof Values]: () => Values[Name]
  },
): Values {
  const values: Partial<Values> = {}
  const wrong = new Set<string>()
  for (const name of Object.keys(readings) as (keyof Values)[])
    try {
      values[name] = readings[name]()
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      wrong.add(error.message)
    }
  if (wrong.size > 0) throw new ConfigurationError([...wrong].join('\n'))
  return values as Values
}

export type Reading = ReturnType<typeof reader>
