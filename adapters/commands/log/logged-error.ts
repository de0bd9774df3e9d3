interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string | undefined
  readonly code?: unknown
  readonly cause?: LoggedError | string
}

/** Some libraries tell of an error by a copy of it that is none itself. */
const isLikeAnError = (error: unknown): error is Error =>
  error instanceof Error || (typeof error === 'object' && error !== null && 'message' in error)

/**
 * What the log keeps of an error. Libraries hang all they know onto theirs, such as the bytes that could not be read:
 * somebody's cookie and password among them.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (!isLikeAnError(error)) return String(error)
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name ?? 'Error',
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  }
}
