import { randomUUID } from 'node:crypto'
import { memoryArtistContacts } from '#adapters/memory/artists/memory-artist-contacts.ts'
import { memoryArtistReader } from '#adapters/memory/artists/memory-artist-reader.ts'
import { memoryArtworkReader } from '#adapters/memory/catalogue/memory-artwork-reader.ts'
import { memoryArtworkSignals } from '#adapters/memory/catalogue/memory-artwork-signals.ts'
import { MemoryGallery } from '#adapters/memory/catalogue/memory-gallery.ts'
import { memoryTrendingReader } from '#adapters/memory/catalogue/memory-trending-reader.ts'
import { MemoryFollows } from '#adapters/memory/favourites/memory-follow-repository.ts'
import { MemoryNews, memoryNewWorks } from '#adapters/memory/favourites/memory-new-works.ts'
import { MemoryPeople } from '#adapters/memory/identity/memory-people.ts'
import { memoryMessageRepository } from '#adapters/memory/messages/memory-message-repository.ts'
import { memoryMailbox } from '#adapters/memory/notifications/memory-mailbox.ts'
import { memoryOutbox } from '#adapters/memory/notifications/memory-outbox.ts'
import { memoryArtworkStock } from '#adapters/memory/orders/memory-artwork-stock.ts'
import { MemoryBooks } from '#adapters/memory/orders/memory-books.ts'
import { memoryLedgerRepository } from '#adapters/memory/orders/memory-ledger-repository.ts'
import { memoryOrderRepository } from '#adapters/memory/orders/memory-order-repository.ts'
import { memoryOwnOrderReader } from '#adapters/memory/orders/memory-own-order-reader.ts'
import { memoryPayoutRepository } from '#adapters/memory/orders/memory-payout-repository.ts'
import { memorySandboxVault } from '#adapters/memory/orders/memory-sandbox-vault.ts'
import { MemoryHappenings } from '#adapters/memory/shared/memory-happenings.ts'
import { MemoryJobs } from '#adapters/memory/shared/memory-jobs.ts'
import { memoryThrottle } from '#adapters/memory/shared/memory-throttle.ts'
import { memoryUnitOfWork, rewindableMap } from '#adapters/memory/shared/memory-unit-of-work.ts'
import { sandboxCardTokens } from '#adapters/payments/sandbox-card-tokens.ts'
import { sandboxGateway } from '#adapters/payments/sandbox-gateway.ts'
import { sandboxPhone } from '#adapters/payments/sandbox-phone.ts'
import { numberingPlans } from '#adapters/phone-numbers/numbering-plans.ts'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { randomIds, sha256 } from '#adapters/system/system.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { softwarePasskeys } from '#adapters/testing/software-passkeys.ts'
import { artistDirectoryService } from '#application/artists/artist-directory-service.ts'
import { artworkVisitsService } from '#application/catalogue/artwork-visits-service.ts'
import { catalogueService } from '#application/catalogue/catalogue-service.ts'
import { fairPayService } from '#application/fair-pay/fair-pay-service.ts'
import { payoutsService } from '#application/fair-pay/payouts-service.ts'
import { newWorksService } from '#application/favourites/new-works-service.ts'
import { accountsService } from '#application/identity/accounts-service.ts'
import { secondFactorsService } from '#application/identity/second-factors/second-factors-service.ts'
import { artistMessagesService } from '#application/messages/artist-messages-service.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import { artistNewsDoers } from '#application/orders/artist-news.ts'
import { orderingService } from '#application/orders/ordering-service.ts'
import { parcelsService } from '#application/orders/parcels-service.ts'
import { paymentDoers } from '#application/orders/payment-doers.ts'
import { unpaidOrdersService } from '#application/orders/unpaid-orders-service.ts'
import { Artist } from '#domain/artists/artist.ts'
import { type Artwork, newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { serviceCorrespondent } from '../actors/service/service-correspondent.ts'
import { serviceHomeVisitor } from '../actors/service/service-home-visitor.ts'
import { serviceMember } from '../actors/service/service-member.ts'
import { serviceLocks } from '../actors/service/service-second-factors.ts'
import { serviceShopper } from '../actors/service/service-shopper.ts'
import { categoryNamed } from '../categories.ts'
import { guess } from '../guessing.ts'
import { keyIn } from '../key-in.ts'
import { MovableClock } from '../movable-clock.ts'
import type { Raised, Stage } from '../stage.ts'
import { keepAccount, memoryAccountPorts } from './memory-accounts.ts'
import { memoryDesks } from './memory-desks.ts'
import { memoryDevices } from './memory-devices.ts'
import { memoryOffices } from './memory-offices.ts'
import { memoryStudios } from './memory-studios.ts'
import { memoryTrendingStage } from './memory-trending-stage.ts'

const feePercent = 15
const minute = 60_000

/** The services over memory, in this process: the rules alone, without any I/O. */
export async function raise(): Promise<Raised> {
  const clock = new MovableClock()
  const gallery = new MemoryGallery()
  const books = new MemoryBooks()
  const vault = memorySandboxVault()
  const people = new MemoryPeople()
  const jobs = new MemoryJobs()
  const kept = [
    gallery.artworks,
    gallery.artists,
    gallery.images,
    gallery.pictures,
    gallery.sources,
    people.users,
    people.sessions,
    people.tokens,
    people.artistIds,
    books.orders,
    books.requests,
    books.entries,
    books.payouts,
    books.mails,
    jobs.waiting,
  ]
  const happenings = new MemoryHappenings(people.artistIds)
  const emails = new Map<string, string>()
  const keptMessages = new Map<string, KeptMessage>()
  const messages = memoryMessageRepository(gallery, keptMessages, emails)
  const ports = {
    orders: memoryOrderRepository(books),
    stock: memoryArtworkStock(gallery),
    ledger: memoryLedgerRepository(books),
    outbox: memoryOutbox(books),
    jobs,
    happenings,
    work: memoryUnitOfWork(...kept.map((map) => rewindableMap(map as Map<unknown, unknown>)), happenings),
    gateway: sandboxGateway(vault, randomIds, clock, sha256),
    ids: randomIds,
    clock,
    digest: sha256,
  }
  const settings = { feePercent, publicUrl: 'https://sanaa.test' }
  const accountPorts = memoryAccountPorts(people, gallery, ports, books)
  const accountsOf = accountsService(accountPorts, settings)
  const secondFactorsOf = secondFactorsService(accountPorts)
  const orderingOf = orderingService(
    {
      ...ports,
      accounts: accountPorts.accounts,
      ownOrders: memoryOwnOrderReader(books),
      phones: numberingPlans,
    },
    settings,
  )
  const unpaidOrders = unpaidOrdersService(ports, settings.publicUrl)
  const parcels = parcelsService(ports)
  const contacts = memoryArtistContacts(people, gallery)
  const payouts = payoutsService({ ...ports, payouts: memoryPayoutRepository(books), contacts }, settings)

  const follows = new MemoryFollows()
  const newWorks = memoryNewWorks(gallery, people, follows, new MemoryNews())
  const news = newWorksService({ ...ports, newWorks, seal: aesSeal('kept in tests alone') }, settings)

  function artistNamed(name: string): Artist {
    const known = [...gallery.artists.values()].find((artist) => artist.name === name)
    if (known) return known
    const artist = new Artist(randomUUID(), name, clock.now())
    gallery.artists.set(artist.id, artist)
    return artist
  }
  function approved(name: string): Artist {
    const artist = artistNamed(name)
    if (artist.approval === 'pending') artist.approve()
    return artist
  }
  function titled(title: string): Artwork {
    const work = [...gallery.artworks.values()].find((each) => each.title === title)
    if (!work) throw new Error(`No work is called '${title}'.`)
    return work
  }
  const entries = () => [...books.entries.values()].flat()
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)

  const stage: Stage = {
    async show(works) {
      for (const { artist, category, ...work } of works) {
        clock.advance(minute)
        const id = randomUUID()
        gallery.artworks.set(
          id,
          newArtwork({
            ...blankDetails,
            ...work,
            id,
            artistId: approved(artist).id,
            category: categoryNamed(category),
            createdAt: clock.now(),
          }),
        )
        gallery.images.set(id, [{ imageUrl: `/media/${id}/800`, width: 800, height: 600, alt: work.title }])
      }
    },
    artistWithoutWorks: async (name) => void approved(name),
    applicant: async (name) => void artistNamed(name),
    artistWithAccount: async (name, email) => void emails.set(approved(name).id, email),
    setPrice: async (title, cents) => gallery.change(titled(title).id, { price: cents }),
    setStock: async (title, stock) => gallery.change(titled(title).id, { stock }),
    sell: async (title, quantity) => {
      const { id, stock, popularity } = titled(title)
      gallery.change(id, { stock: stock - quantity, popularity: popularity + quantity })
    },
    stockOf: async (title) => titled(title).stock,
    orderCount: async () => books.orders.size,
    receivedBy: async (name) => {
      const { id } = artistNamed(name)
      return sum(entries().filter(({ account }) => account.kind === 'artist' && account.artistId === id))
    },
    keptByPlatform: async () => sum(entries().filter(({ account }) => account.kind === 'platform')),
    booksSum: async () => sum(entries()),
    mailsTo: (address) => memoryMailbox(books.mails).mails(address),
    openAccount: (account) => keepAccount(people, account, clock.now()),
    suspend: async (email) => {
      for (const user of people.users.values()) if (user.email === email) user.suspendedAt = clock.now()
    },
    // From the network that everybody here speaks from, as over HTTP.
    tryPasswords: (email, times) => guess(accountsOf(givenVisit()), email, times),
    accountCount: async () => people.users.size,
    verifyAddress: async (email) => {
      for (const user of people.users.values()) if (user.email === email) user.verifyEmail(clock.now())
    },
    messagesFor: async (artist) => (await messages.of(artistNamed(artist).id)).map(({ subject }) => subject),
    letPass: async (milliseconds) => {
      // What comes every minute has come before.
      await news.tell()
      clock.advance(milliseconds)
      await unpaidOrders.expire()
      await payouts.pay()
      await parcels.takeAsArrived()
      await news.tell()
      await jobs.doAll({
        ...paymentDoers(ports, settings),
        ...artistNewsDoers({ ...ports, contacts }, settings),
      })
    },
    endMails: (link) => news.stop(keyIn(link)),
    close: async () => undefined,
  }

  const signals = memoryArtworkSignals(gallery)
  const shared = {
    catalogue: catalogueService(memoryArtworkReader(gallery), memoryTrendingReader(gallery), feePercent),
    artists: artistDirectoryService(memoryArtistReader(gallery), feePercent),
    fairPay: fairPayService(feePercent),
    cardTokens: sandboxCardTokens(vault, randomIds, clock, sha256),
  }
  const phoneOf = sandboxPhone(orderingOf, unpaidOrders)
  const { callerOf } = accountPorts
  return {
    stage,
    shopper: serviceShopper({ ...shared, ordering: orderingOf(null), sandboxPhone: phoneOf(null) }),
    correspondent: serviceCorrespondent(
      shared.artists,
      artistMessagesService({ ...accountPorts, happenings, messages })(givenVisit()),
    ),
    newMember: async () => {
      const visit = givenVisit()
      const accounts = accountsOf(visit)
      return serviceMember(
        accounts,
        serviceLocks(accounts, secondFactorsOf(visit), softwarePasskeys(visit.origin)),
      )
    },
    newDevice: memoryDevices({
      gallery,
      follows,
      newWorks,
      clock,
      feePercent,
      accountsOf,
      callerOf,
      orderingOf,
      phoneOf,
      shared,
    }),
    studios: memoryStudios(gallery, people, ports, feePercent),
    desks: memoryDesks({ gallery, people, books, messages: keptMessages }, ports, settings),
    offices: memoryOffices({ gallery, people, books }, ports, accountsOf),
    trends: memoryTrendingStage(gallery, signals, clock),
    home: serviceHomeVisitor(
      shared.catalogue,
      artworkVisitsService({ signals, throttle: memoryThrottle(), clock })({
        address: randomUUID(),
        device: 'Firefox',
      }),
    ),
  }
}
