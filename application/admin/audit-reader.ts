import type { Place, Slice } from '#application/shared/keyset.ts'
import type { AuditEntry } from './contract.ts'

export interface AuditSelection {
  /** The subject's id, or a part of its name. */
  readonly subject?: string | undefined
  /** The admin's id, or a part of their name. */
  readonly admin?: string | undefined
  readonly kind?: AuditEntry['subject']['kind'] | undefined
  readonly since?: Date | undefined
  /** Before then, not at it. */
  readonly until?: Date | undefined
}

/** What admins have done, the newest first. */
export interface AuditReader {
  slice(selection: AuditSelection, limit: number, after: Place | null): Promise<Slice<AuditEntry>>
}
