type Course = ReadonlyMap<object, unknown>

let current: Course = new Map()

/** What belongs to whatever is being done now. The build notes it before each 'await'. */
export const course = (): Course => current

interface Settled<Value> {
  readonly value?: Value
  readonly failed?: { readonly error: unknown }
}

/** How something came out that was waited for, whether well or not. */
export const settled = <Value>(waited: Value | PromiseLike<Value>): PromiseLike<Settled<Value>> =>
  then.call(
    Promise.resolve(waited),
    (value: unknown) => ({ value }),
    (error: unknown) => ({ failed: { error } }),
  )

/** Goes on after waiting, with what belonged to it before. @throws what was waited for has thrown */
export function again<Value>(before: Course, { value, failed }: Settled<Value>): Value | undefined {
  current = before
  if (failed) throw failed.error
  return value
}

function within<Result>(belonging: Course, work: () => Result): Result {
  const before = current
  current = belonging
  try {
    return work()
  } finally {
    current = before
  }
}

/**
 * What goes along with whatever is being done, however often it waits, as in Node: in browsers, with 'await' (by the build),
 * with what is called back by a promise, and with what is called back by the clock.
 */
export class AsyncLocalStorage<Held> {
  run<Result>(held: Held, work: () => Result): Result {
    return within(new Map(current).set(this, held), work)
  }

  getStore(): Held | undefined {
    return current.get(this) as Held | undefined
  }
}

type CalledBack = ((...given: unknown[]) => unknown) | null | undefined

function accompanied(called: CalledBack): CalledBack {
  const belonging = current
  return called && ((...given) => within(belonging, () => called(...given)))
}

const then = Promise.prototype.then as (this: unknown, done: CalledBack, failed: CalledBack) => never
const later = globalThis.setTimeout

function accompaniedThen(this: unknown, done?: unknown, failed?: unknown) {
  return then.call(this, accompanied(done as CalledBack), accompanied(failed as CalledBack))
}

// oxlint-disable-next-line unicorn/no-thenable -- promises stay what they are, and take along what belongs to whoever waits
Reflect.defineProperty(Promise.prototype, 'then', {
  value: accompaniedThen,
  configurable: true,
  writable: true,
})

Object.assign(globalThis, {
  setTimeout: (called: CalledBack, ...given: unknown[]) =>
    Reflect.apply(later, globalThis, [accompanied(called), ...given]) as unknown,
})
