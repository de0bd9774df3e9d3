import type { Assembly } from '#adapters/composition/assembly.ts'
import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { artistSource, triedArtist } from '#adapters/demo/demo-sources.ts'
import { inventedPersons, joiningDaily, members } from '#adapters/demo/past/invented-persons.ts'
import { pastFavourites } from '#adapters/demo/past/likings.ts'
import { carrierOf } from '#adapters/demo/past/planned-orders.ts'
import { sellingWorks } from '#adapters/demo/past/selling-works.ts'
import { pastSignals } from '#adapters/demo/past/signals.ts'
import { randomFrom } from '#adapters/demo/random.ts'
import {
  artistOf,
  countDemoMembers,
  demoMembers,
  lastDemoOrder,
  undeliveredOrders,
  unsentBatches,
} from '#adapters/postgres/demo/demo-standing.ts'
import { demoWorks } from '#adapters/postgres/demo/demo-works.ts'
import { keepUsers } from '#adapters/postgres/demo/kept-accounts.ts'
import { keepBooks } from '#adapters/postgres/demo/kept-books.ts'
import { keepLikings } from '#adapters/postgres/demo/kept-likings.ts'
import { keepSignals } from '#adapters/postgres/demo/kept-signals.ts'
import { keepLog } from '#adapters/postgres/demo/kept-words.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import { monthOf } from '#domain/fair-pay/earnings.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoAdmin, demoShopper } from './demo-users.ts'
import type { DemoSettings } from './fill-demo.ts'
import { keepLettersOf, keepOrdersOf } from './past-orders.ts'

/** Milliseconds. */
const day = 86_400_000

/** Days without an order after which a demo has stood still. */
const stillAfter = 3

/** Days in which a parcel leaves, and in which it comes. */
const [packing, travelling] = [2.2, 8]

/** Parcels that were to be sent when the demo stood still have been sent, and have come. */
async function deliver(assembly: Assembly, now: Date): Promise<void> {
  const orders = assembly.get(orderPorts.orders)
  const waiting = await undeliveredOrders(
    assembly.get(database.queries),
    [demoShopper.email],
    new Date(now.getTime() - 4 * day),
  )
  for (const number of waiting) {
    const order = await orders.byNumber(number)
    if (!order) continue
    const random = randomFrom(number)
    const paidAt = order.timeline.findLast(({ status }) => status === 'paid')?.at ?? order.placedAt
    const [left, there] = [packing, travelling].map((days) => new Date(paidAt.getTime() + days * day))
    for (const { artist, status } of order.fulfilments) {
      if (status === 'waiting' && left && left < now)
        order.ship(artist.id, carrierOf(random), `DEMO${number.replace('-', '')}`, left)
      if (status !== 'cancelled' && status !== 'delivered' && there && there < now)
        order.arrive(artist.id, there)
    }
    await orders.save(order)
  }
}

/** What was set aside in earlier months has been sent, and has arrived. */
async function settle(assembly: Assembly, now: Date): Promise<void> {
  const payouts = assembly.get(payoutPorts.payouts)
  for (const { id, madeAt } of await unsentBatches(assembly.get(database.queries), monthOf(now))) {
    await payouts.advance(id, 'sent', null, new Date(madeAt.getTime() + day))
    await payouts.advance(id, 'settled', null, new Date(madeAt.getTime() + 3 * day))
  }
}

/**
 * Lets a demo that was filled in a while ago have gone on since: people have joined and bought, parcels have come, artists were
 * written to. What somebody has done in it stays; nothing of it is moved.
 * @returns whether it had stood still
 */
export async function goOn(
  orm: ReturnType<typeof createOrm>,
  settings: DemoSettings,
  now: Date,
): Promise<boolean> {
  const assembly = demoAssembly(orm, settings)
  const [db, ids] = [assembly.get(database.queries), assembly.get(system.ids)]
  return assembly.get(sharedPorts.work).run(async () => {
    // Of several servers that start at once one does it; the others wait, and find it done.
    await assembly.get(payoutPorts.payouts).takeTurn()
    const since = await lastDemoOrder(db)
    const days = since ? (now.getTime() - since.getTime()) / day : 0
    if (!since || days < stillAfter) return false
    const window = { since, now }

    const known = (await countDemoMembers(db)) - members
    const people = await inventedPersons(now, { known, fresh: Math.floor(days * joiningDaily), since })
    const joining = people.slice(people.length - Math.floor(days * joiningDaily))
    await keepUsers(
      db,
      joining.map(({ email, address: { name, country, phone }, joinedAt }) => ({
        id: ids.newId(),
        email,
        name,
        country,
        phone,
        role: 'user',
        joinedAt: joinedAt ?? now,
        lastSeenAt: joinedAt,
        suspendedAt: null,
      })),
    )
    const there = await demoMembers(db, [demoShopper.email, demoAdmin.email])
    const accounts = new Map(there.map(({ email, id }) => [email ?? '', id]))
    const adminId = accounts.get(demoAdmin.email)
    const tried = await artistOf(db, artistSource({ slug: triedArtist }))
    if (adminId === undefined || tried === null) return false

    await deliver(assembly, now)
    await settle(assembly, now)
    const works = sellingWorks(await demoWorks(db), tried)
    const buyers = people.filter(({ email, joinedAt }) => joinedAt === null || accounts.has(email))
    const shop = {
      ...settings,
      adminId,
      tried,
      accounts,
      people: buyers,
      shopper: { ...demoShopper, joinedAt: null, eagerness: 0 },
    }
    const orders = await keepOrdersOf(assembly, shop, works, window)
    await keepBooks(db, assembly.get(system.seal), { orders, batches: [], artists: [] })
    await keepLettersOf(assembly, shop, works, window)
    const likers = buyers.filter(({ joinedAt }) => joinedAt !== null)
    await keepLikings(db, [], pastFavourites(likers, works, window), accounts)
    const artworkIds = works.map(({ artworkId }) => artworkId)
    await keepSignals(db, pastSignals(artworkIds, now, Math.floor(days)))
    await keepLog(
      db,
      orders.flatMap(({ noted }) => noted),
      demoAdmin.name,
    )
    await assembly.get(cataloguePorts.signals).settle(now)
    return true
  })
}
