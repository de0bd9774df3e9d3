import type { CartItem } from '#domain/cart/cart.ts'
import { lineForm } from '#domain/cart/line-name.ts'

/** Another version of this shop may have written what a browser keeps. */
const version = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isCount = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least

const isImage = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value['imageUrl']) &&
  isCount(value['width'], 1) &&
  isCount(value['height'], 1) &&
  typeof value['alt'] === 'string'

const isArtist = (value: unknown): boolean => isRecord(value) && isText(value['id']) && isText(value['name'])

const isCartItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['title']) &&
  isCount(value['price'], 0) &&
  isCount(value['stock'], 1) &&
  isCount(value['quantity'], 1) &&
  value['quantity'] <= value['stock'] &&
  Array.isArray(value['images']) &&
  value['images'].every(isImage) &&
  isArtist(value['artist']) &&
  (value['line'] === undefined || (typeof value['line'] === 'string' && lineForm.test(value['line'])))

/** The text in which a browser keeps the lines of a cart. */
export const keptCart = (items: readonly CartItem[]): string => JSON.stringify({ version, items })

/** The lines in a kept text; what cannot be read is left out, as anyone can edit what a browser keeps. */
export function readKeptCart(text: string | null): readonly CartItem[] {
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    if (!isRecord(kept) || kept['version'] !== version || !Array.isArray(kept['items'])) return []
    return kept['items'].filter(isCartItem)
  } catch {
    return []
  }
}
