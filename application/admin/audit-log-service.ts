import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import type { AuditReader } from './audit-reader.ts'
import type { AuditLog } from './contract.ts'

/** The log for admins to read: see the contract. */
export const auditLogService =
  (audit: AuditReader) =>
  (caller: Caller): AuditLog => ({
    async entries({ subject, admin, ...request }) {
      signedInAs('admin', caller)
      const selection = { subject: subject?.trim() || undefined, admin: admin?.trim() || undefined }
      return keysetPage(
        request,
        'audit',
        (limit, after) => audit.slice(selection, limit, after),
        (entry) => entry,
      )
    },
  })
