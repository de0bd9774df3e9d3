import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colourFrom, colourLabel, colourName, colours, dominantColour, type Rgb } from './colour.ts'

const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

describe('a colour', () => {
  it.each([
    ['#d11f2a', 'red'],
    ['#98391b', 'red'],
    ['#e8762b', 'orange'],
    ['#f0c419', 'yellow'],
    ['#2c6650', 'green'],
    ['#7aa63a', 'green'],
    ['#2b557e', 'blue'],
    ['#5cc3d6', 'blue'],
    ['#6b3fa0', 'purple'],
    ['#f2a0b5', 'pink'],
    ['#6b4423', 'brown'],
    ['#c2a06a', 'brown'],
    ['#fbf9f5', 'white'],
    ['#f3efe8', 'white'],
    ['#808080', 'grey'],
    ['#1b1814', 'black'],
  ] as const)('%s is called %s', (hex, name) => {
    expect(colourName(rgb(hex))).toBe(name)
  })

  it('always has a name', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        expect(colours).toContain(colourName([red, green, blue]))
      }),
    )
  })

  it('is called as a label begins', () => {
    expect(colourLabel('blue')).toBe('Blue')
  })

  it('is read from its slug, or not at all', () => {
    expect([colourFrom('blue'), colourFrom('#00f')]).toEqual(['blue', null])
  })
})

describe('the colour of a picture', () => {
  const paper = rgb('#f3efe8')
  const sea = rgb('#2b557e')
  const of = (...areas: (readonly [Rgb, number])[]): Rgb[] =>
    areas.flatMap(([pixel, count]) => Array.from({ length: count }, () => pixel))

  it('is the one that is remembered, not the paper around it', () => {
    expect(dominantColour(of([paper, 80], [sea, 20]))).toBe('blue')
    expect(dominantColour(of([paper, 88], [sea, 12]))).toBe('blue')
  })

  it('is grey where colour is only an accent', () => {
    expect(dominantColour(of([paper, 95], [sea, 5]))).toBe('white')
  })

  it('is nothing without pixels', () => {
    expect(dominantColour([])).toBeNull()
  })

  it('does not depend on the order of the pixels', () => {
    const pixels = fc.array(fc.constantFrom(paper, sea, rgb('#d11f2a'), rgb('#1b1814')), { minLength: 1 })
    fc.assert(
      fc.property(pixels, (some) => {
        const areas = new Map<string, number>()
        for (const pixel of some) areas.set(pixel.join(), (areas.get(pixel.join()) ?? 0) + 1)
        fc.pre(new Set(areas.values()).size === areas.size)
        expect(dominantColour(some.toReversed())).toBe(dominantColour(some))
      }),
    )
  })
})

describe('what lies beside another colour', () => {
  it.each([
    ['cream', '#f7edd5', 'white'],
    ['olive', '#606000', 'brown'],
    ['soot', '#0a0a0a', 'black'],
    ['night', '#00005f', 'black'],
    ['ash', '#cfcfcf', 'grey'],
    ['slag', '#2e2e2e', 'grey'],
    ['rose', '#cc8a96', 'pink'],
    ['wine', '#7e1e3c', 'red'],
    ['orchid', '#d284a2', 'pink'],
    ['burgundy', '#782448', 'red'],
    ['salmon', '#eaae9c', 'pink'],
    ['cocoa', '#663c30', 'brown'],
    ['brick', '#841818', 'red'],
    ['rust', '#723600', 'brown'],
    ['sand', '#a27e60', 'brown'],
    ['amber', '#b47200', 'orange'],
    ['moss and earth', '#8a8442', 'brown'],
    ['straw', '#e4dea2', 'yellow'],
    ['mustard', '#968a00', 'yellow'],
    ['lavender', '#907ede', 'purple'],
    ['mauve', '#b478ae', 'pink'],
    ['plum', '#5a2454', 'purple'],
    ['slate', '#486c6c', 'blue'],
    ['ink', '#182424', 'black'],
    ['midnight', '#000036', 'black'],
    ['navy', '#000066', 'blue'],
    ['graphite', '#2a3630', 'grey'],
    ['silver', '#b4c0c6', 'grey'],
  ] as const)('%s (%s) is called %s', (_, hex, name) => {
    expect(colourName(rgb(hex))).toBe(name)
  })
})
