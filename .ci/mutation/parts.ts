import { globSync } from 'node:fs'

/** A ring whose mistakes tests must notice. */
export interface Part {
  readonly ring: 'domain' | 'application'
  /** Of a hundred mutants, so many are killed at least. */
  readonly least: number
  /** Files of tests that a mutant meets. */
  readonly tests: readonly string[]
  /** Whether it meets the features of the domain's level, too. */
  readonly hasFeatures: boolean
}

export const parts: readonly Part[] = [
  { ring: 'domain', least: 90, tests: ['domain/**/*.test.ts'], hasFeatures: false },
  {
    ring: 'application',
    least: 80,
    // Its own, and the suites over its memory ports. Thousands of mutants would meet one-price.test.ts, each for seconds.
    tests: ['application/**/*.test.ts', 'adapters/memory/**/!(one-price).test.ts'],
    hasFeatures: true,
  },
]

/** The sources of a ring by capability. @param places rings, capabilities, folders or files; none for all */
export function sourcesOf({ ring }: Part, places: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const asked = (file: string): boolean =>
    places.length === 0 ||
    places.some(
      (place) => `${file}/`.startsWith(`${place.replace(/\/$/, '')}/`) || file.split('/')[1] === place,
    )
  const files = globSync(`${ring}/**/*.ts`, { exclude: ['**/*.{test,suite}.ts', '**/testing/**'] })
  return Map.groupBy(files.filter(asked).toSorted(), (file) => file.split('/')[1] ?? '')
}
