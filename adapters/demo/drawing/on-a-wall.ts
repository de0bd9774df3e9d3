import { blurChannel } from './blur.ts'
import type { Picture } from './picture.ts'

interface Centimetres {
  readonly widthCm: number
  readonly heightCm: number
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Rgb = readonly [number, number, number]

const wall: Rgb = [238, 233, 223]
const skirting: Rgb = [246, 243, 237]
const floor: Rgb = [199, 184, 160]
const bench: Rgb = [44, 38, 32]

/** Centimetres. */
const shownHeight = 270
const floorHeight = 34
const skirtingHeight = 9
const centreAboveFloor = 155
const leastAboveWork = 22

/** A work on a lit wall above a bench 150 cm wide, all to one scale. */
export function onAWall(
  work: Picture,
  { widthCm, heightCm }: Centimetres,
  { width, height }: { readonly width: number; readonly height: number },
): Picture {
  const centre = Math.max(centreAboveFloor, heightCm / 2 + 60)
  const shown = Math.max(
    shownHeight,
    floorHeight + centre + heightCm / 2 + leastAboveWork,
    (widthCm + 60) * (height / width),
  )
  const cm = height / shown
  const hung: Box = {
    left: Math.round(width / 2 - (widthCm * cm) / 2),
    top: Math.round(height - (floorHeight + centre + heightCm / 2) * cm),
    width: Math.round(widthCm * cm),
    height: Math.round(heightCm * cm),
  }
  const ground = height - floorHeight * cm
  const data = new Uint8ClampedArray(width * height * 4)
  const shadow = shadowOf(hung, cm, width, height)
  const put = (x: number, y: number, [red, green, blue]: Rgb, light: number) => {
    const at = (y * width + x) * 4
    data[at] = red * light
    data[at + 1] = green * light
    data[at + 2] = blue * light
    data[at + 3] = 255
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isFloor = y > ground
      const ofWall = y > ground - skirtingHeight * cm ? skirting : wall
      // The lamps hang above the work, so the wall is darker towards its corners.
      const away = Math.hypot((x - width / 2) / width, (y - height * 0.36) / height)
      const light = 1.03 - away * away * 0.34 - (isFloor ? 0 : shadow[y * width + x]!)
      put(x, y, isFloor ? floor : ofWall, light)
    }
  for (const part of benchParts(width / 2, height - 10 * cm, cm))
    for (let y = Math.round(part.top); y < part.top + part.height; y++)
      for (let x = Math.round(part.left); x < part.left + part.width; x++) put(x, y, bench, 1)
  hang(work, hung, { width, height, data })
  return { width, height, data }
}

function shadowOf(
  { left, top, width: w, height: h }: Box,
  cm: number,
  width: number,
  height: number,
): Float32Array {
  const cast = new Float32Array(width * height)
  const drop = Math.round(3.5 * cm)
  for (let y = top + drop; y < top + h + drop && y < height; y++)
    cast.fill(0.3, y * width + left + 2, y * width + left + w - 2)
  return blurChannel(cast, width, height, 6 * cm)
}

const benchParts = (middle: number, foot: number, cm: number): readonly Box[] => {
  const left = middle - 75 * cm
  const top = foot - 45 * cm
  return [
    { left, top, width: 150 * cm, height: 6 * cm },
    { left: left + 12 * cm, top, width: 4.5 * cm, height: 45 * cm },
    { left: left + 133.5 * cm, top, width: 4.5 * cm, height: 45 * cm },
  ]
}

/** Puts a picture into a box of another, each pixel the mean of all that fall upon it. */
function hang(work: Picture, { left, top, width, height }: Box, onto: Picture): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const x0 = Math.floor((x * work.width) / width)
      const x1 = Math.max(x0 + 1, Math.floor(((x + 1) * work.width) / width))
      const y0 = Math.floor((y * work.height) / height)
      const y1 = Math.max(y0 + 1, Math.floor(((y + 1) * work.height) / height))
      const at = ((top + y) * onto.width + left + x) * 4
      for (let part = 0; part < 3; part++) {
        let sum = 0
        for (let row = y0; row < y1; row++)
          for (let column = x0; column < x1; column++)
            sum += work.data[(row * work.width + column) * 4 + part]!
        onto.data[at + part] = sum / ((x1 - x0) * (y1 - y0))
      }
    }
}
