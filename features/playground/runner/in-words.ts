/** A value as somebody reads it who writes no code. */
export function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value === '' ? 'empty' : `“${value}”`
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(inWords).join(', ')
  if (value instanceof Map || value instanceof Set) return inWords([...value])
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${name}: ${inWords(each)}`)
      .join('; ')
  return JSON.stringify(value)
}
