import type { ChangedNames, PublicChanges } from '#application/answers/public-changes.ts'

/** Waits for a question that begins after the call. @returns its number @throws where the database cannot be asked */
export type Asked = () => Promise<number>

const thisTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/**
 * What has changed is asked one question at a time, numbered from 1: all who arrive while one is under way share the next.
 * `hear` is told what each question brought before anybody who waited for it goes on.
 */
export function questions(
  changes: Pick<PublicChanges, 'since'>,
  hear: (names: ChangedNames, question: number) => void,
): Asked {
  let last = 0
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<number> | null = null

  async function begin(before: Promise<unknown>): Promise<number> {
    await before
    // Whoever else has arrived with the same look at the network comes along.
    await thisTurn()
    next = null
    last += 1
    const question = last
    const brought = changes.since().then(
      (names) => hear(names, question),
      (error: unknown) => {
        hear('everything', question)
        throw error
      },
    )
    underWay = brought.catch(() => undefined)
    await brought
    return question
  }
  return () => (next ??= begin(underWay))
}
