import type { Assembly } from '#adapters/composition/assembly.ts'
import { cataloguePorts } from '#adapters/composition/catalogue/catalogue.tokens.ts'
import { orderPorts } from '#adapters/composition/orders/orders.tokens.ts'
import { payoutPorts } from '#adapters/composition/payouts/payouts.tokens.ts'
import { sharedPorts, system } from '#adapters/composition/shared/shared.tokens.ts'
import { database } from '#adapters/composition/tokens.ts'
import { artistSource, triedArtist } from '#adapters/demo/demo-sources.ts'
import { guests, inventedPersons, members } from '#adapters/demo/past/invented-persons.ts'
import { pastFavourites } from '#adapters/demo/past/likings.ts'
import { bankTimes } from '#adapters/demo/past/paydays.ts'
import { carrierOf } from '#adapters/demo/past/planned-orders.ts'
import { sellingWorks } from '#adapters/demo/past/selling-works.ts'
import { pastSignals } from '#adapters/demo/past/signals.ts'
import { randomFrom } from '#adapters/demo/random.ts'
import type { Database } from '#adapters/postgres/database.ts'
import {
  artistOf,
  batchesUnderWay,
  demoMembers,
  invented,
  lastDemoOrder,
  takenAddresses,
  undeliveredOrders,
} from '#adapters/postgres/demo/demo-standing.ts'
import { demoWorks } from '#adapters/postgres/demo/demo-works.ts'
import { keepUsers } from '#adapters/postgres/demo/kept-accounts.ts'
import { keepBooks } from '#adapters/postgres/demo/kept-books.ts'
import { keepLastSeen } from '#adapters/postgres/demo/kept-last-seen.ts'
import { keepLikings } from '#adapters/postgres/demo/kept-likings.ts'
import { keepSignals } from '#adapters/postgres/demo/kept-signals.ts'
import { keepLog } from '#adapters/postgres/demo/kept-words.ts'
import type { createOrm } from '#adapters/postgres/orm.ts'
import type { AuditedAction } from '#application/admin/audit-writer.ts'
import { demoAssembly } from './demo-assembly.ts'
import { demoAdmin, demoEmails, demoShopper } from './demo-users.ts'
import type { DemoSettings } from './fill-demo.ts'
import { payoutsNoted } from './past-log.ts'
import { keepLettersOf, keepOrdersOf } from './past-orders.ts'

/** Milliseconds. */
const day = 86_400_000

/** Days without an order after which a demo has stood still. */
const stillAfter = 3

/** Days in which a parcel leaves, and in which it comes. */
const [packing, travelling] = [2.2, 8]

/** Members that join on a day. */
const joiningDaily = 0.7

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
    // Somebody may have sent a parcel by hand, and later.
    const sent = order.fulfilments.map(({ shippedAt }) => shippedAt?.getTime() ?? 0)
    const left = new Date(Math.max(paidAt.getTime() + packing * day, ...sent))
    const there = new Date(Math.max(paidAt.getTime() + travelling * day, left.getTime() + day))
    for (const { artist, status } of order.fulfilments) {
      if (status === 'waiting' && left < now)
        order.ship(artist.id, carrierOf(random), `DEMO${number.replace('-', '')}`, left)
      if (status !== 'cancelled' && status !== 'delivered' && there < now) order.arrive(artist.id, there)
    }
    await orders.save(order)
  }
}

/** What was set aside days ago has been sent, and has arrived. @returns how the log tells of it */
async function settle(assembly: Assembly, adminId: string, now: Date): Promise<readonly AuditedAction[]> {
  const payouts = assembly.get(payoutPorts.payouts)
  const noted: AuditedAction[] = []
  for (const batch of await batchesUnderWay(assembly.get(database.queries))) {
    const times = bankTimes(batch.madeAt)
    for (const standing of ['sent', 'settled'] as const) {
      const at = times[standing]
      if (at > now) continue
      const changed = await payouts.advance(batch.id, standing, null, at)
      noted.push(...payoutsNoted(batch, standing, changed, at).map((each) => ({ ...each, adminId })))
    }
  }
  return noted
}

/** The demo's people, with those who have joined since: of these nobody is there, also after some have left or moved. */
async function peopleSince(db: Database, since: Date, now: Date) {
  const everybody = await inventedPersons(now, { known: 0, fresh: Number.POSITIVE_INFINITY, since })
  const taken = await takenAddresses(
    db,
    everybody.map(({ email }) => email),
  )
  const last = everybody.findLastIndex(({ email }) => taken.has(email))
  const [first, days] = [members + guests, (now.getTime() - since.getTime()) / day]
  const known = Math.max(0, last + 1 - first)
  const people = await inventedPersons(now, { known, fresh: Math.floor(days * joiningDaily), since })
  return { people, joining: people.slice(first + known) }
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

    const there = await demoMembers(db, [demoShopper.email, demoAdmin.email])
    const adminId = there.find(({ email }) => email === demoAdmin.email)?.id
    const tried = await artistOf(db, artistSource({ slug: triedArtist }))
    if (adminId === undefined || tried === null) return false
    const works = sellingWorks(await demoWorks(db), tried)
    if (works.length === 0) return false

    const { people, joining } = await peopleSince(db, since, now)
    const joined = joining.map(({ email, address: { name, country, phone }, joinedAt }) => ({
      id: ids.newId(),
      email,
      name,
      country,
      phone,
      role: 'user' as const,
      joinedAt: joinedAt ?? now,
      lastSeenAt: joinedAt,
      suspendedAt: null,
    }))
    if (joined.length > 0) await keepUsers(db, joined)
    const accounts = new Map([...there, ...joined].map(({ email, id }) => [email ?? '', id]))

    await deliver(assembly, now)
    const settled = await settle(assembly, adminId, now)
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
    await keepLettersOf(assembly, shop, works, orders, window)
    const likers = buyers.filter(({ joinedAt }) => joinedAt !== null)
    await keepLikings(db, [], pastFavourites(likers, works, window), accounts)
    const artworkIds = works.map(({ artworkId }) => artworkId)
    await keepSignals(db, pastSignals(artworkIds, now, Math.floor(days)))
    await keepLog(db, [...settled, ...orders.flatMap(({ noted }) => noted)], demoAdmin.name)
    await keepLastSeen(db, [invented, ...demoEmails])
    await assembly.get(cataloguePorts.signals).settle(now)
    return true
  })
}
