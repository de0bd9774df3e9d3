import { blurRaster } from '../drawing/blur.ts'
import { type Lab, labToRgb } from '../drawing/colour.ts'
import { clamp, length2, lerp, smoothstep } from '../drawing/maths.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { type Pane, planWindow } from './glass-scene.ts'

/** Light in the small air bubbles of hand-blown glass; coordinates in cells of which few hold one. */
function bubbleAt(u: number, v: number, layer: number): number {
  const column = Math.floor(u)
  const row = Math.floor(v)
  if (speckle(column, row, layer) > 0.004) return 0
  return 0.08 * smoothstep(0.5, 0.25, length2(u - column - 0.5, (v - row - 0.5) * 0.7))
}

/** Leaded-glass landscapes lit from behind: cut into panes by jittered cells and by the lines of the scene itself. */
export const glass: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const window = planWindow(seed, random, width, height)
  const unit = window.unit
  const shore = window.shore

  // Panes are long in the sky and flat in the water.
  const gap = 96 * unit
  const panes: Pane[] = []
  for (let y = -gap, row = 0; y < height + gap; row++) {
    const wet = y > shore
    const pitch = gap * (wet ? 1.55 : 1.16)
    const step = gap * (wet ? 0.6 : 1)
    for (let x = -pitch; x < width + pitch; x += pitch)
      panes.push({
        x: x + pitch * ((row & 1 ? 0.5 : 0) + random.range(-0.22, 0.22)),
        y: y + step * random.range(-0.24, 0.24),
        tone: random.normal(),
      })
    y += step
  }
  const bin = 128 * unit
  const binColumns = Math.ceil(width / bin) + 4
  const binRows = Math.ceil(height / bin) + 4
  const bins: number[][] = Array.from({ length: binColumns * binRows }, () => [])
  panes.forEach((pane, k) => {
    const column = Math.floor(pane.x / bin) + 2
    const row = Math.floor(pane.y / bin) + 2
    bins[row * binColumns + column]?.push(k)
  })
  const nearby: Int32Array[] = bins.map((_, at) => {
    const found: number[] = []
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) found.push(...(bins[at + dy * binColumns + dx] ?? []))
    return Int32Array.from(found)
  })
  const paneX = Float64Array.from(panes, (pane) => pane.x)
  const paneY = Float64Array.from(panes, (pane) => pane.y)

  const raster = createRaster(width, height)
  const lead = new Float32Array(width * height)
  const streaks = sampledField(width, height, 3 * unit, (x, y) =>
    noise.noise2(x / (17 * unit), y / (27 * unit)),
  )
  const waviness = sampledField(width, height, 5 * unit, (x, y) =>
    noise.noise2(x / (52 * unit), y / (52 * unit)),
  )
  const came = 4.6 * unit
  const lab: Lab = [0, 0, 0]
  for (let x = 0; x < width; x++) {
    const column = window.columnAt(x)
    for (let y = 0; y < height; y++) {
      const at = y * width + x
      const i = at * 3
      const frame = window.frameAt(x, y)
      if (frame < 0) {
        const depth = clamp(-frame / (16 * unit))
        lead[at] = 2
        raster.data[i] = lerp(0.075, 0.034, depth)
        raster.data[i + 1] = lerp(0.07, 0.032, depth)
        raster.data[i + 2] = lerp(0.07, 0.036, depth)
        continue
      }
      // The nearest pane wins; half way to the second nearest runs the lead.
      const flat = y > shore ? 1.6 : 1
      const near = nearby[(Math.floor(y / bin) + 2) * binColumns + Math.floor(x / bin) + 2]!
      let first = 1e12
      let second = 1e12
      let mine = 0
      let other = 0
      for (let k = 0; k < near.length; k++) {
        const id = near[k]!
        const dx = paneX[id]! - x
        const dy = (paneY[id]! - y) * flat
        const square = dx * dx + dy * dy
        if (square < first) {
          second = first
          other = mine
          first = square
          mine = id
        } else if (square < second) {
          second = square
          other = id
        }
      }
      const pane = panes[mine]!
      const apart = length2(paneX[mine]! - paneX[other]!, (paneY[mine]! - paneY[other]!) * flat) || 1
      const scene = column.at(y, pane, lab)
      let edge = Math.min(scene.edge, frame * 0.7)
      if (!scene.whole) edge = Math.min(edge, (second - first) / (2 * apart))

      // Hand-blown: every pane a tone of its own, streaks, a seed here and there, brighter in the middle.
      const streak =
        0.5 * waviness((x + scene.tone * 300 * unit + width) % width, y * 0.45) + 0.22 * streaks(x, y)
      const tone = lab[0] + 0.043 * scene.tone + 0.06 * streak + 0.032 * smoothstep(0, 28 * unit, edge) - 0.05
      const chroma = 1 + 0.1 * Math.sin(scene.tone * 5)
      const rgb = labToRgb(
        clamp(tone),
        lab[1] * chroma + 0.013 * Math.sin(scene.tone * 11),
        lab[2] * chroma + 0.013 * Math.cos(scene.tone * 7),
      )
      const bubble = bubbleAt(x / (6 * unit), y / (6 * unit), mine)
      raster.data[i] = rgb[0] + bubble
      raster.data[i + 1] = rgb[1] + bubble
      raster.data[i + 2] = rgb[2] + bubble
      const wide = came * (0.88 + 0.22 * waviness(x, y))
      lead[at] = clamp((wide - edge) / Math.max(1, 1.3 * unit) + 0.5)
    }
  }

  // Light bleeds over the cames and a little over everything.
  const glow = blurRaster(raster, 15 * unit)
  eachPixel(raster, (x, y, i, data) => {
    const covered = Math.min(1, lead[i / 3]!)
    for (let part = 0; part < 3; part++) {
      const bleed = glow.data[i + part]!
      const metal = 0.045 + 0.11 * bleed + 0.015 * streaks(x, y)
      const seen = lead[i / 3]! >= 2 ? data[i + part]! : lerp(data[i + part]!, metal, covered)
      data[i + part] = Math.min(1, seen + 0.085 * bleed)
    }
  })
  return toPicture(raster)
}
