import { Migration } from '@mikro-orm/migrations'
import { type Noted, noted } from './39-noted-tables.ts'

type Operation = 'insert' | 'update' | 'delete'

/** Row by row what a statement did; where it only added or took away there is no other side. */
const sides: Readonly<
  Record<Operation, { readonly tables: string; readonly was: string; readonly became: string }>
> = {
  insert: { tables: 'new table as after', was: '(select * from after where false)', became: 'after' },
  update: { tables: 'old table as before new table as after', was: 'before', became: 'after' },
  delete: { tables: 'old table as before', was: 'before', became: '(select * from before where false)' },
}
export const operations = Object.keys(sides) as readonly Operation[]

/** The rows of a table that a statement changed, as `changes` with its two sides. */
const changesBy = ({ key, tags }: Noted, operation: Operation): string => {
  const { was, became } = sides[operation]
  const isSame = key.map((column) => `was.${column} = became.${column}`).join(' and ')
  return tags.replaceAll('from changes', `from ${was} as was full join ${became} as became on ${isSame}`)
}

/** The function that notes what a statement did, as its trigger calls it. */
export const noteFunction = (each: Noted, operation: Operation): string => `
  create or replace function note_${operation}_${each.table}() returns trigger language plpgsql as $$
  begin
    insert into public_changes (tag)
    select distinct tag from (${changesBy(each, operation)}) as tags where tag is not null
    on conflict do nothing;
    return null;
  end $$`

/**
 * A journal of what public answers are made of: every statement that changes it notes under its transaction which of them may
 * read differently from now on. Whoever keeps answers asks what has become visible since they asked before.
 */
export class PublicChanges extends Migration {
  override up(): void {
    // After a crash nobody who remembers an answer is connected any more: nothing of it has to be logged.
    this.addSql(`
      create unlogged table public_changes (
        xid xid8 not null default pg_current_xact_id(),
        tag text not null,
        primary key (xid, tag)
      )`)
    // Up to which transaction it was forgotten, and up to which it will be the next time.
    this.addSql(`
      create table public_changes_forgotten (
        before xid8 primary key,
        next_before xid8 not null,
        turned_at timestamptz not null
      )`)
    this.addSql(`
      insert into public_changes_forgotten (before, next_before, turned_at)
      select now.xmin, now.xmin, now() from (select pg_snapshot_xmin(pg_current_snapshot()) as xmin) as now`)

    this.addSql(`
      create function note_truncate() returns trigger language plpgsql as $$
      begin
        insert into public_changes (tag) values ('everything') on conflict do nothing;
        return null;
      end $$`)
    for (const each of noted) {
      const { table } = each
      for (const operation of operations) {
        this.addSql(noteFunction(each, operation))
        this.addSql(`
          create trigger note_${operation} after ${operation} on ${table} referencing ${sides[operation].tables}
          for each statement execute function note_${operation}_${table}()`)
      }
      this.addSql(`
        create trigger note_truncate after truncate on ${table} for each statement execute function note_truncate()`)
    }
  }

  override down(): void {
    for (const { table } of noted) {
      for (const operation of [...operations, 'truncate'])
        this.addSql(`drop trigger note_${operation} on ${table}`)
      for (const operation of operations) this.addSql(`drop function note_${operation}_${table}`)
    }
    this.addSql('drop function note_truncate')
    this.addSql('drop table public_changes_forgotten, public_changes')
  }
}
