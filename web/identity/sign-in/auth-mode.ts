import { registrationRoleFrom } from '#domain/identity/roles.ts'

/** Which of its two forms the page shows: what its address says, and for whom. */
export function authMode(query: URLSearchParams): 'login' | 'signup' {
  const asked =
    query.get('mode') ?? (registrationRoleFrom(query.get('role')) === 'artist' ? 'signup' : 'login')
  return asked === 'signup' ? 'signup' : 'login'
}
