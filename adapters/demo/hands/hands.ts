import type { Draw } from '../drawing/picture.ts'

/** Every hand of the demo catalogue, loaded only by whoever draws. */
export const hands = {
} satisfies Record<string, () => Promise<Draw>>

export type DrawingHand = keyof typeof hands

/** The drawing function of a hand. */
export const loadHand = (hand: DrawingHand): Promise<Draw> => hands[hand]()
