type Arguments = readonly unknown[]

/** What is wrong with a field, by the rule that it breaks, in words of ours. */
const faults: Readonly<Record<string, (constraints: Arguments) => string>> = {
  isString: () => 'must be text',
  isInt: () => 'must be a whole number',
  isNumber: () => 'must be a number with at most two decimals',
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
