import { createRaster, type Raster } from '../raster.ts'

interface Kernel {
  readonly at: Int32Array
  readonly weight: Float32Array
}

function kernelOf(from: number, to: number): Kernel {
  const at = new Int32Array(to * 4)
  const weight = new Float32Array(to * 4)
  for (let i = 0; i < to; i++) {
    const place = ((i + 0.5) * from) / to - 0.5
    const whole = Math.floor(place)
    const t = place - whole
    const weights = [
      t * (-0.5 + t * (1 - 0.5 * t)),
      1 + t * t * (-2.5 + 1.5 * t),
      t * (0.5 + t * (2 - 1.5 * t)),
      t * t * (-0.5 + 0.5 * t),
    ]
    for (let k = 0; k < 4; k++) {
      at[i * 4 + k] = Math.max(0, Math.min(from - 1, whole - 1 + k))
      weight[i * 4 + k] = weights[k]!
    }
  }
  return { at, weight }
}

/** A raster at another, larger size, interpolated with a cubic kernel. */
export function enlarged(source: Raster, width: number, height: number): Raster {
  const out = createRaster(width, height)
  const across = kernelOf(source.width, width)
  const down = kernelOf(source.height, height)
  const wide = new Float32Array(width * source.height * 3)
  for (let y = 0; y < source.height; y++)
    for (let x = 0; x < width; x++)
      for (let part = 0; part < 3; part++) {
        let sum = 0
        for (let k = x * 4; k < x * 4 + 4; k++)
          sum += source.data[(y * source.width + across.at[k]!) * 3 + part]! * across.weight[k]!
        wide[(y * width + x) * 3 + part] = sum
      }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width * 3; x++) {
      let sum = 0
      for (let k = y * 4; k < y * 4 + 4; k++) sum += wide[down.at[k]! * width * 3 + x]! * down.weight[k]!
      out.data[y * width * 3 + x] = sum
    }
  return out
}
