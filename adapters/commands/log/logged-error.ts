interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string | undefined
  readonly code?: unknown
  readonly cause?: LoggedError | string
}

/**
 * What the log keeps of an error. Libraries hang all they know onto theirs, such as the bytes that could not be read:
 * somebody's cookie and password among them.
 */
export function loggedError(error: unknown): LoggedError | string {
  if (!(error instanceof Error)) return String(error)
  const { name, message, stack, cause } = error
  const { code } = error as { code?: unknown }
  return {
    type: name,
    message,
    stack,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { cause: loggedError(cause) }),
  }
}
