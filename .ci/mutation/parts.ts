import { globSync } from 'node:fs'

/** A ring whose mistakes tests must notice. */
export interface Part {
  readonly ring: 'domain' | 'application'
  /** Of a hundred mutants, so many are killed at least. */
  readonly least: number
  readonly testRunner: string
  readonly tests: string
}

export const parts: readonly Part[] = [
  { ring: 'domain', least: 90, testRunner: 'vitest', tests: '.ci/mutation/domain-tests.config.ts' },
  {
    ring: 'application',
    least: 80,
    testRunner: 'features-and-suites',
    tests: '.ci/mutation/memory-tests.config.ts',
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
