import { data } from 'react-router-dom'
import { isUnavailable } from '#application/shared/unavailable.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

/** Waits for a service; what it refuses becomes the status of the page that is shown instead. */
export async function loaded<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    if (isDomainError(error) && error.refusal === 'not-found')
      throw error.code.endsWith('-gone') ? takenDown() : notFound()
    if (isUnavailable(error)) throw data(error.message, { status: 503 })
    throw error
  }
}

/** What a loader throws for an address that named something once. */
const takenDown = () => data('Gone', { status: 410 })

/** What a loader throws for an address that names nothing. */
export const notFound = () => data('Not found', { status: 404 })
