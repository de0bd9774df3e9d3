import type { Assembly } from '#adapters/composition/assembly.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import type { DemoPerson } from '#adapters/demo/past/invented-persons.ts'
import { pastLetters } from '#adapters/demo/past/letters.ts'
import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import { livedOrder } from '#adapters/demo/past/lived-orders.ts'
import { plannedOrders, type Window } from '#adapters/demo/past/planned-orders.ts'
import type { SellingWork } from '#adapters/demo/past/selling-works.ts'
import { orderNumbers } from '#adapters/postgres/demo/demo-standing.ts'
import { keepAfterSale } from '#adapters/postgres/demo/kept-after-sale.ts'
import { keepOrders } from '#adapters/postgres/demo/kept-orders.ts'
import { keepLetters } from '#adapters/postgres/demo/kept-words.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { orderNumberDigits, orderNumberFrom } from '#domain/orders/order-number.ts'
import { carriagesTo } from '#domain/shipping/carriage.ts'
import { occasionsOf } from './occasions.ts'

/** Who is there while something happens in the demo. */
export interface DemoShop {
  readonly feePercent: number
  readonly adminId: string
  readonly shopper: DemoPerson
  /** Who buys and writes. */
  readonly people: readonly DemoPerson[]
  /** The ids of accounts by their addresses. */
  readonly accounts: ReadonlyMap<string, string>
  /** The artist who can be tried out. */
  readonly tried: string
}

/** Draws numbers of orders, none of them twice: among seven hundred orders one in fifty times two would share one. */
export const numbersBeside =
  (taken: Set<string>, ids: Pick<IdSource, 'digits'>): (() => string) =>
  () => {
    let number = orderNumberFrom(ids.digits(orderNumberDigits))
    while (taken.has(number)) number = orderNumberFrom(ids.digits(orderNumberDigits))
    taken.add(number)
    return number
  }

/** Lets orders be placed in a while, each as far as it has come, and writes them down but for the books. Inside a unit of work. */
export async function keepOrdersOf(
  assembly: Assembly,
  { people, shopper, accounts, tried, feePercent, adminId }: DemoShop,
  works: readonly SellingWork[],
  window: Window,
): Promise<readonly LivedOrder[]> {
  const db = assembly.get(database.queries)
  const terms = await assembly.get(shippingPorts.terms).ofWorks(works.map(({ artworkId }) => artworkId))
  const of = new Map(terms.map((each) => [each.artworkId, each]))
  const [ids, digest] = [assembly.get(system.ids), assembly.get(system.digest)]
  const newNumber = numbersBeside(await orderNumbers(db), ids)
  const lived = plannedOrders({ people, shopper, works, artistId: tried }, window).map((planned) => {
    const sent = planned.lines.flatMap(({ artworkId }) => of.get(artworkId) ?? [])
    const { email, address } = planned.buyer
    const surroundings = { ids, digest, feePercent, adminId, newNumber, now: window.now }
    return livedOrder(planned, accounts.get(email) ?? null, carriagesTo(sent, address.country), surroundings)
  })
  if (lived.length === 0) return lived
  await keepOrders(db, lived)
  await keepAfterSale(db, lived)
  return lived
}

/** Writes down what artists were asked in a while, and what `orders` of it gave to write about. Inside a unit of work. */
export async function keepLettersOf(
  assembly: Assembly,
  { people, shopper, tried, accounts }: DemoShop,
  works: readonly SellingWork[],
  orders: readonly LivedOrder[],
  window: Window,
): Promise<void> {
  const written = [...Map.groupBy(works, ({ artist }) => artist.id)].map(([artistId, own]) => ({
    artistId,
    works: own,
  }))
  const letters = await pastLetters(
    written.toSorted((one, other) => (one.works[0]?.title ?? '').localeCompare(other.works[0]?.title ?? '')),
    { people, shopper, tried, occasions: occasionsOf(orders, works, people, window.now) },
    window,
  )
  await keepLetters(assembly.get(database.queries), letters, accounts, assembly.get(system.ids))
}
