import { defineEntity, p } from '@mikro-orm/core'
import type { AuditEntry } from '#application/admin/contract.ts'

/** What admins did, in the order they did it. */
export const AuditEntrySchema = defineEntity({
  name: 'AuditEntry',
  tableName: 'audit_entries',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    position: p.bigint('number').autoincrement().generated('identity'),
    at: p.datetime(3),
    adminId: p.uuid(),
    adminName: p.text(),
    action: p.text(),
    subjectKind: p.text().$type<AuditEntry['subject']['kind']>(),
    subjectId: p.text(),
    subjectName: p.text(),
    before: p.json().$type<NonNullable<AuditEntry['before']>>().nullable(),
    after: p.json().$type<NonNullable<AuditEntry['after']>>().nullable(),
  },
})
