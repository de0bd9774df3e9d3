import { lighten } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import { type Point, pointsOf, smoothCurve } from '../drawing/shapes.ts'
import type { Easel, Sitter } from './portraits-sitter.ts'

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** Half of a fall of hair, from the crown down to `end`. */
const fall = (wide: number, end: number): Point[] => [
  [0, -1.44],
  [0.74, -1.3],
  [1.1, -0.7],
  [1.15 + wide, 0.3],
  [1.18 + wide, 1.1],
  [1.04 + wide, end],
  [0.3, end + 0.05],
]

/** Hair that lies behind the face and shoulders. */
export function drawHairBehind(easel: Easel, { hair, style, accent }: Sitter, random: Random): void {
  const dark = lighten(hair, -0.05)
  const pale = lighten(hair, 0.07)
  const curtain = (wide: number, end: number): void => {
    const right = fall(wide, end)
    easel.soft(dark, [...right, ...mirror(right).toReversed()])
  }
  if (style === 'long') curtain(0.08, 2.7)
  if (style === 'bob') curtain(0.1, 1.2)
  if (style === 'braids') {
    curtain(0, 0.9)
    for (const side of [-1, 1])
      for (let k = 0; k < 11; k++)
        easel.oval(
          k % 2 === 1 ? hair : dark,
          side * (1.06 + 0.05 * Math.sin(k)),
          0.5 + k * 0.27,
          0.2 - k * 0.006,
          0.18,
          side * 0.5,
        )
  }
  if (style === 'locs')
    for (let k = -9; k <= 9; k++) {
      const long = 1.9 - Math.abs(k) * 0.03 + 0.25 * Math.sin(k * 2.3)
      easel.line(
        k % 2 === 0 ? hair : pale,
        [
          [k * 0.095, -1.2],
          [k * 0.168, -0.2],
          [k * 0.178, long],
        ],
        0.21,
      )
    }
  if (style === 'afro') {
    const cloud: Point[] = Array.from({ length: 36 }, (_, k) => {
      const angle = (k / 36) * Math.PI * 2
      const reach = 1 + (k % 2 === 0 ? -0.03 : 0.03) + random.range(-0.015, 0.015)
      return [Math.cos(angle) * 1.6 * reach, -0.44 + Math.sin(angle) * 1.48 * reach]
    })
    easel.soft(hair, cloud)
  }
  if (style === 'bun') {
    easel.oval(dark, 0, -1.72, 0.52, 0.46)
    easel.oval(hair, 0.05, -1.76, 0.4, 0.31, 0.3)
  }
  if (style === 'headscarf')
    easel.soft(
      lighten(accent, -0.07),
      pointsOf([
        0, -1.6, 0.84, -1.4, 1.26, -0.6, 1.26, 0.5, 1.5, 1.5, 1.9, 2.35, 0, 2.9, -1.9, 2.35, -1.5, 1.5, -1.26,
        0.5, -1.26, -0.6, -0.84, -1.4,
      ]),
    )
}

/** A cap of hair whose lower edge is the hairline. */
export const cap = (ear: number, hairline: readonly Point[], crown = -1.46): Point[] => [
  ...smoothCurve(
    [
      [-0.93, ear],
      [-1.03, -0.55],
      [-0.8, -1.16],
      [-0.3, crown],
      [0.3, crown],
      [0.8, -1.16],
      [1.03, -0.55],
      [0.93, ear],
    ],
    false,
    10,
  ),
  ...smoothCurve(hairline, false, 10),
]

const parting = (side: number, k: number): Point[] => [
  [side * 0.03, -1.4],
  [side * (0.5 + k * 0.1), -1.1 + k * 0.05],
  [side * (0.87 + k * 0.04), -0.3 + k * 0.12],
]

/** Hair that lies over the face. */
export function drawHairInFront(easel: Easel, { hair, style }: Sitter): void {
  const dark = lighten(hair, -0.05)
  const pale = lighten(hair, 0.09)
  if (style === 'bob') {
    easel.shape(
      hair,
      cap(
        0.75,
        pointsOf([0.93, 0.75, 0.82, -0.1, 0.7, -0.58, 0, -0.5, -0.7, -0.58, -0.82, -0.1, -0.93, 0.75]),
      ),
    )
    for (let k = -4; k <= 4; k++)
      easel.line(
        pale,
        [
          [k * 0.1, -1.38],
          [k * 0.17, -0.9],
          [k * 0.18, -0.56],
        ],
        0.022,
        0.5,
      )
  }
  if (style === 'long' || style === 'braids') {
    easel.shape(
      hair,
      cap(0.5, pointsOf([0.93, 0.5, 0.85, -0.2, 0.5, -0.85, 0, -1.2, -0.5, -0.85, -0.85, -0.2, -0.93, 0.5])),
    )
    for (const side of [-1, 1]) for (let k = 0; k < 4; k++) easel.line(pale, parting(side, k), 0.022, 0.5)
    if (style === 'long')
      easel.pair(hair, pointsOf([0.9, -0.3, 1.13, 0.3, 1.23, 1.4, 1.06, 2.6, 0.8, 2.3, 0.85, 1.2]))
  }
  if (style === 'bun') {
    easel.shape(
      hair,
      cap(0, pointsOf([0.93, 0, 0.84, -0.45, 0.5, -0.95, 0, -1.06, -0.5, -0.95, -0.84, -0.45, -0.93, 0])),
    )
    for (let k = -3; k <= 3; k++)
      easel.line(
        pale,
        [
          [k * 0.24, -1],
          [k * 0.16, -1.25],
          [k * 0.06, -1.44],
        ],
        0.022,
        0.5,
      )
  }
  if (style === 'crop') {
    easel.shape(
      hair,
      cap(
        -0.1,
        pointsOf([0.93, -0.1, 0.84, -0.5, 0.68, -0.86, 0, -0.96, -0.68, -0.86, -0.84, -0.5, -0.93, -0.1]),
      ),
    )
    easel.line(
      pale,
      [
        [-0.66, -0.98],
        [0, -1.1],
        [0.66, -0.98],
      ],
      0.03,
      0.35,
    )
  }
  if (style === 'flat top') {
    easel.shape(hair, [
      ...smoothCurve(pointsOf([-0.93, -0.1, -1, -0.6, -1.06, -1.3, -0.98, -1.92]), false, 8),
      ...smoothCurve(
        [
          [-0.98, -1.92],
          [0, -2],
          [0.98, -1.92],
        ],
        false,
        8,
      ),
      ...smoothCurve(
        [
          [1.06, -1.3],
          [1, -0.6],
          [0.93, -0.1],
        ],
        false,
        8,
      ),
      ...smoothCurve(pointsOf([0.84, -0.5, 0.7, -0.84, 0, -0.94, -0.7, -0.84, -0.84, -0.5]), false, 8),
    ])
    easel.line(
      dark,
      [
        [-0.96, -0.5],
        [-0.9, -0.8],
        [-0.92, -1.1],
      ],
      0.06,
      0.6,
    )
  }
  if (style === 'afro')
    easel.shape(
      hair,
      cap(
        -0.1,
        pointsOf([0.93, -0.1, 0.82, -0.55, 0.5, -0.86, 0, -0.94, -0.5, -0.86, -0.82, -0.55, -0.93, -0.1]),
      ),
    )
  if (style === 'locs') {
    easel.shape(
      hair,
      cap(0.1, pointsOf([0.93, 0.1, 0.8, -0.55, 0.4, -0.92, 0, -0.98, -0.4, -0.92, -0.8, -0.55, -0.93, 0.1])),
    )
    for (let k = -3; k <= 3; k++)
      easel.line(
        pale,
        [
          [k * 0.05, -1.42],
          [k * 0.2, -1.2],
          [k * 0.27, -0.95],
        ],
        0.028,
        0.4,
      )
  }
}
