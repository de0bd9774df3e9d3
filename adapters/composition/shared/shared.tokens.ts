import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Jobs } from '#application/shared/jobs.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Throttle } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Ibans } from '#domain/shared/ibans.ts'
import type { PhoneNumbers } from '#domain/shared/phone-numbers.ts'
import { token } from '../binding.ts'

/** What the system itself gives, whatever stands behind the other ports. */
export const system = {
  clock: token<Clock>('clock'),
  ids: token<IdSource>('ids'),
  digest: token<Digest>('digest'),
  seal: token<Seal>('seal'),
  phones: token<PhoneNumbers>('phones'),
  ibans: token<Ibans>('ibans'),
}

/** What every capability stands on. */
export const sharedPorts = {
  work: token<UnitOfWork>('work'),
  jobs: token<Jobs>('jobs'),
  happenings: token<Happenings>('happenings'),
  throttle: token<Throttle>('throttle'),
}
