/** The widths, in CSS pixels, at which the page is laid out anew. */
export const breakpoints = {
  page: 650,
  menu: 768,
  columns: 900,
  search: 1024,
  three: 1200,
  wide: 1536,
} as const

type Breakpoint = keyof typeof breakpoints

/** A media query for this width and everything wider. */
export const from = (breakpoint: Breakpoint): string => `(min-width: ${breakpoints[breakpoint]}px)`

/** A media query for everything narrower than this width. */
export const below = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint] - 0.02}px)`

/** A media query for this width and everything narrower, as the header's limits are worded. */
export const upTo = (breakpoint: Breakpoint): string => `(max-width: ${breakpoints[breakpoint]}px)`

export const reducedMotion = '(prefers-reduced-motion: reduce)'
export const anyMotion = '(prefers-reduced-motion: no-preference)'
