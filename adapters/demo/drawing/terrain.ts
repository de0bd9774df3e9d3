import type { Rgb } from './colour.ts'
import { clamp, smoothstep } from './maths.ts'
import type { Raster } from './raster.ts'

/** How land is looked at. Lengths in units of land; the camera stands at x = 0, z = 0 and looks along z. */
interface TerrainView {
  /** Ground height at a place. */
  readonly heightAt: (x: number, z: number) => number
  readonly eye: number
  /** Row of the horizon, in pixels; the lens is shifted, never tilted. */
  readonly horizon: number
  /** Pixels that one unit covers at distance one. */
  readonly focal: number
  readonly near: number
  readonly far: number
  /** Slices between near and far; they lie closer together in the foreground. */
  readonly slices: number
  /** Direction to the sun: to the right, up, away from the camera. Its first part must not be 0. */
  readonly sun: readonly [x: number, y: number, z: number]
  /** Width of a shadow's edge, in units. */
  readonly penumbra: number
}

/** A visible point of the land. */
export interface Ground {
  x: number
  y: number
  z: number
  /** Slope of the ground to the right and away from the camera. */
  slopeX: number
  slopeZ: number
  /** Share of the sun that is not hidden by other ground. */
  lit: number
}

type ShadeGround = (ground: Ground, out: Rgb) => void
type ShadeSky = (px: number, py: number, out: Rgb) => void

/**
 * Draws land and sky. Land is sampled along the view of each column of pixels, near to far, and each sample paints
 * what it rises above the ones before; shadows are swept across the columns.
 */
export function drawTerrain(raster: Raster, view: TerrainView, shade: ShadeGround, sky: ShadeSky): void {
  const { width, height, data } = raster
  const { heightAt, eye, horizon, focal, near, far, slices, sun, penumbra } = view
  const ratio = Math.log(far / near) / (slices - 1)
  const depths = Float64Array.from({ length: slices }, (_, j) => near * Math.exp(ratio * j))
  const columns = width + 2
  const heights = new Float32Array(columns * slices)
  for (let i = 0; i < columns; i++) {
    const across = (i - 0.5 - width / 2) / focal
    for (let j = 0; j < slices; j++) heights[i * slices + j] = heightAt(across * depths[j]!, depths[j]!)
  }
  const ceilings = sweepShadows(heights, columns, slices, depths, sun, focal, ratio)

  const ground: Ground = { x: 0, y: 0, z: 0, slopeX: 0, slopeZ: 0, lit: 1 }
  const out: Rgb = [0, 0, 0]
  for (let px = 0; px < width; px++) {
    const row = (px + 1) * slices
    const across = (px + 0.5 - width / 2) / focal
    let top = height
    let lastY = height + 1
    let filled = height
    for (let j = 1; j < slices - 1 && top > 0; j++) {
      const z = depths[j]!
      const y = horizon - ((heights[row + j]! - eye) * focal) / z
      const visible = top - y
      if (visible < 0.3) {
        lastY = y
        continue
      }
      const to = Math.max(0, Math.floor(y))
      const from = Math.min(height - 1, Math.floor(top - 1e-6))
      for (let py = from; py >= to; py--) {
        const cover = Math.min(py + 1, top) - Math.max(py, y)
        if (cover <= 0) continue
        const t = lastY > y ? clamp((lastY - py - 0.5) / (lastY - y)) : 1
        const k = j - 1
        const d0 = depths[k]!
        const depth = d0 + (z - d0) * t
        const here = heights[row + k]! + (heights[row + j]! - heights[row + k]!) * t
        const acrossStep = (2 * depth) / focal
        const sx0 = (heights[row + slices + k]! - heights[row - slices + k]!) / acrossStep
        const sx1 = (heights[row + slices + j]! - heights[row - slices + j]!) / acrossStep
        ground.slopeX = sx0 + (sx1 - sx0) * t
        const along0 =
          (heights[row + j]! - heights[row + Math.max(0, k - 1)]!) / (d0 * ratio * (k > 0 ? 2 : 1))
        const along1 = (heights[row + j + 1]! - heights[row + k]!) / (z * ratio * 2)
        ground.slopeZ = along0 + (along1 - along0) * t - ground.slopeX * across
        const hidden0 = ceilings[row + k]! - heights[row + k]!
        const hidden1 = ceilings[row + j]! - heights[row + j]!
        ground.lit = smoothstep(penumbra, 0, hidden0 + (hidden1 - hidden0) * t)
        ground.x = across * depth
        ground.y = here
        ground.z = depth
        shade(ground, out)
        const at = (py * width + px) * 3
        data[at]! += out[0] * cover
        data[at + 1]! += out[1] * cover
        data[at + 2]! += out[2] * cover
      }
      top = y
      filled = Math.min(filled, y)
      lastY = y
    }
    for (let py = Math.min(height - 1, Math.floor(filled)); py >= 0; py--) {
      const cover = Math.min(1, filled - py)
      if (cover <= 0) continue
      sky(px, py, out)
      const at = (py * width + px) * 3
      data[at]! += out[0] * cover
      data[at + 1]! += out[1] * cover
      data[at + 2]! += out[2] * cover
    }
  }
}

/** The height below which each sample lies in shadow. Slices lie at even steps of log depth, so one slant fits all. */
function sweepShadows(
  heights: Float32Array,
  columns: number,
  slices: number,
  depths: Float64Array,
  sun: readonly [number, number, number],
  focal: number,
  ratio: number,
): Float32Array {
  const [sx, sy, sz] = sun
  const ceilings = new Float32Array(heights.length)
  const forward = sx < 0
  const step = forward ? 1 : -1
  const fall = sy / Math.abs(sx)
  const slant = sz / Math.abs(sx) / focal / ratio
  for (let n = 0; n < columns; n++) {
    const i = forward ? n : columns - 1 - n
    const row = i * slices
    if (n === 0) {
      ceilings.set(heights.subarray(row, row + slices), row)
      continue
    }
    const before = row - step * slices
    for (let j = 0; j < slices; j++) {
      const place = clamp(j + slant, 0, slices - 1.001)
      const k = place | 0
      const above = ceilings[before + k]! + (ceilings[before + k + 1]! - ceilings[before + k]!) * (place - k)
      const lowered = above - (depths[j]! / focal) * fall
      ceilings[row + j] = Math.max(heights[row + j]!, lowered)
    }
  }
  return ceilings
}
