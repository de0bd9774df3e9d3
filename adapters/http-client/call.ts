import { refusalStatuses } from '#adapters/http/refusal-statuses.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError, type Refusal } from '#domain/shared/domain-error.ts'
import { centsFrom, type NamesOfCents, type NotCents } from '#domain/shared/money.ts'

/** How the client reaches the API. */
export interface HttpOptions {
  /** '' in a browser: the API stands where the page comes from. */
  readonly origin: string
  readonly fetch?: typeof fetch
  /** Told when the API knows nobody who asks, although somebody had to be signed in. */
  readonly onNotSignedIn?: () => void
  /** Told when an answer has come to what may have changed something, and whether it was done. */
  readonly onChanged?: (path: string, isDone: boolean) => void
}

export interface HttpAnswer<Body> {
  readonly body: Body
  readonly headers: Headers
}

interface ErrorBody {
  readonly message: string
  readonly code: string
  readonly fields?: Record<string, string>
}

/** How the shop refuses whoever it does not know; a wrong password, or a code that is asked for, is something else. */
const needAnAccount: ReadonlySet<string> = new Set(['not-signed-in', 'key-or-account-needed'])

const refusals = new Map<number, Refusal>([
  ...Object.entries(refusalStatuses).map(([refusal, status]) => [status, refusal as Refusal] as const),
  [413, 'rule-broken'],
  [415, 'rule-broken'],
])

function secondsIn({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'message' in body && 'code' in body

/** One call of the API: `query` without its undefined values, `body` as JSON, or a form as it is. */
export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly query?: Readonly<Record<string, string | NotCents | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Whether the answer is a text as it comes, and no JSON. */
  readonly isText?: true
  /** Whether it is done also where somebody leaves the page with the next breath; a browser takes 64 kB of such bodies at once. */
  readonly keepalive?: true
  /** What is told when the call fails and the answer gives no text. */
  readonly failure?: string
}

/** A call that says what its answer calls its amounts, where it has some: dollars there, cents in the contract. */
export type CallFor<Body> = Call &
  ([NamesOfCents<Body>] extends [never]
    ? { readonly amounts?: undefined }
    : { readonly amounts: Readonly<Record<NamesOfCents<Body>, true>> })

export type HttpCaller = <Body>(call: CallFor<Body>) => Promise<HttpAnswer<Body>>

const answerIn = (text: string, amounts: object = {}): unknown =>
  JSON.parse(text, (name, value: unknown) =>
    typeof value === 'number' && Object.hasOwn(amounts, name) ? centsFrom(value) : value,
  )

/**
 * Calls the API and gives its answer, amounts in cents, or throws what the service behind it has thrown: a DomainError, or Unavailable
 * when nothing sensible came back.
 */
export const httpCaller =
  ({ origin, fetch: send = fetch, onNotSignedIn, onChanged }: HttpOptions): HttpCaller =>
  async <Body>(call: CallFor<Body>) => {
    const {
      method = 'GET',
      path,
      query = {},
      body,
      headers = {},
      isText,
      keepalive = false,
      failure,
      amounts,
    } = call
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
    ).toString()
    const isJson = body !== undefined && !(body instanceof FormData)
    const response = await send(`${origin}/api${path}${search === '' ? '' : `?${search}`}`, {
      method,
      credentials: 'same-origin',
      keepalive,
      headers: { ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : body }),
    }).catch((cause: unknown) => {
      throw new Unavailable(failure, { cause })
    })
    if (method !== 'GET') onChanged?.(path, response.ok)
    const answer = await response
      .text()
      .then((text) => (isText && response.ok ? text : answerIn(text, amounts)))
      .catch(() => null)
    if (response.ok) return { body: answer as Body, headers: response.headers }
    const refusal = refusals.get(response.status)
    if (refusal && isErrorBody(answer)) {
      if (needAnAccount.has(answer.code)) onNotSignedIn?.()
      throw new DomainError(refusal, answer.code, answer.message, answer.fields, secondsIn(response))
    }
    throw new Unavailable(isErrorBody(answer) ? answer.message : failure)
  }
