import { LRUCache } from 'lru-cache'
import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'
import type { Answer } from './answer.ts'
import { isHit, placesIn } from './names.ts'

export interface Kept {
  readonly key: string
  readonly answer: Answer
  readonly madeOf: MadeOf
}

/** What is kept beside the bytes themselves: the entry, and what a name costs in two tables. */
const entryBytes = 1_000
const nameBytes = 120

const sizeOf = ({ key, answer, madeOf }: Kept): number =>
  answer.size + 2 * key.length + entryBytes + nameBytes * (madeOf.names.size + madeOf.ends.size)

/** The part of the room that is left to what was not found: whoever guesses addresses pushes nothing else out. */
const partForNothing = 1 / 16

/** Kept answers within a number of bytes, the one that nobody has asked for longest leaving first; found by what they are made of. */
export class AnswerStore {
  readonly #answers: LRUCache<string, Kept>
  readonly #nothing: LRUCache<string, Kept>
  readonly #byName = new Map<string, Set<Kept>>()
  readonly #withEnds = new Set<Kept>()

  constructor(bytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, Kept>({
        maxSize,
        maxEntrySize: Math.floor(maxSize / 8),
        sizeCalculation: sizeOf,
        dispose: (kept, _key, reason) => {
          // The same one is put in again when it has grown.
          if (reason !== 'set') this.#unlist(kept)
        },
      })
    this.#nothing = room(Math.floor(bytes * partForNothing))
    this.#answers = room(bytes - Math.floor(bytes * partForNothing))
  }

  /** Bytes that are taken. */
  get bytes(): number {
    return this.#answers.calculatedSize + this.#nothing.calculatedSize
  }

  /** Answers that are kept. */
  get entries(): number {
    return this.#answers.size + this.#nothing.size
  }

  has(key: string): boolean {
    return this.#answers.has(key) || this.#nothing.has(key)
  }

  /** @param now milliseconds since 1970 */
  get(key: string, now: number): Answer | null {
    const kept = this.#answers.get(key) ?? this.#nothing.get(key)
    if (!kept) return null
    if (now < kept.madeOf.until) return kept.answer
    this.#drop(kept)
    return null
  }

  keep(kept: Kept): void {
    const room = kept.answer.isNothing ? this.#nothing : this.#answers
    const before = this.#answers.peek(kept.key) ?? this.#nothing.peek(kept.key)
    if (before) this.#drop(before)
    room.set(kept.key, kept)
    if (room.peek(kept.key) !== kept) return
    for (const name of kept.madeOf.names) {
      const listed = this.#byName.get(name)
      if (listed) listed.add(kept)
      else this.#byName.set(name, new Set([kept]))
    }
    if (kept.madeOf.ends.size > 0) this.#withEnds.add(kept)
    kept.answer.onGrowth = () => {
      if (room.peek(kept.key) === kept) room.set(kept.key, kept)
    }
  }

  /** Lets go of what is made of something that has changed. */
  forget(changed: ChangedNames): void {
    if (changed === 'everything') {
      for (const room of [this.#answers, this.#nothing]) room.clear()
      return
    }
    for (const name of changed) for (const kept of this.#byName.get(name) ?? []) this.#drop(kept)
    const places = placesIn(changed)
    if (places.length > 0) for (const kept of this.#withEnds) if (isHit(kept.madeOf, places)) this.#drop(kept)
  }

  #drop({ key }: Kept): void {
    this.#answers.delete(key)
    this.#nothing.delete(key)
  }

  #unlist(kept: Kept): void {
    for (const name of kept.madeOf.names) {
      const listed = this.#byName.get(name)
      listed?.delete(kept)
      if (listed?.size === 0) this.#byName.delete(name)
    }
    this.#withEnds.delete(kept)
  }
}
