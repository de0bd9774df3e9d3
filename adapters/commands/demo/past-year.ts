import type { Assembly } from '#adapters/composition/assembly.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { shippingPorts } from '#adapters/composition/shipping/shipping.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { triedArtist } from '#adapters/demo/demo-sources.ts'
import { pastLetters } from '#adapters/demo/past/letters.ts'
import type { LivedOrder } from '#adapters/demo/past/life-of-order.ts'
import { pastFavourites, pastFollows } from '#adapters/demo/past/likings.ts'
import { livedOrder } from '#adapters/demo/past/lived-orders.ts'
import { pastBatches } from '#adapters/demo/past/paydays.ts'
import { plannedOrders } from '#adapters/demo/past/planned-orders.ts'
import { type SellingWork, sellingWorks } from '#adapters/demo/past/selling-works.ts'
import { pastSignals } from '#adapters/demo/past/signals.ts'
import type { PlacedArtist } from '#adapters/postgres/demo/demo-seed.ts'
import { demoWorks } from '#adapters/postgres/demo/demo-works.ts'
import { keepAfterSale } from '#adapters/postgres/demo/kept-after-sale.ts'
import { keepBooks } from '#adapters/postgres/demo/kept-books.ts'
import { keepLikings } from '#adapters/postgres/demo/kept-likings.ts'
import { keepOrders } from '#adapters/postgres/demo/kept-orders.ts'
import { keepSignals } from '#adapters/postgres/demo/kept-signals.ts'
import { keepLetters, keepLog } from '#adapters/postgres/demo/kept-words.ts'
import { carriagesTo } from '#domain/shipping/carriage.ts'
import type { DemoCast } from './demo-cast.ts'
import { paidArtists } from './paid-artists.ts'
import { pastLog } from './past-log.ts'

interface Shop {
  readonly artists: readonly PlacedArtist[]
  readonly cast: DemoCast
  readonly feePercent: number
}

/** How many works the shopper has marked. */
const favourites = 9

/** Milliseconds. */
const hour = 3_600_000

/** Orders of a year, each as far as it has come. */
async function orders(
  assembly: Assembly,
  { cast, feePercent }: Shop,
  works: readonly SellingWork[],
  tried: string,
  now: Date,
): Promise<readonly LivedOrder[]> {
  const terms = await assembly.get(shippingPorts.terms).ofWorks(works.map(({ artworkId }) => artworkId))
  const of = new Map(terms.map((each) => [each.artworkId, each]))
  const surroundings = {
    ids: assembly.get(system.ids),
    digest: assembly.get(system.digest),
    feePercent,
    adminId: cast.admin.id,
    now,
  }
  const { people, shopper } = cast
  return plannedOrders({ people, shopper, works, artistId: tried }, now).map((planned) => {
    const sent = planned.lines.flatMap(({ artworkId }) => of.get(artworkId) ?? [])
    const buyerId = cast.accounts.get(planned.buyer.email) ?? null
    return livedOrder(planned, buyerId, carriagesTo(sent, planned.buyer.address.country), surroundings)
  })
}

/** Tells of a year of the demo's shop: what was bought, paid, sent, asked, liked and decided. Inside a unit of work. */
export async function keepPastYear(assembly: Assembly, shop: Shop, now: Date): Promise<void> {
  const [db, ids, seal] = [
    assembly.get(database.queries),
    assembly.get(system.ids),
    assembly.get(system.seal),
  ]
  const { artists, cast } = shop
  const tried = artists.find(({ slug }) => slug === triedArtist)?.id ?? ''
  const works = sellingWorks(await demoWorks(db), tried)
  const members = cast.people.filter(({ joinedAt }) => joinedAt !== null)

  const newest = works.slice(0, favourites).map(({ artworkId, hungAt }) => ({
    person: cast.shopper,
    artworkId,
    at: new Date(hungAt.getTime() + 7 * hour),
  }))
  await keepLikings(
    db,
    pastFollows(
      members,
      artists.map(({ id }) => id),
    ),
    [...pastFavourites(members, works, now), ...newest],
    cast.accounts,
  )
  await keepSignals(
    db,
    pastSignals(
      works.map(({ artworkId }) => artworkId),
      now,
    ),
  )

  const lived = await orders(assembly, shop, works, tried, now)
  await keepOrders(db, lived)
  await keepAfterSale(db, lived)
  const paid = paidArtists(artists, ids)
  const unpaid = new Set(
    artists.map(({ id }) => id).filter((id) => paid.every(({ artistId }) => artistId !== id)),
  )
  const batches = pastBatches(lived, unpaid, ids, now)
  await keepBooks(db, seal, { orders: lived, batches, artists: paid })

  const written = artists.map(({ id: artistId, works: own }) => ({
    artistId,
    works: own.map(({ title }) => title),
  }))
  const letters = await pastLetters(written, { people: cast.people, shopper: cast.shopper, tried }, now)
  await keepLetters(db, letters, cast.accounts, ids)

  const judged = works.slice(-120).map(({ artworkId: id, title }) => ({ id, title }))
  const { suspended, pardoned, admin } = cast
  const log = pastLog(
    { artists, works: judged, suspended: [suspended], pardoned, batches, orders: lived },
    admin.id,
    now,
  )
  await keepLog(db, log, admin.name)
}
