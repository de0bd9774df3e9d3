import type { SelectQueryBuilder } from 'kysely'
import type { AuditReader, AuditSelection } from '#application/admin/audit-reader.ts'
import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { Database } from '../database.ts'
import { anywhere } from '../like-pattern.ts'
import { isId } from '../row-id.ts'
import type { Tables } from '../schemas.ts'
import { sliceOf } from '../slice.ts'
import { AuditEntrySchema } from './audit-entry.schema.ts'

/** Writes the log in PostgreSQL, whose trigger lets nobody change it. */
export const postgresAuditWriter = (db: Database): AuditWriter => ({
  async write({ adminId, action, subject, before, after, at }) {
    const admin = await db.selectFrom('users').select('name').where('id', '=', adminId).executeTakeFirst()
    if (!admin) throw new Error(`Nobody has the id ${adminId}: nothing is done that cannot be written down`)
    await db.entities((em) =>
      em.insert(AuditEntrySchema, {
        at,
        adminId,
        adminName: admin.name,
        action,
        subjectKind: subject.kind,
        subjectId: subject.id,
        subjectName: subject.name,
        before,
        after,
      }),
    )
  },
})

type Entries = SelectQueryBuilder<Tables, 'audit_entries', object>

function selected(all: Entries, { subject, admin, kind, since, until }: AuditSelection): Entries {
  let some = all
  if (subject !== undefined)
    some = some.where((eb) =>
      eb.or([eb('subject_id', '=', subject), eb('subject_name', 'ilike', anywhere(subject))]),
    )
  if (admin !== undefined)
    some = isId(admin)
      ? some.where('admin_id', '=', admin)
      : some.where('admin_name', 'ilike', anywhere(admin))
  if (kind !== undefined) some = some.where('subject_kind', '=', kind)
  // Moments that come as texts.
  if (since !== undefined) some = some.where(({ eb, val }) => eb('at', '>=', val(since).$castTo<Date>()))
  if (until !== undefined) some = some.where(({ eb, val }) => eb('at', '<', val(until).$castTo<Date>()))
  return some
}

/** Reads the log from PostgreSQL. */
export const postgresAuditReader = (db: Database): AuditReader => ({
  async slice(selection, limit, after) {
    const { items, ...rest } = await sliceOf(
      db,
      {
        rows: selected(db.selectFrom('audit_entries'), selection),
        show: (page) => page.innerJoin('audit_entries as entry', 'entry.id', 'page.id').selectAll('entry'),
        key: 'position',
        kind: 'integer',
        direction: 'desc',
      },
      limit,
      after,
    )
    return {
      ...rest,
      items: items.map((entry) => ({
        id: entry.id,
        at: entry.at.toISOString(),
        action: entry.action,
        before: entry.before,
        after: entry.after,
        admin: { id: entry.admin_id, name: entry.admin_name },
        subject: { kind: entry.subject_kind, id: entry.subject_id, name: entry.subject_name },
      })),
    }
  },
})
