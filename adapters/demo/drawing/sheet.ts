/** A design in units of its own: the short side is 1000, whatever the picture's size in pixels. */
export interface Sheet {
  /** Pixels per unit. */
  readonly unit: number
  /** In units. */
  readonly width: number
  readonly height: number
}

/**
 * The sheet a picture is designed on. Its proportion is the picture's, to the nearest twentieth: so rounding to whole
 * pixels cannot change a design whose parts depend on one another.
 */
export function sheetOf(width: number, height: number): Sheet {
  const proportion = Math.round((Math.max(width, height) / Math.min(width, height)) * 20) / 20
  return {
    unit: Math.min(width, height) / 1000,
    width: width > height ? proportion * 1000 : 1000,
    height: width > height ? 1000 : proportion * 1000,
  }
}
