import type { MikroORM } from '@mikro-orm/postgresql'

/** The connections of one process, and who waits for one. */
export interface PoolStanding {
  readonly inUse: number
  readonly idle: number
  readonly waiting: number
}

/** How the mapper's connections are used just now. */
export async function poolStanding(orm: MikroORM): Promise<PoolStanding> {
  const { totalCount, idleCount, waitingCount } = await orm.em.getConnection().getNativeClient()
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}
