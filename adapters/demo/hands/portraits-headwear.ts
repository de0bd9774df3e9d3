import { lighten, type Rgb } from '../drawing/colour.ts'
import { type Point, pointsOf, smoothCurve } from '../drawing/shapes.ts'
import { cap } from './portraits-hair.ts'
import type { Easel, Sitter } from './portraits-sitter.ts'

function drawWrap(easel: Easel, cloth: Rgb): void {
  const pale = lighten(cloth, 0.07)
  const dark = lighten(cloth, -0.08)
  // The knot: two folded ends that lie against one another.
  easel.soft(dark, pointsOf([-0.1, -1.9, -0.5, -2.16, -0.56, -2.46, -0.18, -2.62, 0.22, -2.48, 0.3, -2.1]))
  easel.soft(pale, pointsOf([0.06, -1.92, 0.06, -2.3, 0.34, -2.56, 0.7, -2.5, 0.84, -2.24, 0.6, -1.95]))
  easel.line(
    dark,
    [
      [0.2, -2.05],
      [0.4, -2.3],
      [0.66, -2.36],
    ],
    0.045,
  )
  easel.soft(
    cloth,
    pointsOf([
      -0.97, -0.42, -1.2, -1, -0.98, -1.82, -0.2, -2.22, 0.62, -2.12, 1.16, -1.5, 1.08, -0.62, 0.92, -0.4,
      0.5, -0.86, 0, -0.98, -0.5, -0.86,
    ]),
  )
  for (let k = 0; k < 5; k++)
    easel.line(
      k % 2 === 1 ? pale : dark,
      [
        [-1.03 + k * 0.06, -0.6 - k * 0.22],
        [-0.3 + k * 0.1, -1.16 - k * 0.22],
        [0.6 + k * 0.08, -1.2 - k * 0.2],
        [1.06, -0.78 - k * 0.16],
      ],
      0.05,
    )
  easel.oval(pale, 0.12, -1.86, 0.32, 0.2, 0.2)
}

function drawHeadscarf(easel: Easel, cloth: Rgb): void {
  const outer: Point[] = pointsOf([
    0, -1.6, 0.84, -1.4, 1.22, -0.6, 1.18, 0.4, 1.04, 1.2, 0.4, 1.76, -0.4, 1.76, -1.04, 1.2, -1.18, 0.4,
    -1.22, -0.6, -0.84, -1.4, 0, -1.6,
  ])
  const opening: Point[] = pointsOf([
    0, -1.02, -0.55, -0.88, -0.81, -0.3, -0.77, 0.4, -0.55, 0.95, 0, 1.32, 0.55, 0.95, 0.77, 0.4, 0.81, -0.3,
    0.55, -0.88, 0, -1.02,
  ])
  easel.shape(cloth, [...smoothCurve(outer, false, 10), ...smoothCurve(opening, false, 10)])
  easel.line(lighten(cloth, -0.08), pointsOf([-1, 0.9, -0.3, 1.6, 0.6, 1.92, 1.4, 2.32]), 0.09)
  easel.soft(
    lighten(cloth, 0.06),
    pointsOf([-0.7, 1.36, 0.2, 1.76, 1.26, 2.06, 0.9, 2.68, -0.3, 2.54, -1.1, 2.02]),
  )
  easel.line(
    lighten(cloth, -0.06),
    [
      [-0.6, 1.5],
      [0.2, 1.96],
      [1, 2.32],
    ],
    0.04,
  )
  easel.line(
    lighten(cloth, 0.08),
    [
      [-0.9, -1.08],
      [0, -1.34],
      [0.9, -1.08],
    ],
    0.036,
  )
}

/** Hats, caps, wraps and scarves. */
export function drawHeadwear(easel: Easel, { hair, style, accent }: Sitter): void {
  if (style === 'cap' || style === 'straw hat')
    easel.shape(hair, cap(0.2, pointsOf([0.93, 0.2, 0.84, -0.4, 0, -0.75, -0.84, -0.4, -0.93, 0.2])))
  if (style === 'cap') {
    easel.soft(
      accent,
      pointsOf([-1.02, -0.72, -1, -1.25, -0.55, -1.7, 0, -1.82, 0.55, -1.7, 1, -1.25, 1.02, -0.72]),
    )
    const top = smoothCurve(
      [
        [-1.08, -0.98],
        [0, -1.14],
        [1.08, -0.98],
      ],
      false,
      8,
    )
    const low = smoothCurve(
      [
        [1.06, -0.58],
        [0, -0.74],
        [-1.06, -0.58],
      ],
      false,
      8,
    )
    easel.shape(lighten(accent, 0.06), [...top, ...low])
    for (let k = -5; k <= 5; k++)
      easel.line(
        lighten(accent, -0.08),
        [
          [k * 0.19, -1.03 + Math.abs(k) * 0.01],
          [k * 0.19, -0.7 + Math.abs(k) * 0.014],
        ],
        0.026,
        0.7,
      )
  }
  if (style === 'straw hat') {
    easel.soft(
      accent,
      pointsOf([-0.9, -0.94, -0.86, -1.68, -0.3, -1.96, 0.4, -1.94, 0.86, -1.68, 0.9, -0.94]),
    )
    const band = smoothCurve(
      [
        [-0.92, -1.08],
        [0, -1.23],
        [0.92, -1.08],
      ],
      false,
      8,
    )
    easel.shape(lighten(accent, -0.13), [
      ...band,
      ...smoothCurve(
        [
          [0.92, -0.82],
          [0, -0.96],
          [-0.92, -0.82],
        ],
        false,
        8,
      ),
    ])
    easel.oval(lighten(accent, 0.03), 0, -0.8, 1.78, 0.31, 0.02)
    for (let k = 1; k < 4; k++)
      easel.line(
        lighten(accent, -0.06),
        [
          [-1.7 + k * 0.16, -0.8 - k * 0.01],
          [0, -0.72 + k * 0.06],
          [1.7 - k * 0.16, -0.77 - k * 0.01],
        ],
        0.03,
        0.6,
      )
  }
  if (style === 'wrap') drawWrap(easel, accent)
  if (style === 'headscarf') drawHeadscarf(easel, accent)
}
