import { RequestError } from '../request-error.ts'

/** Deeper than anything that is sent here, and far from what a call stack holds. */
const deepest = 32

/** PostgreSQL keeps no text with a zero character or half a character in it, and nobody types one. */
const isBroken = (value: unknown, depth = 0): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' &&
      value !== null &&
      (depth > deepest || Object.values(value).some((each) => isBroken(each, depth + 1)))

/** @throws RequestError 400 for text, anywhere in what was sent, that nobody could keep */
export function refuseBrokenText(sent: object): void {
  if (isBroken(sent))
    throw new RequestError(
      400,
      'bad-request',
      'Text must not contain zero characters or halves of characters, nor be wrapped without end.',
    )
}
