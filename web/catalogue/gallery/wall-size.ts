import type { GalleryAddress } from './gallery-address.ts'

/** The wall that works are to fit, in words; null where any will do. */
export function wallText({ width, height }: Pick<GalleryAddress, 'width' | 'height'>): string | null {
  if (width !== null && height !== null) return `a wall of ${width} × ${height}\u00a0cm`
  if (width !== null) return `a wall ${width}\u00a0cm wide`
  return height === null ? null : `a wall ${height}\u00a0cm high`
}
