import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseBadReason } from '#domain/shared/reason.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import type { Standing } from './publishing.ts'

/** Taken off the wall by an admin, who says why. @throws DomainError conflict, rule-broken (field reason) */
export function hidden(standing: Standing, reason: string): Standing {
  refuseBadReason(reason)
  if (standing.visibility !== 'public')
    throw new DomainError('conflict', 'artwork-not-on-show', 'This artwork is not on show.')
  return { ...standing, visibility: 'hidden', hiddenBecause: tidyText(reason) }
}

/** On the wall again. @throws DomainError conflict where no admin has hidden it, or its artist has taken it away */
export function restored(standing: Standing): Standing {
  if (standing.hiddenBecause === null || standing.removedFrom !== null)
    throw new DomainError('conflict', 'artwork-not-hidden', 'No admin has hidden this artwork.')
  return { ...standing, visibility: 'public', hiddenBecause: null }
}
