import { redirect } from 'react-router-dom'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { loaded } from '#web/loading.ts'
import { authHref } from './addresses.ts'

/** Waits for what only somebody signed in may see; everybody else is sent to sign in first, and comes back here. */
export async function onlySignedIn<Result>(request: Request, answer: Promise<Result>): Promise<Result> {
  try {
    return await loaded(answer)
  } catch (error) {
    if (!isDomainError(error) || error.refusal !== 'not-signed-in') throw error
    const { pathname, search } = new URL(request.url)
    throw redirect(authHref('login', { returnTo: pathname + search }))
  }
}
