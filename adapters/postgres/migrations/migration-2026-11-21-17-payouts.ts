import { Migration } from '@mikro-orm/migrations'

/** What artists are paid, in the books as every other sum; and how parcels are found that have been on their way for long. */
export class Payouts extends Migration {
  override up(): void {
    this.addSql(`
      create table payouts (
        id uuid primary key,
        artist_id uuid not null references artists,
        month text not null check (month ~ '^\\d{4}-\\d{2}$'),
        amount_cents bigint not null check (amount_cents > 0),
        at timestamptz not null,
        unique (artist_id, month)
      )`)
    this.addSql(`
      create trigger payouts_stay before update or delete or truncate on payouts
      for each statement execute function refuse_change()`)

    this.addSql(`
      alter table ledger_entries
        alter column order_id drop not null,
        add column payout_id uuid references payouts,
        add check ((order_id is null) <> (payout_id is null)),
        drop constraint ledger_entries_account_check,
        add constraint ledger_entries_account_check
          check (account in ('buyer', 'artist', 'platform') or (account = 'paid-out' and payout_id is not null))`)
    this.addSql(
      'create index ledger_entries_payout on ledger_entries (payout_id) where payout_id is not null',
    )
    this.addSql(`
      create or replace function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where order_id = new.order_id) <> 0 then
          raise exception 'the books of order % do not sum to zero', new.order_id;
        end if;
        if (select sum(amount_cents) from ledger_entries where payout_id = new.payout_id) <> 0 then
          raise exception 'the books of payout % do not sum to zero', new.payout_id;
        end if;
        return null;
      end $$`)

    this.addSql('alter table fulfilments add column shipped_at timestamptz')
    this.addSql(`
      update fulfilments set shipped_at = (
        select max(at) from order_events where order_events.order_id = fulfilments.order_id)
      where status in ('shipped', 'delivered')`)
    this.addSql(`create index fulfilments_on_their_way on fulfilments (shipped_at) where status = 'shipped'`)
  }

  override down(): void {
    this.addSql('drop index fulfilments_on_their_way')
    this.addSql('alter table fulfilments drop column shipped_at')
    this.addSql('alter table ledger_entries disable trigger ledger_entries_stay')
    this.addSql('delete from ledger_entries where payout_id is not null')
    this.addSql('alter table ledger_entries enable trigger ledger_entries_stay')
    this.addSql(`
      create or replace function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where order_id = new.order_id) <> 0 then
          raise exception 'the books of order % do not sum to zero', new.order_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      alter table ledger_entries
        drop column payout_id,
        alter column order_id set not null,
        drop constraint ledger_entries_account_check,
        add constraint ledger_entries_account_check check (account in ('buyer', 'artist', 'platform'))`)
    this.addSql('drop table payouts')
  }
}
