import { AsyncLocalStorage } from 'node:async_hooks'
import type { MadeOf, PublicReads } from '#application/answers/public-changes.ts'
import type { Clock } from '#application/shared/clock.ts'

/** What is changed together, and told by one name where it is too much to be told one by one: 'work:…' stands for itself and under this. */
const together = {
  work: 'works',
  artist: 'artists',
  name: 'artists',
  zones: 'artists',
  count: 'artists',
} as const

/** Gathers what an answer is made of. The names are those that the triggers of migration 39 note. */
export class Gathered implements MadeOf {
  readonly names = new Set<string>()
  readonly ends = new Map<string, number>()
  until = Number.POSITIVE_INFINITY
  isKnown = true
  /** When the answer was begun: milliseconds since 1970. */
  readonly begun: number

  constructor(begun: number) {
    this.begun = begun
  }

  add(name: string): void {
    this.names.add(name)
  }

  /** Something of one work or artist: all that is shown of it, an artist's name, where they send to, how many works they have. */
  addOf(kind: keyof typeof together, id: string): void {
    this.names.add(`${kind}:${id}`)
    this.names.add(together[kind])
  }

  /** The list ends at this place; null where it ends with everything that there is. */
  addEnd(order: 'popular' | 'followed', place: number | null): void {
    const known = this.ends.get(order) ?? Number.POSITIVE_INFINITY
    this.ends.set(order, Math.min(known, place ?? Number.NEGATIVE_INFINITY))
  }

  /** By the clock it reads differently from this time on, milliseconds since 1970; a time before the answer says nothing. */
  addTurn(time: number): void {
    if (time > this.begun) this.until = Math.min(this.until, time)
  }
}

interface Watching {
  readonly gathered: Gathered
  readonly isNamed: boolean
}

const watching = new AsyncLocalStorage<Watching>()

/** Reads as they are watched over PostgreSQL. */
export const postgresPublicReads = (clock: Clock): PublicReads => ({
  watched: async (work) => {
    const gathered = new Gathered(clock.now().getTime())
    const result = await watching.run({ gathered, isNamed: false }, work)
    return { result, madeOf: gathered }
  },
})

/**
 * Reads something that public answers are made of, and says what it was. Whoever reads it twice asks twice: what is kept in
 * between would be read by a second answer without a name.
 */
export async function named<Result>(
  read: () => Promise<Result>,
  name: (gathered: Gathered, result: Result) => void,
): Promise<Result> {
  const { gathered } = watching.getStore() ?? {}
  if (!gathered) return read()
  try {
    const result = await watching.run({ gathered, isNamed: true }, read)
    name(gathered, result)
    return result
  } catch (error) {
    // A page that makes do without it is none to keep.
    gathered.isKnown = false
    throw error
  }
}

/** Every statement passes here: one that nobody has named makes an answer that nobody may keep. */
export function noteStatement(): void {
  const current = watching.getStore()
  if (current && !current.isNamed) current.gathered.isKnown = false
}
