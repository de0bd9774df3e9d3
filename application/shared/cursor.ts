import { DomainError } from '#domain/shared/domain-error.ts'

const badCursor = (): DomainError =>
  new DomainError(
    'unreadable',
    'bad-cursor',
    'This place in the list is not known. Start again from its beginning.',
    {
      cursor: 'is not one of ours',
    },
  )

/** Where a page ended, as text that goes into an address. Opaque to everyone but `readCursor`. */
export const writeCursor = (order: string, parts: readonly (string | number)[]): string =>
  [order, ...parts].map((part) => encodeURIComponent(part)).join('~')

/**
 * The parts of a cursor that was written for this order.
 * @throws DomainError unreadable 'bad-cursor' where a part does not have its form
 */
export function readCursor(cursor: string, order: string, forms: readonly RegExp[]): string[] {
  const [writtenFor, ...parts] = cursor.split('~').map(decoded)
  const readable = writtenFor === order && parts.length === forms.length
  if (!readable || !forms.every((form, index) => form.test(parts[index] ?? ''))) throw badCursor()
  return parts
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badCursor()
  }
}

export const cursorForms = {
  /** Whole numbers, among them milliseconds until the year 2286. */
  number: /^\d{1,13}$/,
  /** A whole number that may be below zero. */
  signed: /^-?\d{1,13}$/,
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  words: /^[\p{L}\p{N} ]{0,1000}$/u,
} as const
