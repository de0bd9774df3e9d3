import { fern, grass, poppy, umbel } from './flora-herbs.ts'
import type { Pen, Site } from './flora-pen.ts'
import { bell, branch, daisy, globe, spike } from './flora-perennials.ts'

/** Draws one plant of each kind. */
export const species = { grass, poppy, umbel, fern, spike, branch, globe, daisy, bell } satisfies Record<
  string,
  (pen: Pen, site: Site) => void
>
export type Species = keyof typeof species
export const speciesNames = Object.keys(species) as Species[]
