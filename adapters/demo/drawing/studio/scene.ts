import type { Form } from './forms.ts'

/** What a surface is at a point; colour is linear light. */
export interface Finish {
  r: number
  g: number
  b: number
  /** 0 to 1. */
  metal: number
  /** 0 is a mirror, 1 is chalk. */
  rough: number
  /** Strength of a clear coat: wax, polish, glaze. */
  coat: number
  /** How far light enters: marble, alabaster. */
  soft: number
}

export interface Material {
  /** Writes the finish at a point; `up` is how far the surface faces the ceiling (−1 to 1). */
  finish(x: number, y: number, z: number, out: Finish, up: number): void
  /** Fine relief, added to the distance only where light falls on it. */
  readonly relief?: Form
}

/** What the work stands on; its top is the plane y = 0. */
export interface Stand {
  readonly colour: string
  readonly halfWidth: number
  readonly halfDepth: number
  readonly height: number
  /** A drum of radius `halfWidth` instead of a block. */
  readonly round?: boolean
  /** Deviation of its tone at a point, 0.1 is strong. */
  readonly grain?: (x: number, y: number, z: number) => number
}

/** A sculpture standing on y = 0, and how it is photographed. Lengths in units of about half its height. */
export interface Scene {
  readonly form: Form
  /** Share of the stated distance that is safe to step; below 1 for bent or twisted forms. */
  readonly stride?: number
  readonly material: Material
  /** The upright cylinder that holds the form. */
  readonly radius: number
  readonly height: number
  readonly stand: Stand
  /** Backdrop at its lightest and darkest. */
  readonly wall: readonly [light: string, dark: string]
  /** How far the camera walks around the work, and how far it looks down; radians. */
  readonly turn: number
  readonly tilt: number
  /** Height that the camera looks at, and half of what it sees, in units. */
  readonly aim: number
  readonly view: number
  /** Daylight through a window with bars instead of a soft box. */
  readonly window?: boolean
}
