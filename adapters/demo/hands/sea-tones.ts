/** Linear light from the darkest to the lightest tone of a print. */
interface Toning {
  readonly deep: readonly [number, number, number]
  readonly mid: readonly [number, number, number]
  readonly high: readonly [number, number, number]
  readonly ink: readonly [number, number, number]
}

/** Paper and toning baths. */
export const tonings = {
  silver: {
    deep: [0.035, 0.035, 0.036],
    mid: [0.3, 0.3, 0.3],
    high: [0.8, 0.8, 0.79],
    ink: [0.006, 0.006, 0.006],
  },
  white: {
    deep: [0.34, 0.345, 0.35],
    mid: [0.62, 0.625, 0.63],
    high: [0.88, 0.88, 0.87],
    ink: [0.014, 0.014, 0.015],
  },
  slate: {
    deep: [0.012, 0.024, 0.038],
    mid: [0.13, 0.2, 0.26],
    high: [0.56, 0.66, 0.7],
    ink: [0.003, 0.006, 0.009],
  },
  dusk: {
    deep: [0.04, 0.055, 0.105],
    mid: [0.3, 0.28, 0.36],
    high: [0.95, 0.64, 0.46],
    ink: [0.007, 0.008, 0.014],
  },
  sepia: {
    deep: [0.05, 0.038, 0.028],
    mid: [0.34, 0.29, 0.23],
    high: [0.84, 0.78, 0.68],
    ink: [0.01, 0.007, 0.005],
  },
} as const satisfies Record<string, Toning>
