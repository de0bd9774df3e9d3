import type { DemoPerson } from '#adapters/demo/past/invented-persons.ts'
import type { Occasion } from '#adapters/demo/past/letters.ts'
import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'

/** Milliseconds. */
const hour = 3_600_000
const later = (at: Date, hours: number) => new Date(at.getTime() + hours * hour)

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
