import type { AuditEntry } from '#application/admin/contract.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import { MemoryAnswers } from './artist-desk/memory-artist-inbox.ts'
import { MemoryCarts } from './cart/memory-cart-repository.ts'
import { MemoryGallery } from './catalogue/memory-gallery.ts'
import { MemoryBooks } from './fair-pay/memory-books.ts'
import { MemoryMarks } from './favourites/memory-favourites.ts'
import { MemoryFollows } from './favourites/memory-follow-repository.ts'
import { MemoryNews } from './favourites/memory-new-works.ts'
import { MemoryPeople } from './identity/memory-people.ts'
import type { MemoryMails } from './notifications/memory-mails.ts'
import { MemoryOrders } from './orders/memory-orders.ts'
import { memorySandboxVault } from './orders/memory-sandbox-vault.ts'
import { MemoryHappenings } from './shared/memory-happenings.ts'
import { MemoryJobs } from './shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindableMap } from './shared/memory-unit-of-work.ts'

/** Everything that the product keeps, in memory: what a database is elsewhere. */
export class Memory {
  readonly gallery = new MemoryGallery()
  readonly people = new MemoryPeople()
  readonly orders = new MemoryOrders()
  readonly books = new MemoryBooks()
  readonly vault = memorySandboxVault()
  readonly carts = new MemoryCarts()
  readonly marks = new MemoryMarks()
  readonly follows = new MemoryFollows()
  readonly news = new MemoryNews()
  /** By id. */
  readonly messages = new Map<string, KeptMessage>()
  readonly answers = new MemoryAnswers()
  /** By event. */
  readonly mails: MemoryMails = new Map()
  /** What admins have done, by id, as it came. */
  readonly audit = new Map<string, AuditEntry>()
  readonly jobs = new MemoryJobs()
  readonly happenings = new MemoryHappenings(this.people.artistIds)
  readonly work = memoryUnitOfWork(...this.rewindables(), this.happenings)

  private rewindables() {
    const { gallery, people, orders, books, carts } = this
    const maps = [
      gallery.artworks,
      gallery.artists,
      gallery.images,
      gallery.pictures,
      gallery.sources,
      people.users,
      people.sessions,
      people.tokens,
      people.artistIds,
      orders.orders,
      orders.requests,
      books.entries,
      books.payouts,
      carts.lines,
      carts.merges,
      this.messages,
      this.mails,
      this.audit,
      this.jobs.waiting,
    ]
    return maps.map((map) => rewindableMap(map as Map<unknown, unknown>))
  }
}
