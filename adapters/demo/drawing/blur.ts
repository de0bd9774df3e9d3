import { createRaster, type Raster } from './raster.ts'

/** Near-Gaussian blur of one channel, radius in pixels (about two deviations); edges are continued. */
export function blurChannel(
  source: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const r = Math.round(radius * 0.6)
  const values = source.slice()
  if (r < 1) return values
  const passed = new Float32Array(values.length)
  const columns = new Float64Array(width)
  const scale = 1 / (2 * r + 1)
  for (let pass = 0; pass < 3; pass++) {
    for (let y = 0; y < height; y++) {
      const row = y * width
      let sum = values[row]! * (r + 1)
      for (let i = 1; i <= r; i++) sum += values[row + Math.min(i, width - 1)]!
      for (let x = 0; x < width; x++) {
        passed[row + x] = sum * scale
        sum += values[row + Math.min(x + r + 1, width - 1)]! - values[row + Math.max(x - r, 0)]!
      }
    }
    for (let x = 0; x < width; x++) columns[x] = passed[x]! * (r + 1)
    for (let i = 1; i <= r; i++) {
      const row = Math.min(i, height - 1) * width
      for (let x = 0; x < width; x++) columns[x]! += passed[row + x]!
    }
    for (let y = 0; y < height; y++) {
      const enters = Math.min(y + r + 1, height - 1) * width
      const leaves = Math.max(y - r, 0) * width
      for (let x = 0; x < width; x++) {
        values[y * width + x] = columns[x]! * scale
        columns[x]! += passed[enters + x]! - passed[leaves + x]!
      }
    }
  }
  return values
}

/** A blurred copy of a raster. */
export function blurRaster(raster: Raster, radius: number): Raster {
  const { width, height, data } = raster
  const out = createRaster(width, height)
  const channel = new Float32Array(width * height)
  for (let part = 0; part < 3; part++) {
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 3 + part]!
    const blurred = blurChannel(channel, width, height, radius)
    for (let i = 0; i < channel.length; i++) out.data[i * 3 + part] = blurred[i]!
  }
  return out
}
