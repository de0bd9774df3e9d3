import { DomainError } from '#domain/shared/domain-error.ts'

/** How often something may be tried with one key: so many times within so many seconds. */
export interface ThrottleLimit {
  /** Kebab-case; part of what is counted. */
  readonly name: string
  readonly times: number
  readonly seconds: number
}

/** Counts tries over all processes of the product; what a key says is not kept, only its fingerprint. */
export interface Throttle {
  /** Counts one try. @throws DomainError too-many-requests with the seconds to wait; each further try counts too */
  count(limit: ThrottleLimit, key: string): Promise<void>
  /** Forgets the tries with this key, after one that was right. */
  forget(limit: ThrottleLimit, key: string): Promise<void>
}

/** @param seconds after which trying again may help */
export const tooMany = (seconds: number): DomainError =>
  new DomainError(
    'too-many-requests',
    'too-many-requests',
    'That was tried too often. Please wait a little, and try again.',
    undefined,
    Math.max(1, Math.ceil(seconds)),
  )
