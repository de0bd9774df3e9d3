import type { MetadataStorage } from '@mikro-orm/core'

/** A property as `p` builds it. */
interface Column {
  lazy(): { hydrate(hydrate: boolean): unknown }
}

/** Columns that a mapped class does not know: queries see them, entities are loaded and saved without. */
export const besideTheClass = <Columns extends Record<string, Column>>(columns: Columns): Columns =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, column.lazy().hydrate(false)]),
  ) as Columns

/** What a class does not know cannot have changed in it: the mapper would write what it lacks as null. */
export function leaveBesideTheClass(storage: MetadataStorage): void {
  for (const meta of storage)
    meta.comparableProps = meta.comparableProps.filter(({ lazy, hydrate }) => !(lazy && hydrate === false))
}
