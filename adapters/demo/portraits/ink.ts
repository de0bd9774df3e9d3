import { hexToRgb, lighten, mix, rgbToHex } from '../drawing/colour.ts'

/** A hex colour made lighter (or darker, below 0), its chroma multiplied. */
export const tone = (hex: string, by: number, chroma = 1): string =>
  rgbToHex(lighten(hexToRgb(hex), by, chroma))

/** A mixing of two hex colours, `share` of the second. */
export const blended = (a: string, b: string, share: number): string =>
  rgbToHex(mix(hexToRgb(a), hexToRgb(b), share))

const opacityOf = (opacity: number): string => (opacity === 1 ? '' : ` opacity="${opacity}"`)

/** A filled shape. */
export const shape = (d: string, colour: string, opacity = 1): string =>
  `<path d="${d}" fill="${colour}"${opacityOf(opacity)}/>`

/** A drawn line, round at both ends. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacityOf(opacity)}/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour}"${opacityOf(opacity)}/>`

const numbers = /-?\d+(?:\.\d+)?/g

/** A path in absolute pairs of coordinates, mirrored about the middle of the sheet. */
const mirrored = (d: string): string => {
  let k = 0
  return d.replace(numbers, (value) =>
    k++ % 2 === 0 ? String(Math.round((400 - Number(value)) * 100) / 100) : value,
  )
}

/** The same on both sides. */
export const bothSides = (draw: (place: (d: string) => string) => string): string =>
  draw((d) => d) + draw(mirrored)
