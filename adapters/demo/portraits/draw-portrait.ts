import { drawDress } from './dress.ts'
import { drawFace, faceOutline } from './face.ts'
import { drawHair } from './hair.ts'
import { drawHeadwear } from './headwear.ts'
import { bothSides, line, oval, tone } from './ink.ts'
import type { Sitter } from './sitter.ts'

const spectacles = (colour: string): string =>
  bothSides(
    (place) =>
      line(
        place(
          'M153 175 C152 160 162 157 175 157 C189 157 197 161 196 175 C195 189 186 193 175 193 C163 193 154 188 153 175 Z',
        ),
        colour,
        3.2,
      ) + line(place('M153 171 L142 168'), colour, 3),
  ) +
  line('M196 172 C198 168 202 168 204 172', colour, 3) +
  bothSides((place) => line(place('M162 168 L170 162'), '#ffffff', 2.2, 0.4))

const drops = (colour: string): string =>
  [139, 261]
    .map(
      (x) =>
        line(`M${x} 198 L${x} 206`, colour, 1.8) +
        oval(x, 213, 5.4, 7.4, colour) +
        oval(x - 1.5, 210.5, 1.6, 2.2, '#ffffff', 0.5),
    )
    .join('')

/** A head and shoulders as an SVG picture, 400 by 400. `id` keeps its definitions apart from those of others. */
export function drawPortrait(sitter: Sitter, id: string): string {
  const hair = drawHair(sitter)
  const worn = drawHeadwear(sitter)
  const covered = sitter.headwear?.[0] === 'scarf'
  const head =
    drawFace(sitter, id) +
    (sitter.glasses === undefined ? '' : spectacles(sitter.glasses)) +
    (covered ? '' : hair.front) +
    (sitter.earrings === undefined || covered ? '' : drops(sitter.earrings)) +
    worn.front
  const lean = `transform="rotate(${sitter.lean} 200 270)"`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="400" height="400">' +
    `<defs><clipPath id="${id}-face"><path d="${faceOutline(sitter.jaw)}"/></clipPath>` +
    `<radialGradient id="${id}-ground" cx="0.3" cy="0.24" r="0.95">` +
    `<stop offset="0" stop-color="${tone(sitter.ground, 0.045)}"/><stop offset="1" stop-color="${tone(sitter.ground, -0.05)}"/>` +
    '</radialGradient></defs>' +
    `<rect width="400" height="400" fill="url(#${id}-ground)"/>` +
    '<g transform="translate(-30 -28) scale(1.15)">' +
    `<g ${lean}>${covered ? '' : hair.behind}${worn.behind}</g>` +
    drawDress(sitter) +
    `<g ${lean}>${head}</g></g></svg>`
  )
}
