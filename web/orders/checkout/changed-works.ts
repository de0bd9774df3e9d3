import type { CartChange } from '#domain/cart/cart-changes.ts'

/** What has changed, by artwork id. */
export const textsByWork = (changes: readonly CartChange[]): Record<string, string> =>
  Object.fromEntries(
    [...Map.groupBy(changes, ({ id }) => id)].map(([id, of]) => [id, of.map(({ text }) => text).join(' ')]),
  )
