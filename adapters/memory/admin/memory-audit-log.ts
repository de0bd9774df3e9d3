import type { AuditReader } from '#application/admin/audit-reader.ts'
import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { AuditEntry } from '#application/admin/contract.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { formerMember } from '#domain/identity/user.ts'
import { keysetSlice } from '../keyset-slice.ts'
import type { MemoryAccounts } from '../store/memory-accounts.ts'

const personal = new Set(['name', 'email', 'country', 'phone'])

const has = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase())

/** The log of what admins do, for as long as this process lives; `entries` are by id, as they came. */
export function memoryAuditLog(
  accounts: MemoryAccounts,
  entries: Map<string, AuditEntry>,
  ids: IdSource,
): AuditWriter & AuditReader {
  const isGone = (id: string): boolean => {
    const owner = [...accounts.artistIds].find(([, artistId]) => artistId === id)?.[0] ?? id
    return accounts.users.get(owner)?.deletedAt instanceof Date
  }
  const impersonal = (fields: AuditEntry['before']): AuditEntry['before'] =>
    fields && Object.fromEntries(Object.entries(fields).filter(([key]) => !personal.has(key)))
  /** What is still known of an act: not who an account was that is gone. */
  const remembered = (entry: AuditEntry): AuditEntry => ({
    ...entry,
    ...(isGone(entry.admin.id) && { admin: { ...entry.admin, name: formerMember } }),
    ...(isGone(entry.subject.id) && {
      subject: { ...entry.subject, name: formerMember },
      before: impersonal(entry.before),
      after: impersonal(entry.after),
    }),
  })
  return {
    async write({ adminId, action, subject, before, after, at }) {
      const id = ids.newId()
      const admin = { id: adminId, name: accounts.users.get(adminId)?.name ?? '' }
      entries.set(id, {
        id,
        at: at.toISOString(),
        admin,
        action,
        subject,
        before: before && { ...before },
        after: after && { ...after },
      })
    },
    async slice({ subject, admin, kind, since, until }, limit, after) {
      const chosen = [...entries.values()]
        .map(remembered)
        .filter(
          (entry) =>
            (subject === undefined || entry.subject.id === subject || has(entry.subject.name, subject)) &&
            (admin === undefined || entry.admin.id === admin || has(entry.admin.name, admin)) &&
            (kind === undefined || entry.subject.kind === kind) &&
            (since === undefined || new Date(entry.at) >= since) &&
            (until === undefined || new Date(entry.at) < until),
        )
      const position = new Map([...entries.keys()].map((id, index) => [id, index]))
      return keysetSlice(chosen, ({ id }) => ({ key: position.get(id) ?? 0, id }), 'desc', limit, after)
    },
  }
}
