import type { Draw } from '../drawing/picture.ts'

/** Every hand of the demo catalogue, loaded only by whoever draws. */
export const hands = {
  atlas: async () => (await import('./atlas.ts')).atlas,
  attractor: async () => (await import('./attractor.ts')).attractor,
  flora: async () => (await import('./flora.ts')).flora,
  glass: async () => (await import('./glass.ts')).glass,
  isocity: async () => (await import('./isocity.ts')).isocity,
  mosaic: async () => (await import('./mosaic.ts')).mosaic,
  opart: async () => (await import('./opart.ts')).opart,
  portraits: async () => (await import('./portraits.ts')).portraits,
  ribbons: async () => (await import('./ribbons.ts')).ribbons,
  riso: async () => (await import('./riso.ts')).riso,
  watercolour: async () => (await import('./watercolour.ts')).watercolour,
  fields: async () => (await import('./fields.ts')).fields,
  impasto: async () => (await import('./impasto.ts')).impasto,
  press: async () => (await import('./press.ts')).press,
  cutpaper: async () => (await import('./cutpaper.ts')).cutpaper,
  stillLife: async () => (await import('./still-life.ts')).stillLife,
  ink: async () => (await import('./ink.ts')).ink,
  strips: async () => (await import('./strips.ts')).strips,
  relief: async () => (await import('./relief.ts')).relief,
  ebru: async () => (await import('./ebru.ts')).ebru,
  carving: async () => (await import('./carving.ts')).carving,
  torsion: async () => (await import('./torsion.ts')).torsion,
  vessels: async () => (await import('./vessels.ts')).vessels,
  peaks: async () => (await import('./peaks.ts')).peaks,
  dunes: async () => (await import('./dunes.ts')).dunes,
  nightsky: async () => (await import('./nightsky.ts')).nightsky,
  sea: async () => (await import('./sea.ts')).sea,
  arch: async () => (await import('./arch.ts')).arch,
} satisfies Record<string, () => Promise<Draw>>

export type DrawingHand = keyof typeof hands

/** The drawing function of a hand. */
export const loadHand = (hand: DrawingHand): Promise<Draw> => hands[hand]()
