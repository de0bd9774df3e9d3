import type { MigrationObject } from '@mikro-orm/core'

/** Every migration, in the order they run. */
export const migrations: MigrationObject[] = []
