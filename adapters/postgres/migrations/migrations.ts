import type { MigrationObject } from '@mikro-orm/core'
import { ArtistsAndArtworks } from './migration-2026-11-21-01-artists-and-artworks.ts'
import { Searching } from './migration-2026-11-21-01-searching.ts'
import { SortingAndCounting } from './migration-2026-11-21-01-sorting-and-counting.ts'
import { Orders } from './migration-2026-11-21-02-orders.ts'
import { SandboxCards } from './migration-2026-11-21-03-sandbox-cards.ts'
import { Imports } from './migration-2026-11-21-04-imports.ts'
import { ImportedSales } from './migration-2026-11-21-05-imported-sales.ts'
import { Facets } from './migration-2026-11-21-06-facets.ts'
import { Looks } from './migration-2026-11-21-06-looks.ts'
import { Accounts } from './migration-2026-11-21-07-accounts.ts'
import { Mails } from './migration-2026-11-21-08-mails.ts'
import { Messages } from './migration-2026-11-21-08-messages.ts'
import { SecondLocks } from './migration-2026-11-21-09-second-locks.ts'
import { AccountShopping } from './migration-2026-11-21-10-account-shopping.ts'
import { Trending } from './migration-2026-11-21-11-trending.ts'
import { LockingInLine } from './migration-2026-11-21-12-locking-in-line.ts'
import { OwnArtworks } from './migration-2026-11-21-13-own-artworks.ts'
import { Administration } from './migration-2026-11-21-14-administration.ts'
import { ArtistDesk } from './migration-2026-11-21-15-artist-desk.ts'
import { CategoryWords } from './migration-2026-11-21-16-category-words.ts'
import { Payouts } from './migration-2026-11-21-17-payouts.ts'

/** Every migration, in the order they run. */
export const migrations: MigrationObject[] = [
  { name: '2026-11-21-01-artists-and-artworks', class: ArtistsAndArtworks },
  { name: '2026-11-21-01-searching', class: Searching },
  { name: '2026-11-21-01-sorting-and-counting', class: SortingAndCounting },
  { name: '2026-11-21-02-orders', class: Orders },
  { name: '2026-11-21-03-sandbox-cards', class: SandboxCards },
  { name: '2026-11-21-04-imports', class: Imports },
  { name: '2026-11-21-05-imported-sales', class: ImportedSales },
  { name: '2026-11-21-06-looks', class: Looks },
  { name: '2026-11-21-06-facets', class: Facets },
  { name: '2026-11-21-07-accounts', class: Accounts },
  { name: '2026-11-21-08-mails', class: Mails },
  { name: '2026-11-21-08-messages', class: Messages },
  { name: '2026-11-21-09-second-locks', class: SecondLocks },
  { name: '2026-11-21-10-account-shopping', class: AccountShopping },
  { name: '2026-11-21-11-trending', class: Trending },
  { name: '2026-11-21-12-locking-in-line', class: LockingInLine },
  { name: '2026-11-21-13-own-artworks', class: OwnArtworks },
  { name: '2026-11-21-14-administration', class: Administration },
  { name: '2026-11-21-15-artist-desk', class: ArtistDesk },
  { name: '2026-11-21-16-category-words', class: CategoryWords },
  { name: '2026-11-21-17-payouts', class: Payouts },
]
