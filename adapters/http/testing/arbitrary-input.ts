import fc from 'fast-check'

export type JsonSchema = Readonly<Record<string, unknown>>
type Schemas = Readonly<Record<string, JsonSchema>>

const prefix = '#/components/schemas/'

/** What nobody foresees: signs that databases, addresses, pages and numbers stumble over. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  'é'.repeat(300),
  'x'.repeat(2_000),
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '%00',
  '../../etc/passwd',
  '-1',
  '1e999',
  'NaN',
  'null',
  '00000000-0000-0000-0000-000000000000',
]

/** Of any signs at all; to be able to make them smaller, a string of fast-check's would know all of them by heart first. */
const strange = fc
  .array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points))

const anything = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1.5,
    1e300,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    [[]],
    ...nasty,
  ),
  strange,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Texts that are known to stand for something in the shop, such as ids and numbers of orders. */
export type Known = Readonly<Record<string, readonly string[]>>

/** By pattern: to find out what a pattern can say takes longer than to ask a server. */
const matching = new Map<string, fc.Arbitrary<string>>()

function textsLike(pattern: string): fc.Arbitrary<string> {
  const like = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern))
  matching.set(pattern, like)
  return like
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema, name: string, known: Known) {
  const [least, most] = [Number(minLength), Math.min(Number(maxLength), 200)]
  const there = known[name]
  const own = there && there.length > 0 ? [{ arbitrary: fc.constantFrom(...there), weight: 9 }] : []
  const free = (): fc.Arbitrary<string> => {
    if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
    if (format === 'date')
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    // Categories of signs are none of what can be turned around.
    if (typeof pattern === 'string' && !pattern.includes('\\p')) return textsLike(pattern)
    if (/email/i.test(name)) return fc.emailAddress({ size: 'small' })
    return fc.oneof(
      fc.string({ minLength: least, maxLength: most }),
      fc.string({ unit: 'grapheme', minLength: least, maxLength: most }),
    )
  }
  return fc.oneof(...own, { arbitrary: free(), weight: 1 })
}

/** With as many decimals as are taken; hundredths where nothing is said of them. */
function numbers({
  minimum = 0,
  maximum = 100_000,
  'x-decimal-places': places = 2,
}: JsonSchema): fc.Arbitrary<number> {
  const inOne = 10 ** Number(places)
  return fc
    .integer({ min: Math.ceil(Number(minimum) * inOne), max: Number(maximum) * inOne })
    .map((parts) => parts / inOne)
}

/** Values of a schema. @param name of the property whose value it is */
export function goodInput(
  schema: JsonSchema,
  schemas: Schemas,
  known: Known,
  name = '',
): fc.Arbitrary<unknown> {
  const inner = (each: JsonSchema, its = name) => goodInput(each, schemas, known, its)
  if (typeof schema.$ref === 'string') return inner(schemas[schema.$ref.slice(prefix.length)] ?? {})
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as readonly JsonSchema[] | undefined
  if (choices) return fc.oneof(...choices.map((each) => inner(each)))
  if (schema.contentSchema)
    return inner(schema.contentSchema as JsonSchema).map((value) => JSON.stringify(value))
  switch (schema.type) {
    case 'array':
      return fc.array(inner((schema.items ?? {}) as JsonSchema, name.replace(/s$/, '')), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Math.min(Number(schema.maxItems ?? 3), Number(schema.minItems ?? 0) + 3),
      })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Number(schema.minimum ?? 0), max: Number(schema.maximum ?? 1_000) })
    case 'number':
      return numbers(schema)
    case 'object': {
      const properties = Object.entries((schema.properties ?? {}) as Schemas)
      return fc.record(Object.fromEntries(properties.map(([its, each]) => [its, inner(each, its)])), {
        requiredKeys: (schema.required ?? []) as string[],
      })
    }
    default:
      return texts(schema, name, known)
  }
}

/** What is none of a schema's values, or hardly: one with something left out, exchanged or added, and what nobody foresees. */
export const badInput = (schema: JsonSchema, schemas: Schemas, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: anything },
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          goodInput(schema, schemas, known),
          fc.nat(),
          anything,
          fc.constantFrom('without', 'instead', 'more'),
        )
        .map(([good, place, odd, how]) => {
          if (typeof good !== 'object' || good === null || Array.isArray(good)) return odd
          const changed: Record<string, unknown> = { ...good }
          const names = Object.keys(changed)
          const name = names[place % Math.max(1, names.length)] ?? 'unheardOf'
          if (how === 'without') delete changed[name]
          else changed[how === 'more' ? 'unheardOf' : name] = odd
          return changed
        }),
    },
  )

/** Parts of addresses and values of queries: known ones, others, and what nobody foresees. */
export const addressed = (schema: JsonSchema, known: Known, name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 9, arbitrary: goodInput(schema, {}, known, name).map(String) },
    { weight: 1, arbitrary: fc.constantFrom(...nasty) },
  )
