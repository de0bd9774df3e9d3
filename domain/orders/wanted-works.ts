/** Distinct works in one order. */
export const mostWorks = 100

/** Why works cannot be ordered together: a sentence, and what is said in short beside them. */
export interface WorksFault {
  readonly sentence: string
  readonly inShort: string
}

/** What is wrong with the list of works of an order, whatever the works are; null when nothing is. */
export function faultOfWorks(
  wanted: readonly { readonly artworkId: string; readonly quantity: number }[],
): WorksFault | null {
  if (wanted.length === 0) return { sentence: 'Your Cart is Empty', inShort: 'Your Cart is Empty' }
  if (wanted.length > mostWorks)
    return { sentence: `An order holds at most ${mostWorks} different works.`, inShort: 'Too many works' }
  if (wanted.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 1))
    return { sentence: 'A quantity is at least 1.', inShort: 'A quantity is at least 1' }
  if (new Set(wanted.map(({ artworkId }) => artworkId)).size < wanted.length)
    return {
      sentence: 'The same work stands in the order twice.',
      inShort: 'The same work stands in the order twice',
    }
  return null
}
