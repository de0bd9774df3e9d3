import { inWords } from '../runner/in-words.ts'
import { isSame } from './same.ts'

interface Compared {
  readonly actual?: unknown
  readonly expected?: unknown
}

/** What a step says that does not hold. */
class AssertionError extends Error {
  readonly actual: unknown
  readonly expected: unknown

  constructor(message: string, compared: Compared = {}) {
    super(message)
    this.name = 'AssertionError'
    Object.assign(this, compared)
  }
}

type Message = string | Error | undefined

function fail(said: Message, otherwise: string, compared?: Compared): never {
  if (said instanceof Error) throw said
  throw new AssertionError(said ?? otherwise, compared)
}

export function ok(value: unknown, message?: Message): asserts value {
  if (!value) fail(message, 'What this sentence says is not so.')
}

export function equal(actual: unknown, expected: unknown, message?: Message): void {
  if (!Object.is(actual, expected)) fail(message, '', { actual, expected })
}

export function notEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (Object.is(actual, expected)) fail(message, `It should be anything but ${inWords(expected)}.`)
}

export function deepEqual(actual: unknown, expected: unknown, message?: Message): void {
  if (!isSame(actual, expected)) fail(message, '', { actual, expected })
}

export function match(text: string, pattern: RegExp, message?: Message): void {
  if (!pattern.test(text)) fail(message, '', { actual: text, expected: `something like ${pattern.source}` })
}

export async function rejects(
  doing: Promise<unknown> | (() => Promise<unknown>),
  like?: RegExp | ((error: unknown) => boolean),
): Promise<void> {
  const failed = await (typeof doing === 'function' ? doing() : doing).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  if (!failed) fail(undefined, 'It should be refused, and is not.')
  if (like instanceof RegExp) match(String(failed.error), like)
  else if (like) ok(like(failed.error))
}
