import type { AuditReader } from '#application/admin/audit-reader.ts'
import type { AuditWriter } from '#application/admin/audit-writer.ts'
import type { AuditEntry } from '#application/admin/contract.ts'
import { isId, Parameters } from '../catalogue/parameters.ts'
import { isoTime } from '../iso-time.ts'
import { keysetSlice } from '../keyset-slice.ts'
import { anywhere } from '../like-pattern.ts'
import type { Sql } from '../sql.ts'

const json = (value: object | null): string | null => value && JSON.stringify(value)

/** Writes the log in PostgreSQL, whose trigger lets nobody change it. */
export const postgresAuditWriter = (sql: Sql): AuditWriter => ({
  async write({ adminId, action, subject, before, after, at }) {
    const written = await sql(
      `insert into audit_entries (at, admin_id, admin_name, action, subject_kind, subject_id, subject_name, before, after)
       select $1, id, name, $3, $4, $5, $6, $7, $8 from users where id = $2 returning 1`,
      [at, adminId, action, subject.kind, subject.id, subject.name, json(before), json(after)],
    )
    if (written.length === 0)
      throw new Error(`Nobody has the id ${adminId}: nothing is done that cannot be written down`)
  },
})

const columns = `audit_entries.id, ${isoTime('at')} as at, action, before, after,
  json_build_object('id', admin_id, 'name', admin_name) as admin,
  json_build_object('kind', subject_kind, 'id', subject_id, 'name', subject_name) as subject`

/** Reads the log from PostgreSQL. */
export const postgresAuditReader = (sql: Sql): AuditReader => ({
  async slice({ subject, admin, kind, since, until }, limit, after) {
    const parameters = new Parameters()
    const named = (name: string, text: string) => `${name} ilike ${parameters.add(anywhere(text))}`
    const conditions = [
      ...(subject === undefined
        ? []
        : [`(subject_id = ${parameters.add(subject)} or ${named('subject_name', subject)})`]),
      ...(admin === undefined
        ? []
        : [isId(admin) ? `admin_id = ${parameters.add(admin)}::uuid` : named('admin_name', admin)]),
      ...(kind === undefined ? [] : [`subject_kind = ${parameters.add(kind)}`]),
      ...(since === undefined ? [] : [`at >= ${parameters.add(since)}`]),
      ...(until === undefined ? [] : [`at < ${parameters.add(until)}`]),
    ]
    return keysetSlice<AuditEntry>(
      sql,
      {
        table: 'audit_entries',
        columns,
        conditions,
        parameters,
        key: 'position',
        kind: 'integer',
        direction: 'desc',
      },
      limit,
      after,
    )
  },
})
