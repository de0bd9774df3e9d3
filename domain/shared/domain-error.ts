/** Why something is refused; adapters translate it (an HTTP status, a screen), the domain does not care how. */
export type Refusal =
  | 'unreadable'
  | 'not-signed-in'
  | 'not-found'
  | 'forbidden'
  | 'conflict'
  | 'rule-broken'
  | 'payment-refused'
  | 'too-many-requests'

/** A broken rule. `code` is kebab-case and stable; `message` is a sentence for people; `fields` names the offenders. */
export class DomainError extends Error {
  readonly refusal: Refusal
  readonly code: string
  readonly fields: Readonly<Record<string, string>> | undefined
  /** Seconds after which asking again may help. */
  readonly retryAfter: number | undefined

  constructor(
    refusal: Refusal,
    code: string,
    message: string,
    fields?: Readonly<Record<string, string>>,
    retryAfter?: number,
  ) {
    super(message)
    this.name = 'DomainError'
    this.refusal = refusal
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** Recognised by name: the web's build for the server carries a class of its own. */
export const isDomainError = (error: unknown): error is DomainError =>
  error instanceof Error && error.name === 'DomainError'
