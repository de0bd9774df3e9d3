import type { ChangedNames, MadeOf } from '#application/answers/public-changes.ts'
import { isMadeOf } from './names.ts'

/** What was made of an address. */
export interface Made<Result> {
  readonly result: Result
  readonly madeOf: MadeOf
  /** Whether it may be given to others than those who waited for it. */
  readonly isForAll: boolean
}

interface Filling<Result> {
  /** The last question that was answered before it began: what that one knew is in it. */
  readonly begun: number
  readonly heard: { readonly question: number; readonly changed: ChangedNames }[]
  made: Promise<Made<Result>>
  /** The first question that told of something it is made of. */
  outdatedBy: number
}

/** One computation of each address at a time, however many ask; see kept-answers.ts for what may be given to whom. */
export class Fillings<Result> {
  readonly #inHand = new Map<string, Filling<Result>>()
  readonly #keep: (key: string, made: Made<Result>) => void

  /** @param keep what is true of everything that was heard so far */
  constructor(keep: (key: string, made: Made<Result>) => void) {
    this.#keep = keep
  }

  /** What a question has brought is held against all that is being made. */
  hear(changed: ChangedNames, question: number): void {
    if (changed.length === 0) return
    for (const { heard } of this.#inHand.values()) heard.push({ question, changed })
  }

  /** @returns what is true of all that `question` knew; null where what others have made cannot be given */
  async made(key: string, question: number, make: () => Promise<Made<Result>>): Promise<Result | null> {
    for (;;) {
      const filling = this.#inHand.get(key) ?? this.#begin(key, question, make)
      const made = await filling.made
      if (filling.begun >= question) return made.result
      if (!made.isForAll) return null
      if (question < filling.outdatedBy) return made.result
    }
  }

  #begin(key: string, question: number, make: () => Promise<Made<Result>>): Filling<Result> {
    const filling: Filling<Result> = {
      begun: question,
      heard: [],
      made: this.#finished(key, make, () => filling),
      outdatedBy: Number.POSITIVE_INFINITY,
    }
    this.#inHand.set(key, filling)
    return filling
  }

  async #finished(
    key: string,
    make: () => Promise<Made<Result>>,
    itself: () => Filling<Result>,
  ): Promise<Made<Result>> {
    try {
      const made = await make()
      const filling = itself()
      const outdating = filling.heard.find(({ changed }) => isMadeOf(made.madeOf, changed))
      if (outdating) filling.outdatedBy = outdating.question
      else if (made.isForAll) this.#keep(key, made)
      return made
    } finally {
      this.#inHand.delete(key)
    }
  }
}
