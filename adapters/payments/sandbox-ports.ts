import type { SandboxVault } from '#application/orders/sandbox-vault.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'

/** What the sandbox stands on, where cards become tokens and where they are paid with. */
export interface SandboxPorts {
  readonly vault: SandboxVault
  readonly ids: IdSource
  readonly clock: Clock
  readonly digest: Digest
}
