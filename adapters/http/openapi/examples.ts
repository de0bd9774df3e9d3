import { type JsonSchema, schemaNamed } from './schema.ts'

const workId = '5c4ad1eb-68ed-4e4e-a309-d8d41e4d3c01'
const moment = '2026-11-02T09:30:00.000Z'

/** What stands under a name wherever it is a text, as somebody would write it. */
const texts: Readonly<Record<string, string>> = {
  accessKey: 'bXk4c2VjcmV0a2V5Zm9yb25lb3JkZXI',
  accountNumber: '0011223344',
  action: 'artist-approved',
  alt: 'A white jar on a wooden table.',
  bank: 'Bank of Example',
  bankName: 'Bank of Example',
  bic: 'COBADEFFXXX',
  bio: 'Throws porcelain by the river.',
  bookedOn: '2026-11-02',
  brand: 'visa',
  cardName: 'Lena Okoro',
  cardNumber: '4242424242424242',
  carrier: 'DHL',
  line: '9f2c81d04be7a6530c1d',
  category: 'paintings',
  city: 'Lagos',
  country: 'NG',
  currency: 'EUR',
  currentPassword: 'a wide blue harbour',
  cvv: '739',
  description: 'Thrown in one piece, and fired for three days.',
  device: 'Firefox on Linux',
  edition: '3 of 12',
  email: 'lena@example.org',
  expiryDate: '12/30',
  ground: '#f3efe8',
  holder: 'Lena Okoro',
  iban: 'DE89370400440532013000',
  imageUrl: '/media/1c6bc4657ecf4c48bc624634d20fb168/800',
  last4: '4242',
  medium: 'Porcelain, wood-fired',
  message: 'Is the jar still there?',
  month: '2026-11',
  name: 'Lena Okoro',
  number: '4829-1736',
  on: '2026-11-02',
  orderNumber: '4829-1736',
  password: 'a wide blue harbour',
  phone: '+2348012345678',
  phoneNumber: '254712345678',
  postalCode: '101241',
  preferredMedium: 'Porcelain',
  profilePicture: '/media/1c6bc4657ecf4c48bc624634d20fb168/800',
  q: 'moon jar',
  query: 'moon jar',
  reason: 'It came broken.',
  reference: 'RF18539007547034',
  returnTo: '/art-gallery',
  sender: 'Lena Okoro',
  senderIban: 'DE89370400440532013000',
  state: 'Lagos State',
  street: '12 Marina Road',
  subject: 'Moon Jar, Slightly Late',
  title: 'Moon Jar, Slightly Late',
  token: 'sandbox_card_1f0e',
  trackingNumber: '00340434161094042557',
  userName: 'Lena Okoro',
  venue: 'Kunsthalle, Bern',
  width: '800',
  year: '2025',
}

const formats: Readonly<Record<string, string>> = {
  'date-time': moment,
  date: moment.slice(0, 10),
  binary: 'moon-jar.jpg',
}

const byPattern: Readonly<Record<string, string>> = {
  '^\\d{4}-\\d{4}$': '4829-1736',
  '^[a-z][a-z-]*$': 'not-found',
  '^[\\w.~-]{1,200}$': 'a-secret',
}

/** Ids and lists of them, which are known by how they must look. */
const looksLikeId = (pattern: string): boolean =>
  pattern.startsWith('^[\\da-fA-F]{8}') || pattern.startsWith('^[^,]')

function textExample({ format, pattern, minLength = 0, contentSchema }: JsonSchema, name: string): string {
  if (contentSchema) return JSON.stringify(exampleOf(contentSchema as JsonSchema, name))
  if (typeof format === 'string' && formats[format]) return formats[format]
  if (typeof pattern === 'string' && looksLikeId(pattern)) return workId
  if (typeof pattern === 'string' && byPattern[pattern]) return byPattern[pattern]
  const word =
    texts[name] ?? (/id$/i.test(name) ? workId : /(url|uri)$/i.test(name) ? '/art-gallery' : name || 'text')
  return word.padEnd(Number(minLength), '.')
}

const numberExample = ({ minimum = 1, maximum = Number.MAX_SAFE_INTEGER, type }: JsonSchema): number =>
  Math.min(Math.max(type === 'integer' ? 2 : 340, Number(minimum)), Number(maximum))

function objectExample({ properties = {}, additionalProperties }: JsonSchema): object {
  const own = Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => [
    name,
    exampleOf(schema, name),
  ])
  const other =
    own.length === 0 && typeof additionalProperties === 'object' && additionalProperties !== null
      ? [['name', exampleOf(additionalProperties as JsonSchema, 'name')]]
      : []
  return Object.fromEntries([...own, ...other])
}

/**
 * A value that a schema allows, as somebody would send or be sent it.
 * @param name of the property whose value it is
 */
export function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (typeof schema.$ref === 'string') return exampleOf(schemaNamed(schema.$ref), name)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [first] = [schema.anyOf, schema.oneOf].flatMap(
    (each) => (each as readonly JsonSchema[] | undefined) ?? [],
  )
  if (first) return exampleOf(first, name)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array')
    return Array.from({ length: Math.max(1, Number(schema.minItems ?? 1)) }, () =>
      exampleOf((schema.items as JsonSchema | undefined) ?? {}, name.replace(/s$/, '')),
    )
  if (type === 'boolean') return true
  if (type === 'integer' || type === 'number') return numberExample(schema)
  if (type === 'object' || schema.properties) return objectExample(schema)
  return textExample(schema, name)
}
