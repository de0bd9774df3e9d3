import { data } from 'react-router-dom'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** Waits for a service; what it refuses becomes the status of the page that is shown instead. */
export async function loaded<Result>(answer: Promise<Result>): Promise<Result> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof DomainError && error.refusal === 'not-found') throw notFound()
    if (error instanceof Unavailable) throw data(error.message, { status: 503 })
    throw error
  }
}

/** What a loader throws for an address that names nothing. */
export const notFound = () => data('Not found', { status: 404 })
