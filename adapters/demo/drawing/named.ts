import type { Random } from './random.ts'

/** The first of the names that is a word of the seed ('moon-rust-3'); one at random when the seed names none. */
export function namedIn<Name extends string>(seed: string, names: readonly Name[], random: Random): Name {
  const words = seed.split('-')
  return names.find((name) => words.includes(name)) ?? random.pick(names)
}

/** The entry of a table whose name is a word of the seed; one at random when the seed names none. */
export function entryIn<Name extends string, Entry>(
  seed: string,
  table: Readonly<Record<Name, Entry>>,
  random: Random,
): Entry {
  return table[namedIn(seed, Object.keys(table) as Name[], random)]
}
