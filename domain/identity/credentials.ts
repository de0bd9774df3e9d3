/** What someone signs in with. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

export const emailMissing = 'Please fill the Email field!'
export const passwordMissing = 'Please fill the password field!'

/**
 * What the sign-in form says of what is missing; null when nothing is. The server is asked all the same: it may only
 * give the same answer again.
 */
export function checkCredentials({ email, password }: Credentials): string | null {
  const noEmail = email.trim() === ''
  const noPassword = password === ''
  if (noEmail && noPassword) return 'Please fill the form fields'
  if (noEmail) return emailMissing
  return noPassword ? passwordMissing : null
}
