import { homePage } from '#application/shared/addresses.ts'

/** What was asked for when there was no network, by the query of the page that says so. Only an address of ours: anyone writes a query. */
export function wantedPage(search: string): string {
  const to = new URLSearchParams(search).get('to')
  return to?.startsWith('/') && !to.startsWith('//') ? to : homePage
}
