import { LRUCache } from 'lru-cache'
import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'
import type { Answer } from './answer.ts'
import { isHit, placesIn } from './names.ts'

export interface Kept {
  readonly key: string
  readonly answer: Answer
  readonly madeOf: MadeOf
}

/** As it is kept. */
interface Entry {
  readonly key: string
  readonly answer: Answer
  readonly until: number
  readonly ends: MadeOf['ends']
  /** Those of what it is made of, in which it stands. */
  readonly lists: readonly List[]
  /** How many of these were made for it. */
  readonly firstNamed: number
}

/** All that is made of something, below the one string of its name: hundreds are made of the same works. */
interface List {
  readonly name: string
  readonly entries: Set<Entry>
}

/** The cache asks for the size of what it holds already only where it is put in anew: in another box. */
interface Box {
  readonly entry: Entry
}

/** What is kept beside the bytes themselves: the entry, its place in a list, and a list, which whoever was first pays for. */
const entryBytes = 1_000
const placeBytes = 70
const listBytes = 320

const sizeOf = ({ entry: { key, answer, ends, lists, firstNamed } }: Box): number =>
  answer.size + 2 * key.length + entryBytes + placeBytes * (lists.length + ends.size) + listBytes * firstNamed

/** The part of the room that is left to what was not found: whoever guesses addresses pushes nothing else out. */
const partForNothing = 1 / 16

/** Kept answers within a number of bytes, the one that nobody has asked for longest leaving first; found by what they are made of. */
export class AnswerStore {
  readonly #answers: LRUCache<string, Box>
  readonly #nothing: LRUCache<string, Box>
  readonly #byName = new Map<string, List>()
  readonly #withEnds = new Set<Entry>()

  constructor(bytes: number) {
    const room = (maxSize: number) =>
      new LRUCache<string, Box>({
        maxSize,
        maxEntrySize: Math.floor(maxSize / 8),
        sizeCalculation: sizeOf,
        dispose: ({ entry }, _key, reason) => {
          // The same one is put in again when it takes more or less.
          if (reason !== 'set') this.#unlist(entry)
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
    const { entry } = this.#answers.get(key) ?? this.#nothing.get(key) ?? {}
    if (!entry) return null
    if (now < entry.until) return entry.answer
    this.#drop(entry)
    return null
  }

  keep({ key, answer, madeOf }: Kept): void {
    const room = answer.isNothing ? this.#nothing : this.#answers
    const { entry: before } = this.#answers.peek(key) ?? this.#nothing.peek(key) ?? {}
    if (before) this.#drop(before)
    const { ends, until } = madeOf
    const namedBefore = this.#byName.size
    const lists = [...madeOf.names].map((name) => this.#listOf(name))
    const entry: Entry = { key, answer, until, ends, lists, firstNamed: this.#byName.size - namedBefore }
    for (const { entries } of entry.lists) entries.add(entry)
    if (ends.size > 0) this.#withEnds.add(entry)
    this.#put(entry, room)
    answer.onResize = () => {
      if (room.peek(key)?.entry === entry) this.#put(entry, room)
    }
  }

  #listOf(name: string): List {
    const known = this.#byName.get(name)
    if (known) return known
    const list: List = { name, entries: new Set() }
    this.#byName.set(name, list)
    return list
  }

  /** Puts it in by its size now; what is too large is not kept. */
  #put(entry: Entry, room: LRUCache<string, Box>): void {
    room.set(entry.key, { entry })
    if (!room.has(entry.key)) this.#unlist(entry)
  }

  /** Lets go of what is made of something that has changed. */
  forget(changed: ChangedNames): void {
    if (changed === 'everything') {
      for (const room of [this.#answers, this.#nothing]) room.clear()
      return
    }
    for (const name of changed) for (const entry of this.#byName.get(name)?.entries ?? []) this.#drop(entry)
    const places = placesIn(changed)
    if (places.length > 0) for (const entry of this.#withEnds) if (isHit(entry, places)) this.#drop(entry)
  }

  #drop({ key }: Entry): void {
    this.#answers.delete(key)
    this.#nothing.delete(key)
  }

  #unlist(entry: Entry): void {
    for (const { name, entries } of entry.lists) {
      entries.delete(entry)
      if (entries.size === 0) this.#byName.delete(name)
    }
    this.#withEnds.delete(entry)
  }
}
