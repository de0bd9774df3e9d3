import { type EntitySchema, type FilterQuery, OptimisticLockError } from '@mikro-orm/core'
import type { DomainError } from '#domain/shared/domain-error.ts'
import type { Database } from './database.ts'

interface Versioned {
  readonly id: string
  version: number
}

/**
 * Writes what has changed of an entity, and its next version also where nothing has: what belongs to it may have.
 * @throws what `stale` makes, where somebody has written it since it was loaded
 */
export function saveNextVersion<Entity extends Versioned>(
  db: Database,
  schema: EntitySchema<Entity>,
  entity: Entity,
  stale: () => DomainError,
): Promise<void> {
  const { id, version } = entity
  return db.entities(async (em) => {
    try {
      await em.persist(entity).flush()
    } catch (error) {
      throw error instanceof OptimisticLockError ? stale() : error
    }
    if (entity.version !== version) return
    const here = { id, version } as FilterQuery<Entity>
    const next: object = { version: version + 1 }
    const written = await em.nativeUpdate(schema, here, next)
    if (written === 0) throw stale()
    await em.refresh(entity)
  })
}
