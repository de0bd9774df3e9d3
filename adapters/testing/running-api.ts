import { type ServerOptions, startServer } from '#adapters/composition/server.ts'
import type { Installation, Settings } from '#adapters/composition/settings.ts'
import { testDatabase } from '#adapters/postgres/testing/test-database.ts'
import type { TestDatabase } from '#adapters/postgres/testing/test-postgres.ts'
import { givenCheapPasswords } from './cheap-passwords.ts'
import { type ApiDescription, describedAnswers } from './described-answers.ts'
import { testSettings } from './test-settings.ts'

/** What came back of one call. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
  readonly headers: Headers
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface RunningApi {
  readonly database: TestDatabase
  /** Scheme, host and port. */
  readonly url: string
  /** An object is sent as JSON, a text as it stands. @throws when the answer is not what the API's description says */
  call<Body>(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer<Body>>
  /** @throws when an answer is not what the API's description says */
  readonly check: ReturnType<typeof describedAnswers>
  /** A browser of its own: it keeps the cookies it is given, and sends them again. */
  browser(): Pick<RunningApi, 'call'>
  /** What the server has noted because nobody foresaw it, since it was last asked. */
  unforeseen(): readonly unknown[]
  close(): Promise<void>
}

/** What holds answers against a description of the API, by its text: a server with other ways to pay describes others. */
const checks = new Map<string, ReturnType<typeof describedAnswers>>()

function checkOf(description: string): ReturnType<typeof describedAnswers> {
  const check = checks.get(description) ?? describedAnswers(JSON.parse(description) as ApiDescription)
  checks.set(description, check)
  return check
}

/** Calls with the cookies that were given so far. */
function keepingCookies(call: RunningApi['call']): Pick<RunningApi, 'call'> {
  const jar = new Map<string, string>()
  return {
    async call<Body>(method: Method, path: string, body?: unknown, headers = {}) {
      const answer = await call<Body>(method, path, body, {
        ...headers,
        ...(jar.size === 0 ? {} : { cookie: [...jar].map((each) => each.join('=')).join('; ') }),
      })
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') jar.delete(name)
        else jar.set(name, value)
      }
      return answer
    },
  }
}

/** The whole server, without pages unless they are given, over a database of its own. */
export async function runningApi(
  changed: Partial<Settings & Installation> = {},
  options: Pick<ServerOptions, 'trustProxy' | 'files' | 'createRenderer'> = {},
): Promise<RunningApi> {
  const database = await testDatabase()
  let noted: unknown[] = []
  const server = await startServer({
    orm: database.orm,
    settings: { ...testSettings, triesFactor: 1000, ...changed },
    host: '127.0.0.1',
    port: 0,
    values: [givenCheapPasswords],
    onUnexpected: (error) => noted.push(error),
    ...options,
  })
  const check = checkOf(await (await fetch(`${server.url}/api/openapi.json`)).text())

  const call: RunningApi['call'] = async <Body>(
    method: Method,
    path: string,
    body?: unknown,
    headers = {},
  ) => {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: {
        // Neither packed nor unpacked: tests of packings ask in their own way.
        'Accept-Encoding': 'identity',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const answer = (response.status === 204 ? null : await response.json()) as Body
    check(method, path, response.status, answer, response.headers.get('content-type') ?? undefined)
    return { status: response.status, body: answer, headers: response.headers }
  }

  return {
    database,
    url: server.url,
    call,
    check,
    browser: () => keepingCookies(call),
    unforeseen() {
      const last = noted
      noted = []
      return last
    },
    async close() {
      await server.close()
      await database.close()
    },
  }
}
