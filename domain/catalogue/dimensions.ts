/** Outer size in centimetres, as far as it is known. */
export interface Dimensions {
  readonly widthCm: number | null
  readonly heightCm: number | null
  /** Only where the work stands free. */
  readonly depthCm: number | null
}

/** No wall and no square is larger: 100 metres. */
export const largestCm = 10_000

/** Whether a length in centimetres can be that of a work. */
export const isPlausibleLength = (cm: number): boolean => Number.isFinite(cm) && cm > 0 && cm <= largestCm

/** Dimensions of what is known; null where nothing is. */
export function dimensionsOf(
  widthCm: number | null,
  heightCm: number | null,
  depthCm: number | null,
): Dimensions | null {
  return widthCm === null && heightCm === null && depthCm === null ? null : { widthCm, heightCm, depthCm }
}

/** The size as a wall label has it, width first: '46 × 54 × 18 cm'; null where nothing is known. */
export function sizeText(dimensions: Dimensions | null): string | null {
  if (!dimensions) return null
  const known = [dimensions.widthCm, dimensions.heightCm, dimensions.depthCm].filter((cm) => cm !== null)
  return `${known.join(' × ')}\u00a0cm`
}
