import { capitalised } from '#domain/shared/capitalised.ts'

/** The colours one can look for, as they lie on a palette; the greys last. */
export const colours = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'white',
  'grey',
  'black',
] as const
export type Colour = (typeof colours)[number]

/** What a colour is called on screen. */
export const colourLabel = (colour: Colour): string => capitalised(colour)

/** The colour that a slug names; null when it names none. */
export const colourFrom = (slug: string): Colour | null => colours.find((each) => each === slug) ?? null

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

interface Seen {
  /** 0 black, 1 white. */
  readonly lightness: number
  /** 0 grey; about 0.3 for the strongest colour a screen can show. */
  readonly chroma: number
  /** Degrees round the wheel of OKLCH: red near 30, yellow near 110, green near 145, blue near 260. */
  readonly hue: number
}

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** A colour as eyes take it (OKLCH). */
function seen([red, green, blue]: Rgb): Seen {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  }
}

// Stryker disable EqualityOperator: no colour of whole channels lies on one of these limits
/** What people would call a colour. */
export function colourName(rgb: Rgb): Colour {
  const { lightness, chroma, hue } = seen(rgb)
  if (lightness < 0.22) return 'black'
  // Paper, canvas and plaster are white with a little warmth; shadows have less colour than they measure.
  if (chroma < 0.03 || (lightness > 0.88 && chroma < 0.05)) {
    if (lightness > 0.86) return 'white'
    return lightness < 0.3 ? 'black' : 'grey'
  }
  if (hue < 15 || hue >= 345) return lightness > 0.66 ? 'pink' : 'red'
  if (hue < 42) return lightness > 0.78 ? 'pink' : chroma < 0.1 ? 'brown' : 'red'
  if (hue < 78) return lightness < 0.58 || chroma < 0.08 ? 'brown' : 'orange'
  if (hue < 112) return lightness < 0.5 || (lightness < 0.85 && chroma < 0.1) ? 'brown' : 'yellow'
  if (hue < 185) return 'green'
  if (hue < 285) return 'blue'
  if (hue < 325) return 'purple'
  return lightness > 0.6 ? 'pink' : 'purple'
}
// Stryker restore EqualityOperator

const greys: ReadonlySet<Colour> = new Set(['white', 'grey', 'black'])

/** So much of a picture in one colour is what one remembers of it, however much paper or shadow surrounds it. */
const remembered = 0.12

/**
 * The colour one would look for a picture by: the colour that covers most of it, and a grey only where no colour
 * covers enough to be remembered. Null for no pixels.
 * @param pixels colours of equal areas of the picture
 */
export function dominantColour(pixels: readonly Rgb[]): Colour | null {
  if (pixels.length === 0) return null
  const areas = new Map<Colour, number>()
  for (const pixel of pixels) {
    const name = colourName(pixel)
    areas.set(name, (areas.get(name) ?? 0) + 1)
  }
  const largest = (candidates: readonly Colour[]): Colour =>
    candidates.reduce((one, other) => ((areas.get(other) ?? 0) > (areas.get(one) ?? 0) ? other : one))
  const all = [...areas.keys()]
  const bright = all.filter((name) => !greys.has(name))
  if (bright.length === 0) return largest(all)
  const brightest = largest(bright)
  return (areas.get(brightest) ?? 0) >= remembered * pixels.length ? brightest : largest(all)
}
