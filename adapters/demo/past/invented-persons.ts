import { readFile } from 'node:fs/promises'
import type { ShippingForm } from '#domain/orders/shipping.ts'
import { type Random, randomFrom } from '../random.ts'
import { unevenMoments } from './uneven.ts'

/** Somebody invented who looks around here, writes and buys. */
export interface DemoPerson {
  readonly email: string
  /** Where their parcels go. */
  readonly address: ShippingForm
  /** Null for guests, who have no account. */
  readonly joinedAt: Date | null
  /** How gladly they buy, favour and write, beside others. */
  readonly eagerness: number
}

/** Days that the demo's past goes back. */
export const pastDays = 365
/** Who has joined in these days, and who bought without joining. */
export const members = 190
export const guests = 60

/** Milliseconds. */
const day = 86_400_000

/** A country's people: how they are called, where they live, and how they are reached. */
interface Region {
  readonly country: string
  readonly phone: string
  readonly given: readonly string[]
  readonly family: readonly string[]
  readonly towns: readonly (readonly string[])[]
  readonly streets: readonly string[]
}

async function regions(): Promise<readonly Region[]> {
  const table = await readFile(new URL('people.csv', import.meta.url), 'utf8')
  const [, ...lines] = table.trimEnd().split('\n')
  return lines.map((line) => {
    const [country = '', phone = '', given = '', family = '', towns = '', streets = ''] = line.split('|')
    return {
      country,
      phone,
      given: given.split(' '),
      // Such as van Wyk.
      family: family.split(/(?<!\b(?:de|van)) /),
      towns: towns.split(';').map((town) => town.split(',')),
      streets: streets.split(';'),
    }
  })
}

const digits = (form: string, random: Random): string => form.replaceAll('#', () => `${random.int(0, 9)}`)

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '')
    .replaceAll(' ', '-')

/** One of a list. */
export const oneOf = <One>(list: readonly One[], random: Random): One => {
  const one = list[random.int(0, list.length - 1)]
  if (one === undefined) throw new Error('There is nothing to choose from.')
  return one
}

const namesIn = ({ given, family }: Region): readonly string[] =>
  given.flatMap((first) => family.map((last) => `${first} ${last}`))

/** An address with who lives there. */
function addressIn({ country, phone, given, family, towns, streets }: Region, random: Random): ShippingForm {
  const [city = '', state = '', postalCode = ''] = oneOf(towns, random)
  return {
    name: `${oneOf(given, random)} ${oneOf(family, random)}`,
    street: oneOf(streets, random).replace('#', `${random.int(2, 98)}`),
    city,
    state,
    postalCode,
    country,
    phone: digits(phone, random),
  }
}

/** Those who have joined once the demo was filled in: so many are there, and so many join since then. */
export interface LaterMembers {
  readonly known: number
  readonly fresh: number
  readonly since: Date
}

/** The demo's people, more of them the younger the shop's past is: no two share a name, and there are no more than names. */
export async function inventedPersons(
  now: Date,
  later: LaterMembers = { known: 0, fresh: 0, since: now },
): Promise<readonly DemoPerson[]> {
  const all = await regions()
  const [named, names] = [new Set<string>(), new Set(all.flatMap(namesIn))]
  const yearAgo = new Date(now.getTime() - pastDays * day)
  const joining = unevenMoments(members, { from: yearAgo, until: now }, 'joining', 0.4)
  const most = members + guests + later.known + later.fresh
  return Array.from({ length: Math.min(most, names.size) }, (_, index) => {
    const random = randomFrom(`person ${index}`)
    let address = addressIn(oneOf(all, random), random)
    while (named.has(address.name)) address = addressIn(oneOf(all, random), random)
    named.add(address.name)
    const [first = '', ...rest] = plain(address.name).split('-')
    const after = (index - members - guests - later.known + random.next()) / Math.max(1, later.fresh)
    const joinedAt =
      joining[index]?.getTime() ??
      later.since.getTime() + Math.max(0, after) * (now.getTime() - later.since.getTime())
    const isGuest = index >= members && index < members + guests
    return {
      email: `${first}.${rest.join('')}@example.${oneOf(['org', 'net', 'com'], random)}`,
      address,
      joinedAt: isGuest ? null : new Date(joinedAt),
      eagerness: random.range(0.3, 1) ** 3 * (isGuest ? 0.3 : 1),
    }
  })
}
