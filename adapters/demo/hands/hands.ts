import type { Draw } from '../drawing/picture.ts'

/** Every hand of the demo catalogue, loaded only by whoever draws. */
export const hands = {
  fields: async () => (await import('./fields.ts')).fields,
  impasto: async () => (await import('./impasto.ts')).impasto,
  press: async () => (await import('./press.ts')).press,
  cutpaper: async () => (await import('./cutpaper.ts')).cutpaper,
  stillLife: async () => (await import('./still-life.ts')).stillLife,
  ink: async () => (await import('./ink.ts')).ink,
  strips: async () => (await import('./strips.ts')).strips,
  relief: async () => (await import('./relief.ts')).relief,
  ebru: async () => (await import('./ebru.ts')).ebru,
} satisfies Record<string, () => Promise<Draw>>

export type DrawingHand = keyof typeof hands

/** The drawing function of a hand. */
export const loadHand = (hand: DrawingHand): Promise<Draw> => hands[hand]()
