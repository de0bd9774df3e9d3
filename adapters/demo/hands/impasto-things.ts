import type { Easel } from '../drawing/brushwork.ts'
import { hexToLab, type Lab } from '../drawing/colour.ts'
import { clamp, lerp } from '../drawing/maths.ts'
import { blend } from '../drawing/pigment.ts'

export type TreeKind = 'oak' | 'olive' | 'cypress' | 'pine'

/** Shadow, middle and light of the leaves, and the bark. */
const leaves: Record<TreeKind, readonly [Lab, Lab, Lab, Lab]> = {
  oak: [hexToLab('#29382f'), hexToLab('#4d6139'), hexToLab('#8a9455'), hexToLab('#6d4434')],
  olive: [hexToLab('#3f4d45'), hexToLab('#748468'), hexToLab('#b3bb9b'), hexToLab('#5b4a40')],
  cypress: [hexToLab('#1f3029'), hexToLab('#38502f'), hexToLab('#66763f'), hexToLab('#4a382c')],
  pine: [hexToLab('#22352f'), hexToLab('#3f5a3b'), hexToLab('#7c8a4a'), hexToLab('#7d5039')],
}

const shade = hexToLab('#4b4658')

/** A tree standing on (x, base); all lengths in units. Light comes from the upper left. */
export function tree(work: Easel, kind: TreeKind, x: number, base: number, tall: number): void {
  const { random } = work
  const [dark, middle, light, bark] = leaves[kind]
  const brush = Math.max(7, Math.min(26, tall * 0.085))
  const shadowReach = kind === 'cypress' ? tall * 0.3 : tall * 0.55
  for (let k = 0; k < 4 + tall / 22; k++)
    work.touch({
      x: x + shadowReach * random.range(-0.3, 0.9),
      y: base + random.range(-0.012, 0.035) * tall + 2,
      angle: random.normal(0, 0.08),
      length: brush * random.range(3, 5),
      width: brush * random.range(0.5, 0.8),
      colour: shade,
      body: 0.62,
    })
  const trunk = kind === 'cypress' ? 0.08 : kind === 'pine' ? 0.62 : 0.36
  const lean = random.range(-0.1, 0.1)
  const stems = Math.ceil(tall / 70)
  for (let k = 0; k < stems * 3; k++) {
    const t = (k + 0.5) / (stems * 3)
    work.touch({
      x: x + lean * tall * trunk * t + random.normal(0, brush * 0.16),
      y: base - tall * trunk * t,
      angle: Math.PI / 2 - lean + random.normal(0, 0.1),
      length: Math.max(brush * 1.6, (tall * trunk) / stems),
      width: brush * lerp(0.8, 0.5, t),
      colour: k % 3 === 0 ? blend(bark, light, 0.3) : k % 3 === 1 ? bark : blend(bark, dark, 0.6),
    })
  }
  const top = { x: x + lean * tall * trunk, y: base - tall * trunk }
  const lobes = crownOf(kind, tall, random)
  const passes = [
    { share: 1, lift: 0, from: 0 },
    { share: 0.9, lift: 0.35, from: 0.25 },
    { share: 0.55, lift: 0.8, from: 0.55 },
  ]
  for (const { share, lift, from } of passes)
    for (const [dx, dy, rx, ry] of lobes) {
      const count = Math.ceil(((rx * ry) / (brush * brush)) * 2.3 * share)
      for (let k = 0; k < count; k++) {
        const angle = random.range(0, Math.PI * 2)
        const far = Math.sqrt(random.next()) * (1 - lift * 0.2)
        const px = Math.cos(angle) * far - lift * 0.2
        const py = Math.sin(angle) * far - lift * 0.3
        const facing = clamp(0.5 - px * 0.34 - py * 0.52 + random.normal(0, 0.13))
        if (facing < from) continue
        const colour =
          facing < 0.45 ? blend(dark, middle, facing / 0.45) : blend(middle, light, (facing - 0.45) / 0.5)
        work.touch({
          x: top.x + dx + px * rx,
          y: top.y + dy + py * ry,
          angle:
            kind === 'cypress'
              ? Math.PI / 2 + random.normal(0, 0.25)
              : angle + Math.PI / 2 + random.normal(0, 0.5),
          length: brush * random.range(1.6, 2.5),
          width: brush * random.range(0.7, 1),
          colour,
        })
      }
    }
}

type Lobe = readonly [dx: number, dy: number, rx: number, ry: number]

function crownOf(kind: TreeKind, tall: number, random: Easel['random']): Lobe[] {
  if (kind === 'cypress')
    return [0.1, 0.3, 0.5, 0.7, 0.86].map((t) => [
      random.normal(0, tall * 0.008),
      -tall * t,
      tall * 0.105 * Math.sin(Math.PI * (0.2 + t * 0.72)) ** 0.8,
      tall * 0.13,
    ])
  const flat = kind === 'pine' ? 0.55 : 0.8
  const spread = kind === 'oak' ? 0.34 : kind === 'pine' ? 0.3 : 0.27
  return [-1, -0.45, 0.1, 0.62, 1].map((t, k) => {
    const r = tall * random.range(0.17, 0.25) * (kind === 'oak' ? 1.05 : 0.92)
    return [t * tall * spread, -tall * (0.16 + 0.12 * Math.cos(t * 1.4)) + (k % 2) * tall * 0.05, r, r * flat]
  })
}

const wallLit = hexToLab('#f4ecdc')
const wallShade = hexToLab('#b7b3c0')
const roofLit = hexToLab('#c8714d')
const roofShade = hexToLab('#94493a')
const opening = hexToLab('#4c4a55')
const plinth = hexToLab('#5a7fae')

/** A limewashed house, or its chapel with a small tower; `base` is its foot, `size` its width. */
export function house(work: Easel, x: number, base: number, size: number, chapel = false): void {
  const { random } = work
  const brush = size * 0.26
  const high = size * (chapel ? 0.9 : 0.62)
  const plane = (
    fromX: number,
    toX: number,
    fromY: number,
    toY: number,
    colour: Lab,
    angle: number,
  ): void => {
    const along = angle === 0 ? toX - fromX : toY - fromY
    const count = Math.max(2, Math.round((angle === 0 ? toY - fromY : toX - fromX) / (brush * 0.6)))
    for (let k = 0; k < count; k++) {
      const t = (k + 0.5) / count
      work.touch({
        x: angle === 0 ? (fromX + toX) / 2 : lerp(fromX, toX, t),
        y: angle === 0 ? lerp(fromY, toY, t) : (fromY + toY) / 2,
        angle: angle + random.normal(0, 0.04),
        length: along * 1.12,
        width: brush * 0.9,
        colour,
      })
    }
  }
  plane(x - size / 2, x + size * 0.2, base - high, base, wallLit, Math.PI / 2)
  plane(x + size * 0.2, x + size / 2, base - high * 0.94, base, wallShade, Math.PI / 2)
  plane(x - size * 0.5, x + size * 0.24, base - size * 0.08, base, plinth, 0)
  plane(x - size * 0.56, x + size * 0.26, base - high - size * 0.2, base - high + size * 0.02, roofLit, 0)
  plane(x + size * 0.2, x + size * 0.54, base - high - size * 0.16, base - high + size * 0.02, roofShade, 0)
  const dot = (dx: number, dy: number, long: number): void =>
    work.touch({
      x: x + dx * size,
      y: base - dy * size,
      angle: Math.PI / 2,
      length: size * long,
      width: size * 0.12,
      colour: opening,
    })
  dot(-0.28, 0.14, 0.26)
  dot(0.02, 0.34, 0.16)
  if (!chapel) return
  plane(x - size * 0.2, x + size * 0.1, base - high - size * 0.9, base - high, wallLit, Math.PI / 2)
  plane(x + size * 0.06, x + size * 0.2, base - high - size * 0.86, base - high, wallShade, Math.PI / 2)
  plane(x - size * 0.22, x + size * 0.22, base - high - size * 1.08, base - high - size * 0.92, roofShade, 0)
  dot(-0.05, (high + size * 0.62) / size, 0.2)
}
