import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Trouble } from '#application/shared/trouble.ts'

/** What Stripe stands on here. */
export interface StripePorts {
  readonly ids: Pick<IdSource, 'newId'>
  readonly clock: Clock
  readonly trouble: Trouble
}
