import type { IsNumberOptions } from 'class-validator'

type Arguments = readonly unknown[]

const decimalsInWords = ['no decimals', 'at most one decimal', 'at most two decimals']

function numberOf({ maxDecimalPlaces: most }: IsNumberOptions = {}): string {
  const decimals = most === undefined ? undefined : (decimalsInWords[most] ?? `at most ${most} decimals`)
  return decimals === undefined ? 'must be a number' : `must be a number with ${decimals}`
}

/** What is wrong with a field, by the rule that it breaks, in words of ours. */
const faults: Readonly<Record<string, (constraints: Arguments) => string>> = {
  isString: () => 'must be text',
  isInt: () => 'must be a whole number',
  isNumber: ([options]) => numberOf(options as IsNumberOptions | undefined),
  isBoolean: () => 'must be true or false',
  isArray: () => 'must be a list',
  isObject: () => 'must be an object',
  nestedValidation: () => 'must be an object',
  minLength: ([least]) => `must have at least ${String(least)} characters`,
  maxLength: ([most]) => `must have at most ${String(most)} characters`,
  min: ([least]) => `must be at least ${String(least)}`,
  max: ([most]) => `must be at most ${String(most)}`,
  arrayMinSize: ([least]) => `must have at least ${String(least)} in it`,
  arrayMaxSize: ([most]) => `must have at most ${String(most)} in it`,
  matches: () => 'cannot be read',
  isIn: ([values]) => `must be one of ${(values as Arguments).join(', ')}`,
}

/** What is said of a field whose value breaks a rule; `constraints` is what the rule was given. */
export function faultOf(field: string, value: unknown, rule: string, constraints: Arguments): string {
  if (value === undefined) return `${field} is missing`
  return `${field} ${faults[rule]?.(constraints) ?? 'cannot be read'}`
}
