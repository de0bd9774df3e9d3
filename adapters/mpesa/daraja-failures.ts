import { Unavailable } from '#application/shared/unavailable.ts'

/** What Daraja answers to a request that it does not take. */
export class DarajaRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(`M-Pesa answered ${code}: ${message}`)
    this.code = code
  }
}

/** Nobody knows whether Daraja has heard it. */
export class DarajaSilence extends Unavailable {}

/** Nothing has reached Daraja. */
export class DarajaAway extends Unavailable {}

const unsent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** What it means that no answer came. */
export function failureOf(error: unknown): Error {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && unsent.has(String(cause.code))
    ? new DarajaAway('M-Pesa could not be reached.', { cause: error })
    : new DarajaSilence('M-Pesa has not answered.', { cause: error })
}
