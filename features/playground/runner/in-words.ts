/** A field's name as words, such as "total price". */
const nameInWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

/** A value as somebody reads it who writes no code; a text that has a name in front of it needs no quotation marks. */
export function inWords(value: unknown, isNamed = false): string {
  if (value === undefined || value === null) return 'nothing'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  if (typeof value === 'string') return value === '' ? 'empty' : isNamed ? value : `“${value}”`
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Map || value instanceof Set) return inWords([...value])
  if (Array.isArray(value))
    return value.length === 0 ? 'nothing' : value.map((each) => inWords(each)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${nameInWords(name)}: ${inWords(each, true)}`)
      .join('; ')
  return JSON.stringify(value)
}
