import { TransactionContext } from '@mikro-orm/core'
import { noteStatement } from './answers/named-reads.ts'

interface Asking<Asked, Answer> {
  readonly asked: Asked
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Has what several ask at the same time asked of the database by one statement: the parts of a page know nothing of each
 * other. Whoever stands in a unit of work asks alone.
 * @param ask gives an answer for each, in their order
 */
export function askedTogether<Asked, Answer>(
  ask: (all: readonly Asked[]) => Promise<readonly Answer[]>,
): (asked: Asked) => Promise<Answer> {
  let waiting: Asking<Asked, Answer>[] = []

  async function askAll(): Promise<void> {
    const all = waiting
    waiting = []
    try {
      const answers = await ask(all.map(({ asked }) => asked))
      for (const [index, { resolve }] of all.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }

  return async (asked) => {
    // What is read there belongs to its transaction.
    if (TransactionContext.getEntityManager()) return (await ask([asked]))[0] as Answer
    // The statement is noted with whoever asks first: the others note here that they are answered out of it.
    noteStatement()
    return new Promise((resolve, reject) => {
      // Two turns: loaders of one page, each of which fetches a module first, do not come in the same one.
      if (waiting.push({ asked, resolve, reject }) === 1)
        setImmediate(() => setImmediate(() => void askAll()))
    })
  }
}
