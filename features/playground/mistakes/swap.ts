type Rule = (...given: never[]) => unknown

/** What stands in the place of a function of the domain while a mistake is planted. */
export interface Swap {
  /** The file and the name of the function. */
  readonly of: string
  readonly by: (real: Rule) => Rule
}

/** @param file from the root, @param name as the file exports it; the build refuses what is not there */
export const swap = <Swapped extends Rule>(
  file: `domain/${string}.ts`,
  name: string,
  by: (real: Swapped) => Swapped,
): Swap => ({ of: `${file} ${name}`, by: by as unknown as Swap['by'] })

const swapped = new Map<string, Swap['by']>()

/** From now on these stand in the place of their functions, and nothing else does. */
export function swapOnly(swaps: readonly Swap[]): void {
  swapped.clear()
  for (const { of, by } of swaps) swapped.set(of, by)
}

/** What does the work of a function just now: the build asks this wherever a mistake may be planted. */
export const inPlaceOf = <Swapped extends Rule>(of: string, real: Swapped): Swapped =>
  (swapped.get(of)?.(real) ?? real) as Swapped
