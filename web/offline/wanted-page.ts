import { homePage } from '#application/shared/addresses.ts'

/** Stands for the shop, wherever it is served. */
const shop = 'https://shop.invalid'

/**
 * What was asked for when there was no network, by the query of the page that says so. Only an address of ours: anyone writes a
 * query, and a browser makes another host of more than '//'.
 */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to') ?? homePage
  if (!to.startsWith('/') || !URL.canParse(to, shop)) return homePage
  const { origin, pathname, search: query, hash } = new URL(to, shop)
  return origin === shop && !pathname.startsWith('//') ? `${pathname}${query}${hash}` : homePage
}
