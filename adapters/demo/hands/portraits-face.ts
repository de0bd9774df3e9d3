import { hexToRgb, lighten, mix } from '../drawing/colour.ts'
import { type Point, pointsOf, smoothCurve } from '../drawing/shapes.ts'
import { lineOutlines } from '../drawing/stroke.ts'
import type { Easel, Sitter } from './portraits-sitter.ts'

const brass = hexToRgb('#d39f45')

const halfFace: readonly Point[] = pointsOf([
  0, -1.28, 0.5, -1.2, 0.82, -0.86, 0.91, -0.3, 0.87, 0.28, 0.72, 0.8, 0.4, 1.18, 0, 1.3,
])
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** Ears, face, the half in shadow, features, beard, glasses. */
export function drawFace(easel: Easel, sitter: Sitter): void {
  const { skin, hair, style, eyes, beard, glasses } = sitter
  const shade = mix(skin, hexToRgb('#552338'), 0.28)
  const deep = mix(skin, hexToRgb('#331424'), 0.55)
  const warm = mix(skin, hexToRgb('#cf4f45'), 0.42)
  if (!['wrap', 'headscarf', 'bob', 'long'].includes(style))
    for (const side of [-1, 1]) {
      easel.oval(side > 0 ? shade : skin, side * 0.93, 0.06, 0.14, 0.26, side * 0.12)
      easel.oval(side > 0 ? deep : shade, side * 0.95, 0.07, 0.06, 0.15, side * 0.12, 0.7)
    }
  easel.soft(skin, [...halfFace, ...mirrored(halfFace).toReversed().slice(1, -1)])
  // The shadow's inner border is a profile: brow, nose, lips, chin.
  const profile: Point[] = pointsOf([
    0.08, -1.28, 0.05, -0.7, 0.02, -0.32, 0.12, 0.04, 0.23, 0.31, 0.1, 0.42, 0.06, 0.52, 0.15, 0.62, 0.08,
    0.7, 0.14, 0.8, 0.05, 0.96, 0.09, 1.12, 0.02, 1.29,
  ])
  easel.shape(
    shade,
    [...smoothCurve(profile, false, 8), ...smoothCurve(halfFace.slice(1).toReversed(), false, 10)],
    0.5,
  )
  easel.oval(warm, -0.5, 0.36, 0.24, 0.17, 0, 0.22)
  easel.oval(warm, 0.55, 0.36, 0.2, 0.16, 0, 0.18)
  const brow = hair[0] > 0.55 ? lighten(hair, -0.25) : hair
  for (const side of [-1, 1]) {
    easel.line(
      brow,
      [
        [side * 0.2, -0.29],
        [side * 0.45, -0.41],
        [side * 0.7, -0.28],
      ],
      0.075,
    )
    if (eyes === 'closed') {
      easel.line(
        deep,
        [
          [side * 0.24, -0.02],
          [side * 0.44, 0.07],
          [side * 0.66, -0.03],
        ],
        0.052,
      )
      easel.line(
        deep,
        [
          [side * 0.63, 0],
          [side * 0.72, 0.06],
        ],
        0.035,
      )
    } else {
      const lid = smoothCurve(
        [
          [side * 0.24, 0],
          [side * 0.45, -0.1],
          [side * 0.67, -0.01],
        ],
        false,
        8,
      )
      const under = smoothCurve(
        [
          [side * 0.67, -0.01],
          [side * 0.45, 0.07],
          [side * 0.24, 0],
        ],
        false,
        8,
      )
      easel.shape(hexToRgb('#f4ede3'), [...lid, ...under])
      easel.oval(hexToRgb('#2a1d1a'), side * 0.45, -0.02, 0.09, 0.09)
      easel.oval([1, 1, 1], side * 0.45 + 0.03, -0.05, 0.025, 0.025)
      easel.line(
        deep,
        [
          [side * 0.22, 0],
          [side * 0.45, -0.105],
          [side * 0.71, -0.03],
        ],
        0.06,
      )
    }
  }
  easel.line(deep, pointsOf([0.02, -0.26, 0.1, 0.05, 0.21, 0.29, 0.1, 0.39, -0.04, 0.37]), 0.036, 0.7)
  const lips = mix(skin, hexToRgb(beard === 'none' ? '#a82c38' : '#9b4040'), beard === 'none' ? 0.55 : 0.4)
  easel.shape(lips, [
    ...smoothCurve(pointsOf([-0.31, 0.68, -0.1, 0.64, 0, 0.67, 0.1, 0.64, 0.31, 0.68]), false, 6),
    ...smoothCurve(pointsOf([0.31, 0.68, 0.15, 0.82, -0.15, 0.82, -0.31, 0.68]), false, 6),
  ])
  easel.line(deep, pointsOf([-0.35, 0.665, -0.18, 0.725, 0, 0.735, 0.18, 0.725, 0.35, 0.665]), 0.026, 0.8)
  if (beard === 'full') {
    const jaw: Point[] = pointsOf([
      -0.9, 0.1, -0.86, 0.52, -0.66, 1.06, -0.3, 1.46, 0, 1.54, 0.3, 1.46, 0.66, 1.06, 0.86, 0.52, 0.9, 0.1,
    ])
    const inner: Point[] = pointsOf([
      0.9, 0.1, 0.68, 0.5, 0.34, 0.56, 0, 0.53, -0.34, 0.56, -0.68, 0.5, -0.9, 0.1,
    ])
    easel.shape(hair, [...smoothCurve(jaw, false, 8), ...smoothCurve(inner, false, 8)])
    easel.oval(lips, 0, 0.74, 0.21, 0.065)
  }
  if (beard === 'chin')
    easel.soft(hair, pointsOf([-0.32, 0.99, 0, 0.92, 0.32, 0.99, 0.24, 1.3, 0, 1.45, -0.24, 1.3]))
  if (glasses) {
    const frame = hexToRgb('#2a2422')
    for (const side of [-1, 1]) {
      const rim = Array.from(
        { length: 40 },
        (_, k): Point => [
          side * 0.46 + Math.cos((k / 39) * Math.PI * 2) * 0.31,
          Math.sin((k / 39) * Math.PI * 2) * 0.29,
        ],
      )
      easel.oval([1, 1, 1], side * 0.46, 0, 0.31, 0.29, 0, 0.12)
      easel.parts.push({ colour: frame, outlines: lineOutlines(rim, 0.05), opacity: 1 })
      easel.line(
        frame,
        [
          [side * 0.77, -0.05],
          [side * 0.94, -0.07],
        ],
        0.05,
      )
    }
    easel.line(
      frame,
      [
        [-0.16, -0.04],
        [0, -0.1],
        [0.16, -0.04],
      ],
      0.05,
    )
  }
}

/** Earrings in brass or in the accent's colour. */
export function drawEarrings(easel: Easel, { earrings, style, accent }: Sitter): void {
  if (earrings === 'none' || style === 'headscarf' || style === 'long') return
  for (const side of [-1, 1]) {
    const x = side * 0.98
    if (earrings === 'discs') {
      easel.oval(accent, x, 0.5, 0.17, 0.17)
      easel.oval(brass, x, 0.5, 0.07, 0.07)
    } else if (earrings === 'drops')
      easel.soft(brass, [
        [x, 0.32],
        [x + 0.08, 0.62],
        [x, 0.75],
        [x - 0.08, 0.62],
      ])
    else {
      const ring = Array.from(
        { length: 34 },
        (_, k): Point => [
          x + Math.cos((k / 33) * Math.PI * 2) * 0.22,
          0.57 + Math.sin((k / 33) * Math.PI * 2) * 0.24,
        ],
      )
      easel.parts.push({ colour: brass, outlines: lineOutlines(ring, 0.05), opacity: 1 })
    }
  }
}
