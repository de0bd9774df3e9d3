import type { Assembly } from '#adapters/composition/assembly.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { triedArtist } from '#adapters/demo/demo-sources.ts'
import { pastFavourites, pastFollows } from '#adapters/demo/past/likings.ts'
import { pastBatches } from '#adapters/demo/past/paydays.ts'
import { sellingWorks } from '#adapters/demo/past/selling-works.ts'
import { pastSignals } from '#adapters/demo/past/signals.ts'
import type { PlacedArtist } from '#adapters/postgres/demo/demo-seed.ts'
import { invented } from '#adapters/postgres/demo/demo-standing.ts'
import { demoWorks } from '#adapters/postgres/demo/demo-works.ts'
import { keepBooks } from '#adapters/postgres/demo/kept-books.ts'
import { keepLastSeen } from '#adapters/postgres/demo/kept-last-seen.ts'
import { keepLikings } from '#adapters/postgres/demo/kept-likings.ts'
import { keepSignals } from '#adapters/postgres/demo/kept-signals.ts'
import { keepLog } from '#adapters/postgres/demo/kept-words.ts'
import type { DemoCast } from './demo-cast.ts'
import { demoEmails } from './demo-users.ts'
import { paidArtists } from './paid-artists.ts'
import { pastLog } from './past-log.ts'
import { keepLettersOf, keepOrdersOf } from './past-orders.ts'

interface YearOfDemo {
  readonly artists: readonly PlacedArtist[]
  readonly cast: DemoCast
  readonly feePercent: number
}

/** How many works the shopper has marked. */
const favourites = 9

/** How many of the oldest works admins have looked at twice. */
const judged = 120

/** Milliseconds. */
const hour = 3_600_000

/** Tells of a year of the demo's shop: what was bought, paid, sent, asked, liked and decided. Inside a unit of work. */
export async function keepPastYear(
  assembly: Assembly,
  { artists, cast, feePercent }: YearOfDemo,
  now: Date,
): Promise<void> {
  const [db, ids] = [assembly.get(database.queries), assembly.get(system.ids)]
  const { people, shopper, accounts, admin } = cast
  const window = { since: null, now }
  const tried = artists.find(({ slug }) => slug === triedArtist)?.id ?? ''
  const works = sellingWorks(await demoWorks(db), tried)
  const [artistIds, artworkIds] = [artists.map(({ id }) => id), works.map(({ artworkId }) => artworkId)]

  const members = people.filter(({ joinedAt }) => joinedAt !== null)
  const newest = works.slice(0, favourites).map(({ artworkId, hungAt }) => ({
    person: shopper,
    artworkId,
    at: new Date(hungAt.getTime() + 7 * hour),
  }))
  const liked = [...pastFavourites(members, works, window), ...newest]
  await keepLikings(db, pastFollows(members, artistIds), liked, accounts)
  await keepSignals(db, pastSignals(artworkIds, now))

  const shop = { feePercent, adminId: admin.id, shopper, people, accounts, tried }
  const orders = await keepOrdersOf(assembly, shop, works, window)
  const paid = paidArtists(artists, ids)
  const unpaid = new Set(artistIds.filter((id) => paid.every(({ artistId }) => artistId !== id)))
  const batches = pastBatches(orders, unpaid, ids, now)
  await keepBooks(db, assembly.get(system.seal), { orders, batches, artists: paid })
  await keepLettersOf(assembly, shop, works, orders, window)

  const looked = works.slice(-judged).map(({ artworkId: id, title }) => ({ id, title }))
  const { suspended, pardoned } = cast
  const past = { artists, works: looked, suspended: [suspended], pardoned, batches, orders }
  await keepLog(db, pastLog(past, admin.id, now), admin.name)
  await keepLastSeen(db, [invented, ...demoEmails])
}
