import { blurChannel } from '../drawing/blur.ts'
import { colourRamp, hexToRgb } from '../drawing/colour.ts'
import { clamp, smoothstep } from '../drawing/maths.ts'
import type { Draw } from '../drawing/picture.ts'
import { randomFrom } from '../drawing/random.ts'
import { createRaster, eachPixel, toPicture } from '../drawing/raster.ts'
import { applySurface } from '../drawing/surface.ts'
import { families, findOrbit, followOrbit } from './attractor-orbit.ts'

/** Ground, then what slow and quick passages of the point are printed in, from thin to dense. */
const inks = [
  { ground: '#10161f', slow: ['#1c4256', '#5b9ba0', '#e6ede0'], quick: ['#55303c', '#cb7a52', '#f8e6c4'] },
  { ground: '#f1eadd', slow: ['#b6c3bf', '#46707c', '#13293a'], quick: ['#e4bc9a', '#b2543e', '#3b161b'] },
  { ground: '#191219', slow: ['#4b2c55', '#ad6b8e', '#f4d8cf'], quick: ['#2b4160', '#7b9fba', '#edf1ea'] },
  { ground: '#efe9df', slow: ['#c2b8a8', '#6c645b', '#1e1b1b'], quick: ['#d8bf8d', '#a47731', '#3a2514'] },
  { ground: '#0e1a18', slow: ['#1d4b43', '#79a68a', '#eeead0'], quick: ['#4a491f', '#c79f4c', '#fdf1d0'] },
  { ground: '#e9edec', slow: ['#aebfca', '#4b6f92', '#182848'], quick: ['#d9c3cf', '#96607f', '#35182f'] },
] as const

/** The path of one point under a strange map, followed for millions of steps and printed by how often it passes. */
export const attractor: Draw = (seed, width, height) => {
  const random = randomFrom(seed)
  const ink = random.pick(inks)
  const orbit = findOrbit(random, random.pick(families))
  const [left, top, right, bottom] = orbit.box
  const close = random.chance(0.36)
  const zoom = close ? random.range(1.8, 2.7) : 1
  const focusX = close ? random.range(0.34, 0.66) : 0.5
  const focusY = close ? random.range(0.34, 0.66) : 0.5
  const fit = 0.8
  // A form much flatter than its sheet is stretched a little, as a negative is under the enlarger.
  const even = Math.min((width * fit) / (right - left), (height * fit) / (bottom - top))
  const scaleX = Math.max(even, (width * 0.68) / (right - left)) * zoom
  const scaleY = Math.max(even, (height * 0.68) / (bottom - top)) * zoom
  const offsetX = width / 2 - (left + (right - left) * focusX) * scaleX
  const offsetY = height / 2 - (top + (bottom - top) * focusY) * scaleY

  const density = new Float32Array(width * height)
  const speed = new Float32Array(width * height)
  const steps = Math.max(2_600_000, Math.round(width * height * (close ? 5.5 : 4.6)))
  followOrbit(orbit, steps, { density, speed, width, height, scaleX, scaleY, offsetX, offsetY })

  const seen = density.filter((value, i) => i % 8 === 0 && value > 0).toSorted()
  const dense = seen[Math.floor(seen.length * 0.995)] ?? 1
  const unit = Math.min(width, height) / 1000
  const weight = blurChannel(density, width, height, 4 * unit)
  const pace = blurChannel(speed, width, height, 4 * unit)
  const paces = pace.map((value, i) => (weight[i]! > 0.02 ? value / weight[i]! : 0))
  const sorted = paces.filter((value, i) => i % 8 === 0 && value > 0).toSorted()
  const slowest = sorted[Math.floor(sorted.length * 0.1)] ?? 0
  const quickest = sorted[Math.floor(sorted.length * 0.9)] ?? 1

  const slowInk = colourRamp([ink.ground, ...ink.slow])
  const quickInk = colourRamp([ink.ground, ...ink.quick])
  // The same exposure at every size, however many steps a pixel got.
  const exposure = (4.6 * width * height) / steps
  const logTop = Math.log(1 + dense * exposure)
  const raster = createRaster(width, height, hexToRgb(ink.ground))
  eachPixel(raster, (_x, _y, i, data) => {
    const at = i / 3
    const passes = density[at]!
    if (passes <= 0) return
    const tone = clamp(Math.log(1 + passes * exposure) / logTop) ** 0.92
    const warm = smoothstep(slowest, quickest, paces[at]!)
    const k = Math.round(tone * 511) * 3
    for (let part = 0; part < 3; part++)
      data[i + part] = slowInk[k + part]! + (quickInk[k + part]! - slowInk[k + part]!) * warm
  })
  applySurface(raster, seed, { tooth: 0.022, fibre: 0.012, vignette: 0.12 })
  return toPicture(raster)
}
