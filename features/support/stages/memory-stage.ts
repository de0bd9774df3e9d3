import { randomUUID } from 'node:crypto'
import { allDoers } from '#adapters/composition/all-doers.ts'
import type { Assembly } from '#adapters/composition/assembly.ts'
import { favouriteServices } from '#adapters/composition/favourites/favourites.tokens.ts'
import { identityPorts, identityServices } from '#adapters/composition/identity/identity.tokens.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import { waitingServices } from '#adapters/composition/waiting/waiting.tokens.ts'
import type { Memory } from '#adapters/memory/memory.ts'
import { givenUser } from '#adapters/memory/testing/given-user.ts'
import { givenVisit } from '#adapters/testing/given-visit.ts'
import { noMoreWaitingPage } from '#application/shared/addresses.ts'
import { Artist } from '#domain/artists/artist.ts'
import { type Artwork, newArtwork } from '#domain/catalogue/artwork.ts'
import { blankDetails } from '#domain/catalogue/artwork-details.ts'
import { categoryNamed } from '../categories.ts'
import { guess } from '../guessing.ts'
import { keyIn } from '../key-in.ts'
import type { MovableClock } from '../movable-clock.ts'
import type { Stage } from '../stage.ts'
import { timePasses } from './time-passes.ts'

const minute = 60_000

/** What a scenario begins with and leaves behind, straight in the memory. */
export function memoryStage(memory: Memory, shop: Assembly, clock: MovableClock): Stage {
  const { gallery, accounts, books, orders } = memory

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
  const users = (email: string) => [...accounts.users.values()].filter((user) => user.email === email)
  const entries = () => [...books.entries.values()].flat()
  const sum = (amounts: readonly { amount: number }[]) =>
    amounts.reduce((total, { amount }) => total + amount, 0)

  return {
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
    artistWithAccount: async (name, email) => {
      const userId = givenUser(accounts, { name, email, role: 'artist' }, clock.now())
      accounts.artistIds.set(userId, approved(name).id)
    },
    setPrice: async (title, cents) => gallery.change(titled(title).id, { price: cents }),
    setStock: async (title, stock) => gallery.change(titled(title).id, { stock }),
    sell: async (title, quantity) => {
      const { id, stock, popularity } = titled(title)
      gallery.change(id, { stock: stock - quantity, popularity: popularity + quantity })
    },
    stockOf: async (title) => titled(title).stock,
    orderCount: async () => orders.orders.size,
    receivedBy: async (name) => {
      const { id } = artistNamed(name)
      return sum(entries().filter(({ account }) => account.kind === 'artist' && account.artistId === id))
    },
    keptByPlatform: async () => sum(entries().filter(({ account }) => account.kind === 'platform')),
    booksSum: async () => sum(entries()),
    mailsTo: (address) => shop.get(notificationPorts.mailbox).mails(address),
    openAccount: async ({ name, email, password }) => {
      const passwordHash = await shop.get(identityPorts.passwords).hash(password)
      givenUser(accounts, { name, email, passwordHash }, clock.now())
    },
    suspend: async (email) => {
      for (const user of users(email)) user.suspendedAt = clock.now()
    },
    // From the network that everybody here speaks from, as over HTTP.
    tryPasswords: (email, times) => guess(shop.get(identityServices.accounts)(givenVisit()), email, times),
    accountCount: async () => accounts.users.size,
    verifyAddress: async (email) => {
      for (const user of users(email)) user.verifyEmail(clock.now())
    },
    messagesFor: async (artist) => {
      const messages = await shop.get(messagePorts.messages).of(artistNamed(artist).id)
      return messages.map(({ subject }) => subject)
    },
    letPass: async (milliseconds) => {
      await timePasses(shop, clock, milliseconds)
      await memory.jobs.doAll(allDoers(shop))
    },
    doJobs: () => memory.jobs.doAll(allDoers(shop)),
    endMails: (link) =>
      shop
        .get(link.includes(noMoreWaitingPage) ? waitingServices.news : favouriteServices.newWorks)
        .stop(keyIn(link)),
    close: async () => undefined,
  }
}
