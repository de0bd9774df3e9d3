import { isUnavailable } from '#application/shared/unavailable.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'

/** What to tell somebody whose form came back, and what is wrong with which field. */
export function refusal<Field extends string>(
  error: unknown,
  otherwise: string,
): { readonly text: string; readonly fields: FormErrors<Field> } {
  if (isDomainError(error)) return { text: error.message, fields: (error.fields ?? {}) as FormErrors<Field> }
  return { text: isUnavailable(error) ? error.message : otherwise, fields: {} }
}
