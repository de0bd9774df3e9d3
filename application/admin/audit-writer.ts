import type { AuditEntry } from './contract.ts'

/** What an admin has done, as it is written down: who, what, to whom, and how it was before and after. */
export interface AuditedAction {
  readonly adminId: string
  /** Such as 'artist-approved'. */
  readonly action: string
  readonly subject: AuditEntry['subject']
  readonly before: object | null
  readonly after: object | null
  readonly at: Date
}

/** The log of what admins do; nobody edits it. */
export interface AuditWriter {
  /** Inside the unit of work that does it: what is not written down has not happened. */
  write(entry: AuditedAction): Promise<void>
}
