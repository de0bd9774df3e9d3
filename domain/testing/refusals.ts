import { type DomainError, isDomainError } from '#domain/shared/domain-error.ts'

/** How something is refused, by its kind and its code, which programs know it by; null where it is not refused. */
export function refusalOf(act: () => unknown): DomainError | null {
  try {
    act()
    return null
  } catch (error) {
    if (isDomainError(error)) return error
    throw error
  }
}
