/** How a picture lies: higher than wide, wider than high, or neither. */
export const orientations = ['portrait', 'landscape', 'square'] as const
export type Orientation = (typeof orientations)[number]

/** Nobody sees that a side is this much longer than the other. */
const unseen = 1.05

const labels: Readonly<Record<Orientation, string>> = {
  portrait: 'Portrait',
  landscape: 'Landscape',
  square: 'Square',
}

/** How a picture of this width and height lies, in whatever unit. */
export function orientationOf(width: number, height: number): Orientation {
  if (Math.max(width, height) <= Math.min(width, height) * unseen) return 'square'
  return width > height ? 'landscape' : 'portrait'
}

/** What an orientation is called on screen. */
export const orientationLabel = (orientation: Orientation): string => labels[orientation]

/** The orientation that a slug names; null when it names none. */
export const orientationFrom = (slug: string): Orientation | null =>
  orientations.find((each) => each === slug) ?? null
