type HairStyle =
  | 'crop'
  | 'sweep'
  | 'pixie'
  | 'bob'
  | 'waves'
  | 'chin'
  | 'bun'
  | 'braid'
  | 'curls'
  | 'afro'
  | 'locs'
  | 'balding'
type Headwear = 'beanie' | 'brim' | 'cap' | 'wrap' | 'scarf' | 'band'
type Beard = 'full' | 'short' | 'moustache' | 'goatee'
type Dress = 'crew' | 'shirt' | 'turtle' | 'apron' | 'jacket' | 'vee' | 'shawl'

/** Who sits for a portrait; colours are hex. */
export interface Sitter {
  readonly ground: string
  readonly skin: string
  readonly hair: string
  readonly style: HairStyle
  readonly headwear?: readonly [kind: Headwear, colour: string]
  readonly beard?: Beard
  /** 0 young, 1 in the middle, 2 old. */
  readonly age: 0 | 1 | 2
  /** Width of the jaw, 1 is average. */
  readonly jaw: number
  readonly dress: Dress
  readonly cloth: string
  readonly accent: string
  readonly glasses?: string
  readonly earrings?: string
  /** −1 grave to 1 smiling. */
  readonly smile: number
  /** Where the eyes look, −1 left to 1 right. */
  readonly gaze: number
  /** Degrees that the head leans. */
  readonly lean: number
  /** How wide the eyes stand open, 1 is average. */
  readonly eyes: number
}
