import { isPaidOn } from '#application/payments/paying-addresses.ts'

/**
 * What scripts a page may load is said when its document is: one that was opened elsewhere in the shop lets none of a card's
 * provider in, wherever it has led since. On the server, and where a browser does not tell, no document is elsewhere's.
 */
export function isElsewheresDocument(): boolean {
  if (typeof window === 'undefined') return false
  const [opened] = window.performance.getEntriesByType?.('navigation') ?? []
  return opened !== undefined && opened.name !== '' && !isPaidOn(new URL(opened.name).pathname)
}

/** Has a page opened as a document of its own, unless it is: then nothing comes after. */
export async function inOwnDocument({ url }: Request): Promise<void> {
  if (!isElsewheresDocument()) return
  window.location.assign(url)
  await new Promise(() => {})
}
