import { hexToRgb, lighten, mix } from '../drawing/colour.ts'
import { type Point, pointsOf, smoothCurve } from '../drawing/shapes.ts'
import { lineOutlines } from '../drawing/stroke.ts'
import type { Easel, Sitter } from './portraits-sitter.ts'

/** Half the width a print may have at a height: it keeps within the shoulders. */
const reach = (y: number): number => Math.min(2.36, 0.9 + (y - 2.1) * 2.1)

/** Shoulders, dress and its print, neck. */
export function drawBody(easel: Easel, sitter: Sitter): void {
  const { skin, cloth, accent, neck, print } = sitter
  const shade = mix(skin, hexToRgb('#552338'), 0.28)
  const shoulders: Point[] = pointsOf([
    -2.6, 3.7, -2.42, 2.8, -1.92, 2.34, -1.18, 2.08, -0.5, 1.84, 0.5, 1.84, 1.18, 2.08, 1.92, 2.34, 2.42, 2.8,
    2.6, 3.7,
  ])
  easel.shape(cloth, [...smoothCurve(shoulders, false, 10), [2.62, 6.4], [-2.62, 6.4]])
  // The side away from the light.
  easel.shape(
    lighten(cloth, -0.055),
    [
      ...smoothCurve(
        pointsOf([0.1, 1.84, 0.5, 1.84, 1.18, 2.08, 1.92, 2.34, 2.42, 2.8, 2.6, 3.7]),
        false,
        10,
      ),
      [2.62, 6.4],
      [1.15, 6.4],
    ],
    0.5,
  )
  if (print === 'stripes')
    for (let y = 2.4; y < 6.3; y += 0.24)
      easel.line(
        accent,
        [
          [-reach(y), y],
          [0, y + 0.03],
          [reach(y), y],
        ],
        0.085,
        0.9,
      )
  if (print === 'dots')
    for (let row = 0; row < 16; row++)
      for (let k = -8; k <= 8; k++) {
        const [x, y] = [(k + (row % 2) * 0.5) * 0.32, 2.42 + row * 0.24]
        if (Math.abs(x) < reach(y)) easel.oval(accent, x, y, 0.062, 0.062)
      }
  if (print === 'zigzag')
    for (let row = 0; row < 12; row++) {
      const y = 2.5 + row * 0.32
      const points: Point[] = []
      for (let k = -9; k <= 9; k++)
        if (Math.abs(k * 0.27) < reach(y)) points.push([k * 0.27, y + (k % 2 === 0 ? 0 : 0.14)])
      if (points.length > 1)
        easel.parts.push({ colour: accent, outlines: lineOutlines(points, 0.08), opacity: 1 })
    }
  if (print === 'leaves')
    for (let row = 0; row < 10; row++)
      for (let k = -4; k <= 4; k++) {
        const [x, y] = [(k + (row % 2) * 0.5) * 0.56, 2.5 + row * 0.38]
        if (Math.abs(x) > reach(y) - 0.1) continue
        easel.oval(accent, x - 0.09, y, 0.14, 0.055, 0.55, 0.95)
        easel.oval(accent, x + 0.09, y, 0.14, 0.055, -0.55, 0.95)
      }
  const low = neck === 'open' ? 2.75 : 2.16
  easel.shape(skin, [
    [-0.45, 0.8],
    ...smoothCurve(
      [
        [-0.45, 1.5],
        [-0.55, 1.8],
        [-0.84, 1.96],
      ],
      false,
      8,
    ),
    [0, low],
    ...smoothCurve(
      [
        [0.84, 1.96],
        [0.55, 1.8],
        [0.45, 1.5],
      ],
      false,
      8,
    ),
    [0.45, 0.8],
  ])
  easel.shape(
    shade,
    [
      [-0.45, 1],
      ...smoothCurve(
        [
          [-0.45, 1.3],
          [0, 1.74],
          [0.45, 1.44],
        ],
        false,
        8,
      ),
      [0.45, 0.9],
    ],
    0.75,
  )
  if (neck === 'high') {
    easel.soft(
      cloth,
      pointsOf([-0.58, 1.42, 0, 1.58, 0.58, 1.42, 0.66, 1.76, 0.78, 2.08, 0, 2.28, -0.78, 2.08, -0.66, 1.76]),
    )
    easel.line(
      lighten(cloth, -0.06),
      [
        [-0.58, 1.52],
        [0, 1.68],
        [0.58, 1.52],
      ],
      0.05,
    )
  }
  if (neck === 'round')
    easel.line(
      lighten(cloth, 0.08),
      pointsOf([-0.87, 1.95, -0.42, 2.14, 0, 2.2, 0.42, 2.14, 0.87, 1.95]),
      0.12,
    )
  if (neck === 'shawl') {
    easel.soft(
      accent,
      pointsOf([-1.3, 2.02, -0.5, 1.86, 0, 2.3, 0.5, 1.86, 1.3, 2.02, 1.1, 2.62, 0, 3, -1.1, 2.62]),
    )
    easel.line(
      lighten(accent, -0.08),
      [
        [-1.1, 2.2],
        [-0.2, 2.6],
        [0.9, 2.3],
      ],
      0.05,
    )
    easel.line(
      lighten(accent, -0.08),
      [
        [-0.8, 2.5],
        [0, 2.78],
        [0.8, 2.5],
      ],
      0.045,
    )
  }
}
