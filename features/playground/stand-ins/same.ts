const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const fieldsOf = (held: object): readonly (readonly [unknown, unknown])[] =>
  held instanceof Map
    ? [...held]
    : held instanceof Set
      ? [...held].map((value) => [value, value])
      : Object.entries(held)

function hasSameFields(one: object, other: object): boolean {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)]
  return (
    fields.length === others.length &&
    fields.every(([name, value]) => others.some(([key, each]) => isSame(name, key) && isSame(value, each)))
  )
}

/** Whether two things say the same, however deep (Node's deepStrictEqual, for what data is made of). */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime()
  return hasSameFields(one, other)
}
