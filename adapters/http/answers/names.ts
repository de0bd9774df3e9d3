import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'

/** Something came to a place in an order of which lists are kept. */
interface ComeTo {
  readonly order: string
  readonly place: number
}

/** What a change tells of orders: 'popular>12'. */
export const placesIn = (changed: readonly string[]): readonly ComeTo[] =>
  changed.flatMap((name) => {
    const at = name.indexOf('>')
    return at < 0 ? [] : [{ order: name.slice(0, at), place: Number(name.slice(at + 1)) }]
  })

/** Whether a list ends behind one of these places. */
export const isHit = ({ ends }: Pick<MadeOf, 'ends'>, places: readonly ComeTo[]): boolean =>
  places.some(({ order, place }) => {
    const end = ends.get(order)
    return end !== undefined && place >= end
  })

/** Whether an answer may read differently after a change. */
export const isMadeOf = (madeOf: MadeOf, changed: ChangedNames): boolean =>
  changed === 'everything' ||
  changed.some((name) => madeOf.names.has(name)) ||
  (madeOf.ends.size > 0 && isHit(madeOf, placesIn(changed)))
