import { DomainError } from '#domain/shared/domain-error.ts'

/** Seconds after which the first may be done. */
const soon = 5

/**
 * Lets nobody have more than so many things in hand at a time in this process.
 * @returns what begins one; what that returns ends it @throws DomainError too-many-requests
 */
export function atATime(most: number, told: string): (key: string) => () => void {
  const inHand = new Map<string, number>()
  return (key) => {
    const before = inHand.get(key) ?? 0
    if (before >= most)
      throw new DomainError('too-many-requests', 'too-many-at-a-time', told, undefined, soon)
    inHand.set(key, before + 1)
    return () => {
      const left = (inHand.get(key) ?? 1) - 1
      if (left === 0) inHand.delete(key)
      else inHand.set(key, left)
    }
  }
}
