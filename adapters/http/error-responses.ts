import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isNoHttp } from './forms/broken-transfer.ts'
import { refusalStatuses } from './refusal-statuses.ts'
import { RequestError } from './request-error.ts'

/** An error as the API answers it. */
export interface ErrorResponse {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly fields?: Readonly<Record<string, string>> | undefined
  /** Seconds. */
  readonly retryAfter?: number
  /** Nobody foresaw it: it belongs into the log. */
  readonly unexpected?: true
  /** What it takes was away: whoever runs the shop wants to know, and finds it by the id that was told. */
  readonly unavailable?: true
}

const unreadable: Readonly<Record<number, { code: string; message: string }>> = {
  400: { code: 'bad-request', message: 'The request could not be read.' },
  404: { code: 'not-found', message: 'There is nothing here.' },
  405: { code: 'method-not-allowed', message: 'This address does not answer that method.' },
  413: { code: 'too-large', message: 'The request is too large.' },
  415: { code: 'unsupported-media-type', message: 'This kind of content is not understood here.' },
  501: { code: 'method-not-implemented', message: 'This method is not known here.' },
}

/** The client's own fault as the libraries tell it. */
function clientFault(error: unknown): number | null {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' && ((status >= 400 && status < 500) || status === 501) ? status : null
}

/** The one table from errors to answers. Never a stack, never SQL. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof DomainError)
    return {
      status: refusalStatuses[error.refusal],
      code: error.code,
      message: error.message,
      fields: error.fields,
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    }
  if (error instanceof RequestError)
    return { status: error.status, code: error.code, message: error.message, fields: error.fields }
  if (error instanceof Unavailable)
    return { status: 503, code: 'unavailable', message: error.message, retryAfter: 5, unavailable: true }
  if (error instanceof URIError || isNoHttp(error)) return { status: 400, ...unreadable[400]! }
  const status = error instanceof Error ? clientFault(error) : null
  if (status !== null) return { status, ...(unreadable[status] ?? unreadable[400]!) }
  return {
    status: 500,
    code: 'internal-error',
    message: 'Something went wrong on our side. We have noted it.',
    unexpected: true,
  }
}
