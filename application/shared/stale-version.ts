import { DomainError } from '#domain/shared/domain-error.ts'

/** Somebody else has changed it since it was looked at. */
export const staleVersion = (): DomainError =>
  new DomainError(
    'conflict',
    'stale-version',
    'This was changed by somebody else in the meantime. Look at it again, and then make your change once more.',
  )
