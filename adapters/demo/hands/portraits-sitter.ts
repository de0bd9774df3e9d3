import { hexToRgb, lighten, mix, type Rgb } from '../drawing/colour.ts'
import { ellipse, outlineOf, type Point, smoothCurve } from '../drawing/shapes.ts'
import { lineOutlines, strokeOutline } from '../drawing/stroke.ts'

/** One flat shape of a sitter, in units of half a head's width; the head's middle is the origin. */
export interface Part {
  readonly outlines: readonly number[][]
  readonly colour: Rgb
  readonly opacity: number
}

export const hairstyles = [
  'wrap',
  'afro',
  'bun',
  'crop',
  'braids',
  'straw hat',
  'locs',
  'headscarf',
  'bob',
  'cap',
  'long',
  'flat top',
] as const
export type Hairstyle = (typeof hairstyles)[number]

/** Who sits, and in what. */
export interface Sitter {
  readonly skin: Rgb
  readonly hair: Rgb
  readonly style: Hairstyle
  readonly cloth: Rgb
  readonly accent: Rgb
  readonly neck: 'round' | 'open' | 'high' | 'shawl'
  readonly print: 'none' | 'stripes' | 'dots' | 'zigzag' | 'leaves'
  readonly eyes: 'closed' | 'open'
  readonly beard: 'none' | 'full' | 'chin'
  readonly earrings: 'none' | 'rings' | 'drops' | 'discs'
  readonly glasses: boolean
}

const brass = hexToRgb('#d39f45')

/** Collects parts; the later lies over the earlier. */
export interface Easel {
  readonly parts: Part[]
  shape(colour: Rgb, points: readonly Point[], opacity?: number): void
  /** A shape through the points, with round corners. */
  soft(colour: Rgb, points: readonly Point[], opacity?: number): void
  /** The same shape and its mirror image. */
  pair(colour: Rgb, points: readonly Point[], opacity?: number): void
  line(colour: Rgb, points: readonly Point[], width: number, opacity?: number): void
  oval(colour: Rgb, x: number, y: number, rx: number, ry: number, turn?: number, opacity?: number): void
}

export function openEasel(): Easel {
  const parts: Part[] = []
  const add = (colour: Rgb, outlines: readonly number[][], opacity = 1): void => {
    parts.push({ colour, outlines, opacity })
  }
  const soft = (colour: Rgb, points: readonly Point[], opacity = 1): void =>
    add(colour, [outlineOf(smoothCurve(points, true, 10))], opacity)
  return {
    parts,
    soft,
    shape: (colour, points, opacity) => add(colour, [outlineOf(points)], opacity),
    pair: (colour, points, opacity) => {
      soft(colour, points, opacity)
      soft(
        colour,
        points.map(([x, y]): Point => [-x, y]),
        opacity,
      )
    },
    line: (colour, points, width, opacity) =>
      add(colour, [strokeOutline(smoothCurve(points, false, 10), width)], opacity),
    oval: (colour, x, y, rx, ry, turn = 0, opacity = 1) =>
      add(colour, [ellipse(x, y, rx, ry, turn, 36)], opacity),
  }
}

const halfFace: readonly Point[] = [
  [0, -1.28],
  [0.5, -1.2],
  [0.82, -0.86],
  [0.91, -0.3],
  [0.87, 0.28],
  [0.72, 0.8],
  [0.4, 1.18],
  [0, 1.3],
]
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y])

/** Half the width a print may have at a height: it keeps within the shoulders. */
const reach = (y: number): number => Math.min(2.36, 0.9 + (y - 2.1) * 2.1)

/** Shoulders, dress and its print, neck. */
export function drawBody(easel: Easel, sitter: Sitter): void {
  const { skin, cloth, accent, neck, print } = sitter
  const shade = mix(skin, hexToRgb('#552338'), 0.28)
  const shoulders: Point[] = [
    [-2.6, 3.7],
    [-2.42, 2.8],
    [-1.92, 2.34],
    [-1.18, 2.08],
    [-0.5, 1.84],
    [0.5, 1.84],
    [1.18, 2.08],
    [1.92, 2.34],
    [2.42, 2.8],
    [2.6, 3.7],
  ]
  easel.shape(cloth, [...smoothCurve(shoulders, false, 10), [2.62, 6.4], [-2.62, 6.4]])
  // The side away from the light.
  easel.shape(
    lighten(cloth, -0.055),
    [
      ...smoothCurve(
        [
          [0.1, 1.84],
          [0.5, 1.84],
          [1.18, 2.08],
          [1.92, 2.34],
          [2.42, 2.8],
          [2.6, 3.7],
        ],
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
    easel.soft(cloth, [
      [-0.58, 1.42],
      [0, 1.58],
      [0.58, 1.42],
      [0.66, 1.76],
      [0.78, 2.08],
      [0, 2.28],
      [-0.78, 2.08],
      [-0.66, 1.76],
    ])
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
      [
        [-0.87, 1.95],
        [-0.42, 2.14],
        [0, 2.2],
        [0.42, 2.14],
        [0.87, 1.95],
      ],
      0.12,
    )
  if (neck === 'shawl') {
    easel.soft(accent, [
      [-1.3, 2.02],
      [-0.5, 1.86],
      [0, 2.3],
      [0.5, 1.86],
      [1.3, 2.02],
      [1.1, 2.62],
      [0, 3],
      [-1.1, 2.62],
    ])
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
  const profile: Point[] = [
    [0.08, -1.28],
    [0.05, -0.7],
    [0.02, -0.32],
    [0.12, 0.04],
    [0.23, 0.31],
    [0.1, 0.42],
    [0.06, 0.52],
    [0.15, 0.62],
    [0.08, 0.7],
    [0.14, 0.8],
    [0.05, 0.96],
    [0.09, 1.12],
    [0.02, 1.29],
  ]
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
  easel.line(
    deep,
    [
      [0.02, -0.26],
      [0.1, 0.05],
      [0.21, 0.29],
      [0.1, 0.39],
      [-0.04, 0.37],
    ],
    0.036,
    0.7,
  )
  const lips = mix(skin, hexToRgb(beard === 'none' ? '#a82c38' : '#9b4040'), beard === 'none' ? 0.55 : 0.4)
  easel.shape(lips, [
    ...smoothCurve(
      [
        [-0.31, 0.68],
        [-0.1, 0.64],
        [0, 0.67],
        [0.1, 0.64],
        [0.31, 0.68],
      ],
      false,
      6,
    ),
    ...smoothCurve(
      [
        [0.31, 0.68],
        [0.15, 0.82],
        [-0.15, 0.82],
        [-0.31, 0.68],
      ],
      false,
      6,
    ),
  ])
  easel.line(
    deep,
    [
      [-0.35, 0.665],
      [-0.18, 0.725],
      [0, 0.735],
      [0.18, 0.725],
      [0.35, 0.665],
    ],
    0.026,
    0.8,
  )
  if (beard === 'full') {
    const jaw: Point[] = [
      [-0.9, 0.1],
      [-0.86, 0.52],
      [-0.66, 1.06],
      [-0.3, 1.46],
      [0, 1.54],
      [0.3, 1.46],
      [0.66, 1.06],
      [0.86, 0.52],
      [0.9, 0.1],
    ]
    const inner: Point[] = [
      [0.9, 0.1],
      [0.68, 0.5],
      [0.34, 0.56],
      [0, 0.53],
      [-0.34, 0.56],
      [-0.68, 0.5],
      [-0.9, 0.1],
    ]
    easel.shape(hair, [...smoothCurve(jaw, false, 8), ...smoothCurve(inner, false, 8)])
    easel.oval(lips, 0, 0.74, 0.21, 0.065)
  }
  if (beard === 'chin')
    easel.soft(hair, [
      [-0.32, 0.99],
      [0, 0.92],
      [0.32, 0.99],
      [0.24, 1.3],
      [0, 1.45],
      [-0.24, 1.3],
    ])
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
