import { isDomainError } from '#domain/shared/domain-error.ts'

/** Why something did not hold; empty where there is nothing to say, or the session itself says that it has ended. */
export function troubleText(error: unknown): string {
  if (isDomainError(error) && error.refusal === 'not-signed-in') return ''
  return error instanceof Error ? error.message : ''
}
