import { clamp, length2, smoothstep } from './maths.ts'
import { noiseFrom } from './noise.ts'
import { speckle } from './random.ts'
import { type Point, smoothCurve } from './shapes.ts'

/** Ink that has been laid on a sheet, 0 to 1 a pixel. */
export interface InkLayer {
  readonly width: number
  readonly height: number
  readonly data: Float32Array
}

export const inkLayer = (width: number, height: number): InkLayer => ({
  width,
  height,
  data: new Float32Array(width * height),
})

/** Pixels between two touches, along the stroke and across it. */
const STEP = 0.62

/** How a brush is loaded and held. */
export interface Bristles {
  /** Names this stroke: the same name gives the same hairs. */
  readonly seed: string
  /** Width of the brush in units, by the position along the stroke (0 to 1). */
  readonly width: (t: number) => number
  /** 1 is full; what is less starts dry. */
  readonly load: number
  /** How fast the ink runs out along the stroke. */
  readonly spend: number
  /** Darkness of what is laid down, 0 to 1. */
  readonly strength?: number
  /** −1 to 1: which side of the brush holds more. */
  readonly sideLoad?: number
  /** Part of the strength that is gone at the end and on the poorer side: for washes. */
  readonly fade?: number
}

/**
 * Drags a flat bundle of hairs along a smooth path through points in units (`scale` pixels each). Every hair touches
 * down, dries out and lifts on its own, so the tail of a stroke breaks into streaks.
 */
export function dragBristles(
  layer: InkLayer,
  points: readonly Point[],
  scale: number,
  brush: Bristles,
): void {
  const noise = noiseFrom(brush.seed)
  const path = evenly(smoothCurve(points, false, 24), STEP / scale)
  const steps = path.length
  const widest = Math.max(...[0, 0.2, 0.4, 0.6, 0.8, 1].map(brush.width))
  const hairs = Math.max(2, Math.ceil((widest * scale) / STEP))
  const { load, spend, strength = 1, sideLoad = 0, fade = 0 } = brush
  const long = (steps * STEP) / scale
  const ragged = Math.min(1, widest / 60)
  // Everything about a hair depends on its place in the bundle in units, never on the number of pixels.
  const place = (hair: number): number => (hair + 0.5) / hairs - 0.5
  const touch = new Float32Array(hairs)
  const leave = new Float32Array(hairs)
  const held = new Float32Array(hairs)
  const rate = new Float32Array(hairs)
  for (let h = 0; h < hairs; h++) {
    const q = place(h)
    const at = q * widest * 0.2
    const edge = (2 * q) ** 2
    touch[h] =
      (Math.abs(noise.noise2(at, 1.5)) * 24 + Math.abs(noise.noise2(at * 5, 3.5)) * 8 + 9 * edge) * ragged
    leave[h] =
      (Math.abs(noise.noise2(at, 8.5)) * 46 + Math.abs(noise.noise2(at * 5, 12.5)) * 22 + 6 * edge) * ragged
    held[h] =
      load * (0.72 + 0.42 * noise.noise2(at * 0.9, 5.5) + 0.3 * noise.noise2(at * 4, 6.5)) +
      0.3 +
      sideLoad * q
    rate[h] = spend * (0.85 + 0.55 * noise.noise2(at * 1.4, 9.5))
  }
  let lastX = 0
  let lastY = 0
  for (let i = 0; i < steps; i++) {
    const t = i / steps
    const along = (i * STEP) / scale
    const a = path[Math.max(0, i - 5)]!
    const b = path[Math.min(steps - 1, i + 5)]!
    const length = length2(b[0] - a[0], b[1] - a[1]) || 1
    const nx = -(b[1] - a[1]) / length
    const ny = (b[0] - a[0]) / length
    const wide = brush.width(t)
    const [cx, cy] = path[i]!
    // In a tight turn the outer hairs travel farther than the middle: the brush is set down more often.
    const swing = i === 0 ? 0 : length2(nx - lastX, ny - lastY)
    const sets = Math.min(6, 1 + Math.floor((swing * wide * scale) / (2 * STEP)))
    for (let h = 0; h < hairs; h++) {
      if (along < touch[h]! || long - along < leave[h]!) continue
      const q = place(h)
      const rim = smoothstep(0.36, 0.5, Math.abs(q + 0.05 * noise.noise2(along / 40, 31.5)))
      const left = held[h]! - t * rate[h]! - 0.32 * rim
      const drag = noise.noise2(along / 24, q * widest * 0.55 + 17.5)
      const grain =
        speckle(Math.floor((along * 0.8) / Math.max(1, 1 / scale)), Math.floor(q * widest), 3) - 0.5
      const laid = left > 0.46 ? 1 : smoothstep(-0.08, 0.46, left + 0.36 * drag + 0.2 * grain)
      if (laid <= 0.03) continue
      const ink = laid * strength * (1 - fade * t) * (1 + fade * 2.2 * sideLoad * q)
      for (let set = 1; set <= sets; set++) {
        const f = set / sets
        const hx = sets === 1 ? nx : lastX + (nx - lastX) * f
        const hy = sets === 1 ? ny : lastY + (ny - lastY) * f
        deposit(layer, (cx + hx * q * wide) * scale, (cy + hy * q * wide) * scale, ink)
      }
    }
    lastX = nx
    lastY = ny
  }
}

/** A round drop of ink; centre and radius in pixels. */
export function inkDrop(layer: InkLayer, cx: number, cy: number, radius: number, strength = 1): void {
  const { width, height, data } = layer
  for (let y = Math.max(0, Math.floor(cy - radius - 1)); y <= Math.min(height - 1, cy + radius + 1); y++)
    for (let x = Math.max(0, Math.floor(cx - radius - 1)); x <= Math.min(width - 1, cx + radius + 1); x++) {
      const laid = strength * clamp(radius - length2(x + 0.5 - cx, y + 0.5 - cy) + 0.5)
      const k = y * width + x
      if (laid > data[k]!) data[k] = laid
    }
}

function deposit({ width, height, data }: InkLayer, x: number, y: number, laid: number): void {
  const ix = Math.floor(x)
  const iy = Math.floor(y)
  if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= height - 1) return
  const fx = x - ix
  const fy = y - iy
  const k = iy * width + ix
  const keep = (at: number, value: number): void => {
    if (value > data[at]!) data[at] = value
  }
  keep(k, laid * (1 - fx * 0.4) * (1 - fy * 0.4))
  keep(k + 1, laid * fx)
  keep(k + width, laid * fy)
  keep(k + width + 1, laid * fx * fy)
}

/** The same line in steps of even length. */
function evenly(path: readonly Point[], step: number): Point[] {
  const out: Point[] = []
  let carried = 0
  for (let i = 0; i + 1 < path.length; i++) {
    const [ax, ay] = path[i]!
    const [bx, by] = path[i + 1]!
    const length = length2(bx - ax, by - ay)
    let at = carried
    for (; at < length; at += step) out.push([ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length])
    carried = at - length
  }
  return out
}
