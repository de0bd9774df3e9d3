import { type FormErrors, formErrors, isComplete } from '../shared/form-errors.ts'
import { isBlank } from '../shared/tidy-text.ts'

/** What someone signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export const emailMissing = 'Please fill the Email field!'
export const passwordMissing = 'Please fill the password field!'

/** What is missing in the sign-in form, field by field. */
export const missingCredentials = ({ email, password }: Credentials): FormErrors<keyof Credentials> =>
  formErrors({
    email: isBlank(email) ? emailMissing : null,
    password: password === '' ? passwordMissing : null,
  })

/**
 * What the sign-in form says of what is missing; null when nothing is. The server is asked all the same: it may only
 * give the same answer again.
 */
export function checkCredentials(credentials: Credentials): string | null {
  const missing = missingCredentials(credentials)
  if (isComplete(missing)) return null
  if (missing.email && missing.password) return 'Please fill the form fields'
  return missing.email ?? passwordMissing
}
