import { isUnavailable } from '#application/shared/unavailable.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** What a service said when it did not do what was asked; `otherwise` where it said nothing, or nobody foresaw the error. */
export const failureText = (error: unknown, otherwise: string): string =>
  ((isDomainError(error) || isUnavailable(error)) && error.message) || otherwise
