import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { SandboxBooks } from './sandbox-books.ts'
import type { SandboxVault } from './sandbox-vault.ts'

/** What the sandbox stands on, where cards become tokens and where they are paid with. */
export interface SandboxPorts {
  readonly vault: SandboxVault
  readonly books: SandboxBooks
  readonly ids: IdSource
  readonly clock: Clock
  readonly digest: Digest
}
