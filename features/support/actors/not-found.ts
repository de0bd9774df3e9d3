import { DomainError } from '#domain/shared/domain-error.ts'

export const isNotFound = (error: unknown): boolean =>
  error instanceof DomainError && error.refusal === 'not-found'
