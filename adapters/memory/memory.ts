import type { AuditEntry } from '#application/admin/contract.ts'
import type { KeptMessage } from '#application/messages/message-repository.ts'
import { MemoryAnswers } from './artist-dashboard/memory-artist-inbox.ts'
import { MemoryCarts } from './cart/memory-cart-repository.ts'
import { MemoryClaims } from './claims/memory-claim-repository.ts'
import { MemoryMarks } from './favourites/memory-favourites.ts'
import { MemoryFollows } from './favourites/memory-follow-repository.ts'
import { MemoryNews } from './favourites/memory-new-works.ts'
import type { MemoryMails } from './notifications/memory-mails.ts'
import { memorySandboxBooks } from './payments/memory-sandbox-books.ts'
import { memorySandboxVault } from './payments/memory-sandbox-vault.ts'
import { MemoryReturns } from './returns/memory-withdrawal-repository.ts'
import { MemoryHappenings } from './shared/memory-happenings.ts'
import { MemoryJobs } from './shared/memory-jobs.ts'
import { memoryUnitOfWork, rewindablesIn } from './shared/memory-unit-of-work.ts'
import { MemoryAccounts } from './store/memory-accounts.ts'
import { MemoryBooks } from './store/memory-books.ts'
import { MemoryGallery } from './store/memory-gallery.ts'
import { MemoryOrders } from './store/memory-orders.ts'
import { MemoryPayments } from './store/memory-payments.ts'
import type { KeptWait } from './waiting/memory-waiting.ts'

/** Everything that the product keeps, in memory: what a database is elsewhere. */
export class Memory {
  readonly gallery = new MemoryGallery()
  readonly accounts = new MemoryAccounts()
  readonly orders = new MemoryOrders()
  readonly books = new MemoryBooks()
  readonly payments = new MemoryPayments()
  readonly sandbox = memorySandboxBooks()
  readonly vault = memorySandboxVault()
  readonly returns = new MemoryReturns()
  readonly claims = new MemoryClaims()
  readonly carts = new MemoryCarts()
  readonly marks = new MemoryMarks()
  readonly follows = new MemoryFollows()
  readonly news = new MemoryNews()
  /** By id. */
  readonly waits = new Map<string, KeptWait>()
  /** By id. */
  readonly messages = new Map<string, KeptMessage>()
  readonly answers = new MemoryAnswers()
  /** By event. */
  readonly mails: MemoryMails = new Map()
  /** What admins have done, by id, as it came. */
  readonly audit = new Map<string, AuditEntry>()
  readonly jobs = new MemoryJobs()
  readonly happenings = new MemoryHappenings(this.accounts.artistIds)
  /** The last one, as it knows what stands before it; the sandbox is a provider's, whose acts no failure here undoes. */
  readonly work = memoryUnitOfWork(...rewindablesIn(this))
}
