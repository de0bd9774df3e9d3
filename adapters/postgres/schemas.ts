import type { EntitySchema } from '@mikro-orm/core'

/** Every domain class the ORM maps. */
export const schemas: EntitySchema[] = []
