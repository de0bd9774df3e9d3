/** Linear light: sky overhead and low, sun, shade, fog, bare rock, forest. */
interface Tone {
  readonly zenith: readonly [number, number, number]
  readonly low: readonly [number, number, number]
  readonly sun: readonly [number, number, number]
  readonly shade: readonly [number, number, number]
  readonly fog: readonly [number, number, number]
  readonly forest: readonly [number, number, number]
  readonly mono: boolean
}

/** The hours and papers that the photographer prints. */
export const tones = {
  silver: {
    zenith: [0.13, 0.13, 0.13],
    low: [0.62, 0.62, 0.62],
    sun: [1.35, 1.35, 1.35],
    shade: [0.2, 0.2, 0.2],
    fog: [0.66, 0.66, 0.66],
    forest: [0.012, 0.012, 0.012],
    mono: true,
  },
  pearl: {
    zenith: [0.46, 0.46, 0.46],
    low: [0.82, 0.82, 0.82],
    sun: [1, 1, 1],
    shade: [0.34, 0.34, 0.34],
    fog: [0.76, 0.76, 0.76],
    forest: [0.03, 0.03, 0.03],
    mono: true,
  },
  dawn: {
    zenith: [0.13, 0.2, 0.36],
    low: [0.86, 0.55, 0.4],
    sun: [1.65, 0.95, 0.6],
    shade: [0.15, 0.2, 0.33],
    fog: [0.56, 0.5, 0.54],
    forest: [0.012, 0.018, 0.026],
    mono: false,
  },
  blue: {
    zenith: [0.1, 0.19, 0.34],
    low: [0.5, 0.6, 0.7],
    sun: [0.95, 0.98, 1.02],
    shade: [0.12, 0.19, 0.29],
    fog: [0.4, 0.49, 0.59],
    forest: [0.007, 0.016, 0.026],
    mono: false,
  },
  violet: {
    zenith: [0.15, 0.15, 0.31],
    low: [0.72, 0.5, 0.52],
    sun: [1.3, 0.8, 0.72],
    shade: [0.15, 0.15, 0.28],
    fog: [0.42, 0.38, 0.5],
    forest: [0.012, 0.013, 0.028],
    mono: false,
  },
  noon: {
    zenith: [0.09, 0.24, 0.5],
    low: [0.55, 0.7, 0.84],
    sun: [1.5, 1.44, 1.32],
    shade: [0.16, 0.22, 0.34],
    fog: [0.64, 0.71, 0.79],
    forest: [0.014, 0.026, 0.024],
    mono: false,
  },
} as const satisfies Record<string, Tone>
