import { defaultLimit, maximalLimit } from './page.ts'

/** How many items a page holds: whole, at least one, at most `maximalLimit`. */
export const pageLimit = (wanted: number = defaultLimit): number =>
  Math.min(Math.max(Math.trunc(wanted) || 1, 1), maximalLimit)
