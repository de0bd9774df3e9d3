import { Migration } from '@mikro-orm/migrations'

const totals = (entries: string, slot: string) => `
  insert into book_totals as total (month, account, kind, slot, amount_cents, pieces)
  select span.month, account, kind, ${slot}, sum(amount_cents), sum(pieces)
  from ${entries}, lateral (values (''), (to_char(at at time zone 'UTC', 'YYYY-MM'))) as span (month)
  group by span.month, account, kind
  order by span.month, account, kind`

const received = (entries: string) => `
  insert into artist_totals as total (artist_id, received_cents)
  select artist_id, sum(amount_cents) from ${entries}
  where account = 'artist' and kind in ('sale', 'refund')
  group by artist_id order by artist_id`

/** Adds what is posted to the sums of a slot; in one order, so that nobody waits for whoever waits for them. */
export const countLedgerEntries = (slot: string) => `
  create or replace function count_ledger_entries() returns trigger language plpgsql as $$
  begin
    ${totals('added', slot)}
    on conflict (month, account, kind, slot) do update
      set amount_cents = total.amount_cents + excluded.amount_cents, pieces = total.pieces + excluded.pieces;
    ${received('added')}
    on conflict (artist_id) do update set received_cents = total.received_cents + excluded.received_cents;
    return null;
  end $$`

export const slotOfProcess = 'pg_backend_pid() % 16'

/** Lines of the books say how many works they are of, and a trigger keeps what all of them come to. */
export class FairPayTotals extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entries add pieces int not null default 0')
    this.addSql('alter table ledger_entries disable trigger ledger_entries_stay')
    this.addSql(`
      update ledger_entries as entry set pieces = (
        select coalesce(sum(line.quantity), 0) from order_lines as line
        where line.order_id = entry.order_id and line.artist_id = entry.artist_id
      ) where entry.kind = 'sale' and entry.account = 'artist'`)
    this.addSql(`
      update ledger_entries as entry set pieces = (
        select coalesce(-sum((piece->>'quantity')::int), 0)
        from order_refunds as refund, jsonb_array_elements(refund.pieces) as piece
        where refund.order_id = entry.order_id and refund.at = entry.at and exists (
          select from order_lines as line
          where line.order_id = entry.order_id and line.artist_id = entry.artist_id
            and line.artwork_id = (piece->>'artworkId')::uuid
        )
      ) where entry.kind = 'refund' and entry.account = 'artist'`)
    this.addSql('alter table ledger_entries enable trigger ledger_entries_stay')
    this.addSql(`
      create table book_totals (
        month text not null check (month ~ '^(\\d{4}-\\d{2})?$'),
        account text not null,
        kind text not null,
        slot int not null,
        amount_cents bigint not null,
        pieces int not null,
        primary key (month, account, kind, slot)
      )`)
    this.addSql(`
      create table artist_totals (
        artist_id uuid primary key references artists,
        received_cents bigint not null
      )`)
    this.addSql('create index artist_totals_paid on artist_totals (artist_id) where received_cents > 0')
    this.addSql(totals('ledger_entries', '0'))
    this.addSql(received('ledger_entries'))
    this.addSql(countLedgerEntries(slotOfProcess))
    this.addSql(`
      create trigger ledger_entries_count after insert on ledger_entries
      referencing new table as added for each statement execute function count_ledger_entries()`)
  }

  override down(): void {
    this.addSql('drop trigger ledger_entries_count on ledger_entries')
    this.addSql('drop function count_ledger_entries')
    this.addSql('drop table book_totals, artist_totals')
    this.addSql('alter table ledger_entries drop pieces')
  }
}
