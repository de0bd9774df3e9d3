import { DomainError } from '#domain/shared/domain-error.ts'

/** Seconds after which the first may be done. */
const soon = 5

/** Begins one thing of somebody's. @returns what ends it @throws DomainError too-many-requests */
export type AtATime = (key: string) => () => void

/** Lets nobody have more than so many things in hand at a time in this process. */
export function atATime(most: number, refusal: string): AtATime {
  const inHand = new Map<string, number>()
  return (key) => {
    const before = inHand.get(key) ?? 0
    if (before >= most)
      throw new DomainError('too-many-requests', 'too-many-at-a-time', refusal, undefined, soon)
    inHand.set(key, before + 1)
    return () => {
      const left = (inHand.get(key) ?? 1) - 1
      if (left === 0) inHand.delete(key)
      else inHand.set(key, left)
    }
  }
}
