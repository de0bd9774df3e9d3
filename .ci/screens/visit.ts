import type { Page } from 'playwright-core'
import { keptCart } from '#adapters/browser/kept-cart.ts'
import { cartKey } from '#adapters/browser/local-storage-cart-store.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import { shippingClient } from '#adapters/http-client/shipping-client.ts'
import type { ArtistView } from '#application/artists/contract.ts'
import type { ArtworkView, Catalogue } from '#application/catalogue/contract.ts'
import { maximalLimit } from '#application/shared/page.ts'
import { isForSale, isSoldOut } from '#domain/catalogue/artwork.ts'
import { renew, wentOn } from '#features/support/actors/browser/going-on.ts'
import { untilTakenOver } from '#features/support/actors/browser/taken-over.ts'
import { lineOf } from '#web/cart/cart-lines.ts'

/** What of the catalogue the screens are shown with. */
export interface Exhibits {
  readonly work: ArtworkView
  readonly others: readonly ArtworkView[]
  readonly soldOut: ArtworkView | null
  readonly artist: ArtistView
}

/** Looks through the whole catalogue: what is sold out is rare. */
async function soldOutWork(catalogue: Catalogue, cursor?: string): Promise<ArtworkView | null> {
  const { items, next } = await catalogue.artworks({ limit: maximalLimit, cursor })
  const found = items.find(isSoldOut)
  return found ?? (next === null ? null : soldOutWork(catalogue, next))
}

/** Looks for works and an artist that show what there is to show. @throws Error where the catalogue is too small */
export async function exhibitsOf(origin: string): Promise<Exhibits> {
  const call = httpCaller({ origin })
  const catalogue = catalogueClient(call)
  const { items } = await catalogue.artworks({ limit: maximalLimit })
  const [work, ...others] = items.filter((each) => isForSale(each) && each.stock > 1)
  const artists = await artistsClient(call).artists({ sort: 'followers', limit: 1 })
  const [artist] = artists.items
  if (!work || others.length < 2 || !artist)
    throw new Error('There are too few works to show the screens with: begin with the demo catalogue.')
  return { work, others, soldOut: await soldOutWork(catalogue), artist }
}

/** Two works of which most pieces are left now: every order takes from them, and many are placed while screens are looked at. */
export async function wellStocked(origin: string): Promise<readonly ArtworkView[]> {
  const { items } = await catalogueClient(httpCaller({ origin })).artworks({ limit: maximalLimit })
  return items
    .filter(isForSale)
    .toSorted((one, other) => other.stock - one.stock)
    .slice(0, 2)
}

/** A work whose artist says what sending it costs them. @throws Error where nobody says so */
export async function sentAtCost(origin: string): Promise<ArtworkView> {
  const call = httpCaller({ origin })
  const { items } = await catalogueClient(call).artworks({ limit: maximalLimit })
  const sent = await shippingClient(call).ofWorks(items.filter(isForSale).map(({ id }) => id))
  const told = sent.find((each) => each.zones.some(({ carriage }) => (carriage ?? 0) > 0))
  const work = items.find(({ id }) => id === told?.artworkId)
  if (!work) throw new Error('No artist says what sending costs: begin with the demo catalogue.')
  return work
}

/** A page in a browser, and what it is a visit to. */
export interface Visit {
  readonly page: Page
  readonly origin: string
  readonly exhibits: Exhibits
  /** In a row of screens, the addresses that were opened from the server: that they can be is known then. */
  readonly opened?: Set<string>
}

/** A page that all have; whoever leaves a page for it and comes back finds it as new. */
const aside = '/terms'

/** Goes to a page by the shop's own links, which takes a third of the time, where one of the shop is open. */
async function wentOnTo({ page, origin }: Visit, path: string): Promise<boolean> {
  if (page.url() === origin + path && !(await wentOn(page, origin + aside))) return false
  return wentOn(page, origin + path)
}

/** Opens an address of the shop and waits until its controls answer. */
export async function open(visit: Visit, path: string): Promise<void> {
  const { page, origin, opened } = visit
  if (opened?.has(path) && (await wentOnTo(visit, path))) return
  opened?.add(path)
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
  renew(page.context())
  await untilTakenOver(page)
}

/** Lays one piece each of some works into the cart, as an earlier visit would have left them there. */
export async function fillCart({ page, origin }: Visit, works: readonly ArtworkView[]): Promise<void> {
  // An answer that is no page: nothing there reads or writes the cart meanwhile.
  await page.goto(`${origin}/health/live`)
  const text = keptCart(works.map((work) => ({ ...lineOf(work), quantity: 1 })))
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [cartKey, text] as const)
}

/** Writes into the fields of a form by their names on the screen. */
export async function fillIn({ page }: Visit, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(text)
}

/** Each time with a mailbox of its own: a buyer may keep few works at a time, and many orders wait for their payment while screens are looked at. */
export const addressFields = () => ({
  'Full name': 'Wanjiru Odhiambo',
  'Street address': '14 Mama Ngina Street',
  City: 'Nairobi',
  'State/Province': 'Nairobi County',
  'Postal code': '00100',
  Email: `wanjiru.${crypto.randomUUID()}@example.org`,
})
