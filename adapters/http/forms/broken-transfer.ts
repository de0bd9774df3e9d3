/** Visitors hang up in the middle of an answer all the time, and in the middle of what they send. */
const hungUp = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_UNABLE_TO_PIPE',
  'ERR_HTTP_REQUEST_TIMEOUT',
])

const codeOf = (error: unknown): string =>
  error instanceof Error ? String((error as { code?: unknown }).code) : ''

/** Bytes that are no HTTP. Node hangs them onto its error. */
export const isNoHttp = (error: unknown): boolean => codeOf(error).startsWith('HPE_')

/** What goes wrong between a visitor and us: no error of ours, and not worth a line in the log. */
export const isBrokenTransfer = (error: unknown): boolean => isNoHttp(error) || hungUp.has(codeOf(error))
