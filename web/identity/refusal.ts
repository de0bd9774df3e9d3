import { isDomainError } from '#domain/shared/domain-error.ts'
import type { FormErrors } from '#domain/shared/form-errors.ts'
import { failureText } from '#web/failure-text.ts'

/** What to tell somebody whose form came back, and what is wrong with which field. */
export function refusal<Field extends string>(
  error: unknown,
  otherwise: string,
): { readonly text: string; readonly fields: FormErrors<Field> } {
  const fields = isDomainError(error) ? (error.fields ?? {}) : {}
  return { text: failureText(error, otherwise), fields: fields as FormErrors<Field> }
}
