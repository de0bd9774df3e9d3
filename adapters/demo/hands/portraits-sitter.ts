import type { Rgb } from '../drawing/colour.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { strokeOutline } from '../drawing/stroke.ts'

/** One flat shape of a sitter, in units of half a head's width; the head's middle is the origin. */
export interface Part {
  readonly outlines: readonly number[][]
  readonly colour: Rgb
  readonly opacity: number
}

export const hairstyles = [
  'wrap',
  'afro',
  'bun',
  'crop',
  'braids',
  'straw hat',
  'locs',
  'headscarf',
  'bob',
  'cap',
  'long',
  'flat top',
] as const
export type Hairstyle = (typeof hairstyles)[number]

/** Who sits, and in what. */
export interface Sitter {
  readonly skin: Rgb
  readonly hair: Rgb
  readonly style: Hairstyle
  readonly cloth: Rgb
  readonly accent: Rgb
  readonly neck: 'round' | 'open' | 'high' | 'shawl'
  readonly print: 'none' | 'stripes' | 'dots' | 'zigzag' | 'leaves'
  readonly eyes: 'closed' | 'open'
  readonly beard: 'none' | 'full' | 'chin'
  readonly earrings: 'none' | 'rings' | 'drops' | 'discs'
  readonly glasses: boolean
}

/** Collects parts; the later lies over the earlier. */
export interface Easel {
  readonly parts: Part[]
  shape(colour: Rgb, points: readonly Point[], opacity?: number): void
  /** A shape through the points, with round corners. */
  soft(colour: Rgb, points: readonly Point[], opacity?: number): void
  /** The same shape and its mirror image. */
  pair(colour: Rgb, points: readonly Point[], opacity?: number): void
  line(colour: Rgb, points: readonly Point[], width: number, opacity?: number): void
  oval(colour: Rgb, x: number, y: number, rx: number, ry: number, turn?: number, opacity?: number): void
}

export function openEasel(): Easel {
  const parts: Part[] = []
  const add = (colour: Rgb, outlines: readonly number[][], opacity = 1): void => {
    parts.push({ colour, outlines, opacity })
  }
  const soft = (colour: Rgb, points: readonly Point[], opacity = 1): void =>
    add(colour, [outlineOf(smoothCurve(points, true, 10))], opacity)
  return {
    parts,
    soft,
    shape: (colour, points, opacity) => add(colour, [outlineOf(points)], opacity),
    pair: (colour, points, opacity) => {
      soft(colour, points, opacity)
      soft(
        colour,
        points.map(([x, y]): Point => [-x, y]),
        opacity,
      )
    },
    line: (colour, points, width, opacity) =>
      add(colour, [strokeOutline(smoothCurve(points, false, 10), width)], opacity),
    oval: (colour, x, y, rx, ry, turn = 0, opacity = 1) =>
      add(colour, [ellipse(x, y, rx, ry, turn, 36)], opacity),
  }
}
