import type { Random } from '../random.ts'
import { type DemoPerson, oneOf } from './invented-persons.ts'
import type { LivedOrder } from './life-of-order.ts'

/** What a letter speaks of beside its work: that it is on its way to whoever writes, that it has come, or that it is gone. */
export type Told = 'ordered' | 'arrived' | 'sold-out'

/** What somebody can write about, and when. */
export interface Occasion {
  readonly told: Told
  readonly artistId: string
  readonly title: string
  /** Null where anybody can. */
  readonly by: DemoPerson | null
  readonly from: Date
  readonly until: Date
}

/** Milliseconds. */
const hour = 3_600_000
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hour)
const first = (one: Date, other: Date) => (one < other ? one : other)

/** Who bought a work writes before it has left, or once it is there; of what went wrong there are other conversations. */
function ofBuyers(
  { order, claims, withdrawals }: LivedOrder,
  buyers: ReadonlyMap<string, DemoPerson>,
  now: Date,
): readonly Occasion[] {
  const by = buyers.get(order.email)
  const at = (wanted: string) => order.timeline.find(({ status }) => status === wanted)?.at
  const [paidAt, deliveredAt] = [at('paid'), at('delivered')]
  if (!by || !paidAt || order.refunds.length + claims.length + withdrawals.length > 0) return []
  return order.lines.flatMap(({ title, artist: { id: artistId } }) => {
    const leftAt = order.fulfilments.find(({ artist }) => artist.id === artistId)?.shippedAt ?? now
    const of = { artistId, title, by }
    const ordered = { ...of, told: 'ordered' as const, from: later(paidAt, 0.5), until: leftAt }
    if (!deliveredAt) return [ordered]
    return [
      ordered,
      { ...of, told: 'arrived' as const, from: later(deliveredAt, 3), until: later(deliveredAt, 200) },
    ]
  })
}

/** Works that are gone now, with when the last piece of each was bought. */
function ofLateComers(
  orders: readonly LivedOrder[],
  works: readonly { readonly artworkId: string; readonly stock: number }[],
): readonly Occasion[] {
  const gone = new Set(works.filter(({ stock }) => stock === 0).map(({ artworkId }) => artworkId))
  const last = new Map<string, Occasion>()
  for (const { order } of orders) {
    if (order.status === 'cancelled') continue
    for (const { artworkId, title, artist } of order.lines)
      if (gone.has(artworkId) && order.placedAt >= later(last.get(artworkId)?.from ?? new Date(0), -2))
        last.set(artworkId, {
          told: 'sold-out',
          artistId: artist.id,
          title,
          by: null,
          from: later(order.placedAt, 2),
          until: later(order.placedAt, 36),
        })
  }
  return [...last.values()]
}

/** What people can write about of what they bought in a while, or came too late for. */
export const occasionsOf = (
  orders: readonly LivedOrder[],
  works: readonly { readonly artworkId: string; readonly stock: number }[],
  people: readonly DemoPerson[],
  now: Date,
): readonly Occasion[] => {
  const buyers = new Map(people.map((person) => [person.email, person]))
  return [...orders.flatMap((each) => ofBuyers(each, buyers, now)), ...ofLateComers(orders, works)]
}

/** Takes an occasion by chance out of some, with when somebody writes: long enough ago; none where there is none. */
export function takenOccasion(
  occasions: Occasion[],
  told: string,
  latest: Date,
  random: Random,
): { readonly occasion: Occasion; readonly at: Date } | null {
  const possible = occasions.filter((each) => each.told === told && each.from < first(each.until, latest))
  if (possible.length === 0) return null
  const occasion = oneOf(possible, random)
  occasions.splice(occasions.indexOf(occasion), 1)
  const { from, until } = occasion
  return { occasion, at: new Date(random.range(from.getTime(), first(until, latest).getTime())) }
}
