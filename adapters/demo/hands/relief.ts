import { blurChannel } from '../drawing/blur.ts'
import { hexToRgb } from '../drawing/colour.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import { entryIn } from '../drawing/named.ts'
import { noiseFrom, sampledField } from '../drawing/noise.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom, speckle } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { reliefPlans, type Zone } from './relief-plans.ts'

/** Plaster of the ground, plaster of the toned zones, and bole under the gold. */
const palettes = {
  lime: ['#e8e2d7', '#d8cab3', '#a9603f'],
  sand: ['#d5c6af', '#bd7f60', '#8f4a30'],
  blush: ['#e3d8cb', '#c98b71', '#9c4f38'],
  stone: ['#b9b5ab', '#e4ded2', '#7f5138'],
  lichen: ['#8f9a8d', '#d6d2c0', '#7f5a34'],
  slate: ['#42413f', '#8d857a', '#8a5532'],
  clay: ['#b9735a', '#e5d8c6', '#7d3a28'],
  dusk: ['#8995a0', '#dedad0', '#7f4d38'],
} as const

/** Lime plaster, trowelled and combed, under one raking light; now and then a leaf of gold. */
export const relief: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const noise = noiseFrom(seed)
  const u = Math.min(width, height) / 1000
  const [groundHex, tonedHex, boleHex] = entryIn(seed, palettes, random)
  const ground = hexToRgb(groundHex)
  const toned = hexToRgb(tonedHex)
  const bole = hexToRgb(boleHex)
  const zones = entryIn(seed, reliefPlans, random)({ width: width / u, height: height / u, random, noise })
  const coarse = (step: number, field: (x: number, y: number) => number) =>
    sampledField(width, height, step, (x, y) => field(x / u, y / u))
  const rough = coarse(2, (x, y) => noise.fbm(x / 36, y / 36, 4, 0.58))
  const sweep = coarse(3, (x, y) => {
    const turn = noise.noise2(x / 340, y / 340) * 2.4
    const along = x * Math.cos(turn) + y * Math.sin(turn)
    const across = y * Math.cos(turn) - x * Math.sin(turn)
    return noise.noise2(along / 220, across / 17)
  })
  const edge = coarse(3, (x, y) => 2 * noise.fbm(x / 60, y / 60, 3))
  const worn = coarse(4, (x, y) => noise.fbm(x / 130 + 40, y / 130, 3))

  const relievo = new Float32Array(width * height)
  const tint = new Float32Array(width * height)
  const gold = new Float32Array(width * height)
  for (let py = 0, k = 0; py < height; py++)
    for (let px = 0; px < width; px++, k++) {
      const x = px / u
      const y = py / u
      const fine = noise.noise2(x / 6.5, y / 6.5)
      relievo[k] = 2 * rough(px, py) + 0.8 * sweep(px, py) + 0.5 * fine + 0.3 * (speckle(px, py, 1) - 0.5)
      const wander = edge(px, py) + 1.1 * fine
      for (const zone of zones) layZone(zone, x, y, wander, worn(px, py), k)
    }

  function layZone(zone: Zone, x: number, y: number, wander: number, wear: number, k: number): void {
    const d = zone.distance(x, y) + wander
    if (d > 9) return
    const inside = smoothstep(3.2, -3.2, d)
    let lift = zone.lift * inside
    // The trowel leaves a lip where it lifted the comb.
    if (d > -6) lift += 1.1 * Math.exp(-((d - 1) ** 2) / 12)
    if (zone.comb !== undefined && inside > 0) {
      const q = zone.comb(x, y) / zone.pitch + 0.05 * wander
      const groove = Math.floor(q)
      const f = q - groove
      // Teeth are worn unequally, and the hand presses unevenly.
      const tooth = 0.8 + 0.35 * (speckle(groove, 7, 2) - 0.5) + 0.3 * wear
      const drag =
        noise.noise2(groove * 3.1 + 0.5, (x + y) / 30 + 0.5) +
        0.6 * noise.noise2(groove * 1.7 + 0.5, (x - y) / 9)
      lift += inside * (3.3 * tooth * (Math.sin(Math.PI * f) ** 0.7 - 0.66) + 0.7 * drag)
    }
    relievo[k]! += lift
    if (zone.gilded === true)
      gold[k] = Math.max(
        gold[k]!,
        smoothstep(1, -1.5, d) * clamp(1.15 + 1.5 * wear - 0.8 * smoothstep(-16, 0, d)),
      )
    if (zone.toned !== undefined) tint[k] = tint[k]! + (zone.toned - tint[k]!) * inside
  }

  const low = blurChannel(relievo, width, height, 1.2 * u)
  const wide = blurChannel(relievo, width, height, 18 * u)
  const raster = createRaster(width, height)
  const dim = ground[0] < 0.4 ? 0.05 : 0
  eachPixel(raster, (x, y, i, data) => {
    const k = i / 3
    const here = low[k]!
    const gx = (low[x + 1 < width ? k + 1 : k]! - low[x > 0 ? k - 1 : k]!) * 0.5 * u
    const gy = (low[y + 1 < height ? k + width : k]! - low[y > 0 ? k - width : k]!) * 0.5 * u
    const facing = (0.64 + gx * 0.6 + gy * 0.42) / Math.sqrt(1 + gx * gx + gy * gy)
    let shadow = 1
    for (let s = 1; s < 9; s++) {
      const sx = Math.round(x - s * 2.7 * u)
      const sy = Math.round(y - s * 1.9 * u)
      if (sx < 0 || sy < 0) break
      const above = low[sy * width + sx]! - here - s * 1.55
      if (above > 0) shadow = Math.min(shadow, 1 - clamp(above / 2.6) * 0.6)
    }
    const hollow = clamp(1 + (here - wide[k]!) * 0.022, 0.8, 1.1)
    const fall = 1.05 - 0.15 * ((x / width) * 0.6 + (y / height) * 0.4)
    const lit = (0.41 + 0.92 * clamp(facing, 0, 1.3) * shadow) * hollow * fall
    const mottle = 1 + 0.03 * rough(x, y)
    const leaf = gold[k]! * 0.94
    const gleam = clamp(0.42 + (gx + gy) * 0.75 + 0.22 * worn(x, y) + 0.1 * rough(x, y))
    for (let part = 0; part < 3; part++) {
      const base = (ground[part]! + (toned[part]! - ground[part]!) * tint[k]! * 0.9) * mottle
      let value = base * lit * (part === 0 ? 1.015 : part === 2 ? 0.985 : 1) + dim * 0.2
      if (leaf > 0.002) {
        const metal = part === 0 ? 0.6 + 0.36 * gleam : part === 1 ? 0.43 + 0.37 * gleam : 0.17 + 0.32 * gleam
        const under = bole[part]! * 0.35 + metal * 0.65
        const shown = leaf > 0.55 ? metal : under
        value += (shown * (0.48 + 0.54 * lit) - value) * Math.min(1, leaf * 1.3)
      }
      data[i + part] = value
    }
  })
  return toPicture(raster)
}
