import { type Caller, signedInAs } from '#application/shared/caller.ts'
import { keysetPage } from '#application/shared/keyset.ts'
import { beginOfDay } from '#domain/shared/day.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AuditReader } from '../audit-reader.ts'
import type { AuditLog } from '../contract.ts'

const milliseconds = 86_400_000

/** When a day begins, or one of those after it. */
function beginOf(day: string | undefined, later = 0): Date | undefined {
  if (day === undefined || day === '') return undefined
  const begin = beginOfDay(day)
  if (!begin) throw new DomainError('unreadable', 'bad-day', 'Write days as year, month and day: 2026-11-21.')
  return new Date(begin.getTime() + later * milliseconds)
}

/** The log for admins to read: see the contract. */
export const auditLogService =
  ({ reader }: { readonly reader: AuditReader }) =>
  (caller: Caller): AuditLog => ({
    async entries({ subject, admin, kind, from, to, ...request }) {
      signedInAs('admin', caller)
      const selection = {
        subject: subject?.trim() || undefined,
        admin: admin?.trim() || undefined,
        kind,
        since: beginOf(from),
        until: beginOf(to, 1),
      }
      return keysetPage(
        request,
        'audit',
        (limit, after) => reader.slice(selection, limit, after),
        (entry) => entry,
      )
    },
  })
