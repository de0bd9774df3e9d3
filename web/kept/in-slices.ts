import { isDomainError } from '#domain/shared/domain-error.ts'

/** Well below what one request may bring. */
const sliceSize = 100

/**
 * Hands over what a browser has kept, one slice after the other. What the account refuses is left out: it would be
 * refused again at every visit, and keep the account's own away.
 * @returns what the account has said of the last slice; null where it has refused that one
 * @throws every other error, such as an account out of reach
 */
export async function inSlices<Item, Answer>(
  items: readonly Item[],
  hand: (slice: readonly Item[], index: number) => Promise<Answer>,
): Promise<Answer | null> {
  let answer: Answer | null = null
  for (let start = 0; start < items.length; start += sliceSize)
    try {
      answer = await hand(items.slice(start, start + sliceSize), start / sliceSize)
    } catch (error) {
      if (!isDomainError(error) || error.refusal !== 'rule-broken') throw error
      answer = null
    }
  return answer
}
