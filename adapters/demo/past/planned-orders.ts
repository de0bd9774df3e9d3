import type { OrderLine } from '#domain/orders/order-line.ts'
import type { PaymentMethod } from '#domain/orders/payment.ts'
import { type Random, randomFrom } from '../random.ts'
import { type DemoPerson, oneOf, pastDays } from './invented-persons.ts'
import { type DayOfWork, daysOfWorks, type SellingWork } from './selling-works.ts'

/** What becomes of an order that does not simply arrive. */
export type Fate = 'arrives' | 'unpaid' | 'called-off' | 'damaged' | 'sent-back'

export interface PlannedOrder {
  readonly placedAt: Date
  readonly buyer: DemoPerson
  readonly method: PaymentMethod
  readonly lines: readonly OrderLine[]
  readonly fate: Fate
  /** Days until a parcel leaves, and until it is there. */
  readonly packing: readonly number[]
  readonly travelling: readonly number[]
}

/** What has to be there whatever chance says: so that each desk of the demo's own accounts has something on it. */
interface Promised {
  readonly daysAgo: number
  readonly from?: 'artist'
  /** The work that is bought with others or alone. */
  readonly artworkId?: string
  readonly by?: 'shopper'
  readonly method?: PaymentMethod
  readonly fate?: Fate
  /** As soon as it can be, or not before tomorrow. */
  readonly packing?: number
  readonly travelling?: number
}

const promised: readonly Promised[] = [
  { daysAgo: 0.4, from: 'artist', packing: 3 },
  { daysAgo: 0.7, method: 'atm' },
  { daysAgo: 1.3, method: 'atm', fate: 'unpaid' },
  { daysAgo: 1.6, from: 'artist', packing: 3, method: 'mpesa' },
  { daysAgo: 2, by: 'shopper', from: 'artist', packing: 4 },
  { daysAgo: 5, from: 'artist', packing: 1, travelling: 19 },
  { daysAgo: 6, fate: 'damaged', from: 'artist', packing: 1, travelling: 3 },
  { daysAgo: 8, by: 'shopper', packing: 2, travelling: 12 },
  { daysAgo: 9.5, fate: 'sent-back', packing: 1, travelling: 3 },
  { daysAgo: 19, by: 'shopper', method: 'atm', fate: 'unpaid' },
  { daysAgo: 27, by: 'shopper', from: 'artist', packing: 2, travelling: 8 },
  { daysAgo: 34, by: 'shopper', fate: 'damaged', packing: 2, travelling: 6 },
  { daysAgo: 55, from: 'artist', fate: 'called-off' },
  { daysAgo: 78, by: 'shopper' },
  { daysAgo: 92, from: 'artist' },
  { daysAgo: 117, from: 'artist' },
  { daysAgo: 141, by: 'shopper', method: 'mpesa' },
  { daysAgo: 166, from: 'artist', method: 'mpesa' },
  { daysAgo: 205, from: 'artist' },
  { daysAgo: 233, by: 'shopper', from: 'artist' },
]

/** Orders on a day, at the beginning of the past and at its end. */
const [atFirst, atLast] = [0.75, 2.15]

/** Milliseconds. */
const day = 86_400_000

/** Takes one of what has weight, or nothing where nothing has. */
function weighed<One>(all: readonly One[], weight: (one: One) => number, random: Random): One | undefined {
  let rest = random.next() * all.reduce((sum, one) => sum + weight(one), 0)
  return all.find((one) => {
    const own = weight(one)
    rest -= own
    return own > 0 && rest <= 0
  })
}

interface Shop {
  readonly people: readonly DemoPerson[]
  readonly shopper: DemoPerson
  /** What each sells grows less with each order. */
  readonly works: readonly SellingWork[]
  /** The one who can be tried out. */
  readonly artistId: string
}

/** A part of the demo's past: what happens in it differs from what happened in others. */
export interface Window {
  /** Null for all of it, which begins with what is promised. */
  readonly since: Date | null
  readonly now: Date
}

/** What chance is drawn from beside the name of what it decides. */
export const seedOf = ({ since }: Window): string => since?.toISOString().slice(0, 10) ?? ''

/** What is one of a kind is still with its artist for days. */
const ofOneKind = (each: DayOfWork): Promised => ({ ...each, packing: 3 })

/** When orders were placed: somewhat more of them as time goes by, before a holiday and at the end of a week. */
function moments(
  { since, now }: Window,
  works: readonly SellingWork[],
): readonly { readonly at: Date; readonly promised?: Promised }[] {
  const times = Array.from({ length: pastDays }, (_, index) => {
    const random = randomFrom(`orders of ${pastDays - index} days ago${seedOf({ since, now })}`)
    const begins = new Date(now.getTime() - (pastDays - index) * day)
    const gifts = begins.getUTCMonth() === 11 && begins.getUTCDate() < 20 ? 1.6 : 1
    const week = [0, 6].includes(begins.getUTCDay()) ? 1.25 : 0.9
    const expected = (atFirst + ((atLast - atFirst) * index) / pastDays) * gifts * week
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0)
    return Array.from({ length: count }, () => ({
      at: new Date(begins.getTime() + random.range(0, 1) * day),
    }))
  }).flat()
  // Whoever goes on has damages and returns by chance alone.
  const sure = [...promised, ...daysOfWorks(works, now).map(ofOneKind)]
    .filter(({ fate }) => !since || !fate)
    .map((each) => ({ at: new Date(now.getTime() - each.daysAgo * day), promised: each }))
  return [...times, ...sure]
    .filter(({ at }) => !since || at > since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function fateOf(method: PaymentMethod, random: Random): Fate {
  const lot = random.next()
  if (method !== 'card' && lot > 0.9) return 'unpaid'
  // Who has paid by transfer is paid back by hand.
  if (method === 'atm') return 'arrives'
  return lot < 0.02 ? 'called-off' : lot < 0.033 ? 'damaged' : lot < 0.05 ? 'sent-back' : 'arrives'
}

function methodOf({ address }: DemoPerson, random: Random): PaymentMethod {
  if (address.country === 'KE') return random.chance(0.8) ? 'mpesa' : 'card'
  return random.chance(0.84) ? 'card' : 'atm'
}

/** What was bought at one time: mostly a single work. What is one of a kind was never given back. */
function linesAt(
  at: Date,
  { works, artistId }: Shop,
  random: Random,
  {
    fate,
    from,
    artworkId: sure,
    most,
  }: Pick<Promised, 'from' | 'artworkId'> & { readonly fate: Fate; readonly most: number },
): readonly OrderLine[] {
  const lines: OrderLine[] = []
  const isWanted = ({ artworkId, artist, hungAt, sellable, isUnique }: SellingWork): boolean =>
    hungAt < at &&
    sellable > 0 &&
    (from !== 'artist' || artist.id === artistId) &&
    (fate === 'arrives' || !isUnique) &&
    lines.every((line) => line.artworkId !== artworkId)
  while (lines.length < most) {
    const work =
      lines.length === 0 && sure !== undefined
        ? works.find(({ artworkId }) => artworkId === sure)
        : weighed(works.filter(isWanted), ({ favour }) => favour, random)
    if (!work) break
    const { artworkId, title, price, imageUrl, artist } = work
    const quantity = work.sellable > 2 && price < 20_000 && random.chance(0.12) ? 2 : 1
    work.sellable -= quantity
    lines.push({ artworkId, title, price, imageUrl, artist, quantity })
  }
  return lines
}

/** Orders of a while, the first one first. */
export function plannedOrders(shop: Shop, window: Window): readonly PlannedOrder[] {
  return moments(window, shop.works).flatMap(({ at: placedAt, promised: sure }, index) => {
    const random = randomFrom(`order ${index}${seedOf(window)}`)
    const there = shop.people.filter(({ joinedAt }) => joinedAt === null || joinedAt < placedAt)
    const buyer = sure?.by === 'shopper' ? shop.shopper : weighed(there, ({ eagerness }) => eagerness, random)
    if (!buyer) return []
    const method = sure ? (sure.method ?? 'card') : methodOf(buyer, random)
    const fate = sure ? (sure.fate ?? 'arrives') : fateOf(method, random)
    const most = fate === 'sent-back' || random.chance(0.72) ? 1 : random.int(2, 3)
    const lines = linesAt(placedAt, shop, random, { ...sure, fate, most })
    if (lines.length === 0) return []
    return {
      placedAt,
      buyer,
      method,
      lines,
      fate,
      packing: lines.map(() => sure?.packing ?? random.range(0.4, 3.2)),
      travelling: lines.map(() => sure?.travelling ?? random.range(2, 11)),
    }
  })
}

/** One of the carriers. */
export const carrierOf = (random: Random): string => oneOf(['DHL', 'UPS', 'FedEx', 'EMS'], random)
