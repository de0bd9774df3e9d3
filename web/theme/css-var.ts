import type { CSSProperties } from 'react'

/** A style attribute that sets a custom property made with `createVar`. */
export const cssVar = (name: string, value: string | number): CSSProperties => ({
  [name.slice('var('.length, -1)]: value,
})
