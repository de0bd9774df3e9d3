import { describe, expect, it } from 'vitest'
import { coverageOf } from './coverage.ts'
import { createRaster, fill, stamp, toPicture } from './raster.ts'
import { circle, rectangle } from './shapes.ts'

const pixel = (data: ArrayLike<number>, width: number, x: number, y: number): number[] => {
  const i = (y * width + x) * 3
  return [data[i], data[i + 1], data[i + 2]].map((part) => Math.round((part ?? 0) * 1000) / 1000)
}

describe('coverageOf', () => {
  it('covers half a pixel where an edge runs through its middle', () => {
    const mask = coverageOf([rectangle(1.5, 1.5, 2, 2)], 8, 8)
    expect(mask?.data[0]).toBeCloseTo(0.25, 2)
    expect(mask?.data[1]).toBeCloseTo(0.5, 2)
    expect(mask?.data[4]).toBeCloseTo(1, 2)
  })

  it('has the area of the disc it covers', () => {
    const area = coverageOf([circle(50, 50, 30)], 100, 100)?.data.reduce((sum, part) => sum + part, 0) ?? 0
    expect(area / (Math.PI * 900)).toBeCloseTo(1, 2)
  })

  it('unites overlaps or leaves them out, as the rule says', () => {
    const two = [rectangle(0, 0, 6, 6), rectangle(2, 2, 6, 6)]
    expect(coverageOf(two, 8, 8, 'non-zero')?.data[3 * 8 + 3]).toBeCloseTo(1, 3)
    expect(coverageOf(two, 8, 8, 'even-odd')?.data[3 * 8 + 3]).toBeCloseTo(0, 3)
  })

  it('is null outside the picture', () => {
    expect(coverageOf([rectangle(20, 20, 5, 5)], 10, 10)).toBeNull()
  })
})

const blended = (blend: 'normal' | 'multiply' | 'screen' | 'add'): number[] => {
  const raster = createRaster(4, 4, [0.5, 0.4, 0.2])
  fill(raster, [rectangle(0, 0, 4, 4)], [1, 0.5, 0], { blend, opacity: 0.5 })
  return pixel(raster.data, 4, 1, 1)
}

const drawDisc = () => {
  const raster = createRaster(16, 16, [0.9, 0.85, 0.8])
  fill(raster, [circle(8, 8, 5)], [0.2, 0.3, 0.5])
  return toPicture(raster)
}

describe('blending', () => {
  it.each([
    ['normal', [0.75, 0.45, 0.1]],
    ['multiply', [0.5, 0.3, 0.1]],
    ['screen', [0.75, 0.55, 0.2]],
    ['add', [1, 0.65, 0.2]],
  ] as const)('mixes ink and ground: %s', (blend, expected) => {
    expect(blended(blend)).toEqual(expected)
  })

  it('stamps one raster on another, cut at the edge', () => {
    const onto = createRaster(4, 4)
    stamp(onto, createRaster(4, 4, [0, 0, 0]), 2, 2)
    expect(pixel(onto.data, 4, 1, 3)).toEqual([1, 1, 1])
    expect(pixel(onto.data, 4, 2, 3)).toEqual([0, 0, 0])
  })

  it('becomes an opaque picture, the same bytes each time', () => {
    expect(drawDisc()).toEqual(drawDisc())
    expect(drawDisc().data[3]).toBe(255)
  })
})
