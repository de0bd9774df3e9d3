import type { Rgb } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { Point } from '../drawing/shapes.ts'
import { sheetOf } from '../drawing/sheet.ts'
import type { Tiler } from './mosaic-pieces.ts'

const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Divides a frame `inset` from the edge and `thick` deep into pieces about `length` long. */
function alongFrame(
  width: number,
  height: number,
  inset: number,
  thick: number,
  length: number,
  unit: number,
  piece: (x: number, y: number, w: number, h: number, k: number) => void,
): void {
  // Counted on the ideal sheet: rounding to whole pixels must not change the number of pieces.
  const sheet = sheetOf(width, height)
  const across = Math.round((sheet.width * unit - 2 * inset) / length)
  const down = Math.round((sheet.height * unit - 2 * inset - 2 * thick) / length)
  const w = (width - 2 * inset) / across
  const h = (height - 2 * inset - 2 * thick) / down
  for (let k = 0; k < across; k++) {
    piece(inset + k * w, inset, w, thick, k)
    piece(inset + k * w, height - inset - thick, w, thick, k)
  }
  for (let k = 0; k < down; k++) {
    piece(inset, inset + thick + k * h, thick, h, k)
    piece(width - inset - thick, inset + thick + k * h, thick, h, k)
  }
}

/** Plain bands and a running frieze of lozenges or of steps. */
export function layBorder(
  tile: Tiler,
  random: Random,
  width: number,
  height: number,
  unit: number,
  glazes: readonly Rgb[],
  grounds: readonly [Rgb, Rgb],
): void {
  const lozenges = random.chance(0.6)
  alongFrame(width, height, 0, 36 * unit, 68 * unit, unit, (x, y, w, h) =>
    tile(box(x, y, w, h), glazes[0]!, 1.3),
  )
  alongFrame(width, height, 38 * unit, 36 * unit, 36 * unit, unit, (x, y, w, h, k) => {
    const [mx, my] = [x + w / 2, y + h / 2]
    const glaze = glazes[(k % 2) + 1]!
    if (lozenges) {
      tile(
        [
          [mx, y],
          [x + w, my],
          [mx, y + h],
          [x, my],
        ],
        glaze,
        1.1,
      )
      tile(
        [
          [x, y],
          [mx, y],
          [x, my],
        ],
        grounds[0],
        0.9,
      )
      tile(
        [
          [x + w, y],
          [x + w, my],
          [mx, y],
        ],
        grounds[0],
        0.9,
      )
      tile(
        [
          [x, y + h],
          [x, my],
          [mx, y + h],
        ],
        grounds[0],
        0.9,
      )
      tile(
        [
          [x + w, y + h],
          [mx, y + h],
          [x + w, my],
        ],
        grounds[0],
        0.9,
      )
    } else {
      tile(
        [
          [x, y],
          [x + w, y],
          [x, y + h],
        ],
        glaze,
        1.1,
      )
      tile(
        [
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        grounds[k % 2]!,
        1.1,
      )
    }
  })
  alongFrame(width, height, 76 * unit, 26 * unit, 48 * unit, unit, (x, y, w, h, k) =>
    tile(box(x, y, w, h), k % 3 === 0 ? glazes[2]! : glazes[3]!, 1.1),
  )
}
