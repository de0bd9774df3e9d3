import { Unavailable } from '#application/shared/unavailable.ts'

/** What the system says when nobody answers at the database's address. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])

/**
 * PostgreSQL's own: connection lost (08…), shutting down or starting (57P0…), ended for having been idle (57P05, 25P03) or for
 * the length of its transaction (25P04), given up after its time (57014).
 */
const serverCodes = /^08\w{3}$|^25P0[34]$|^57(P0[1-35]|014)$/

/** Nothing left to work with (53…), files that are gone or cannot be read (58…). */
const lackCodes = /^(53|58)\w{3}$/

/**
 * PostgreSQL is there, and lacks room, memory or files. An extension without its own is "not supported" (0A000), as are
 * mistakes of ours, which come from elsewhere in its source.
 */
export function isLack(error: Error): boolean {
  const { code, file } = error as { code?: unknown; file?: unknown }
  return lackCodes.test(String(code)) || (code === '0A000' && file === 'extension.c')
}

/** The driver's, which carry no code. */
const driverTexts =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** It is there, and has no time: whoever waits longer only makes it worse. */
const isBusy = (error: Error): boolean =>
  (error as { code?: unknown }).code === '57014' || error.message.startsWith('timeout exceeded')

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as { code?: unknown; syscall?: unknown }
  if (typeof code === 'string' && (networkCodes.has(code) || serverCodes.test(code))) return true
  if (isLack(error)) return true
  // Its socket is gone while it starts anew; any other file that is missing is none of the network's.
  if (code === 'ENOENT' && syscall === 'connect') return true
  if (driverTexts.test(error.message)) return true
  // A host with several addresses fails once for each.
  return error instanceof AggregateError && error.errors.some(isAway)
}

/** Nobody answers, or whoever did has gone: another try may find it there. */
export const isNotThere = (error: unknown): boolean =>
  isAway(error) && !(error instanceof Error && isBusy(error))

/** The error to throw on: Unavailable where the database is away, else the error itself. */
export const unavailableIfAway = (error: unknown): unknown =>
  isAway(error) ? new Unavailable('The gallery did not answer. Please try again.', { cause: error }) : error
