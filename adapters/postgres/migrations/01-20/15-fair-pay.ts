import { Migration } from '@mikro-orm/migrations'

/** The books, which only grow and whose postings sum to zero, and what artists were paid. */
export class FairPay extends Migration {
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
    this.addSql('create index payouts_newest on payouts (at)')
    this.addSql(`
      create trigger payouts_stay before update or delete or truncate on payouts
      for each statement execute function refuse_change()`)

    this.addSql(`
      create table ledger_entries (
        id bigint generated always as identity primary key,
        order_id uuid references orders,
        payout_id uuid references payouts,
        account text not null,
        artist_id uuid references artists,
        amount_cents bigint not null,
        at timestamptz(3) not null,
        constraint ledger_entries_account_check
          check (account in ('buyer', 'artist', 'platform') or (account = 'paid-out' and payout_id is not null)),
        check ((account = 'artist') = (artist_id is not null)),
        check ((order_id is null) <> (payout_id is null))
      )`)
    this.addSql('create index ledger_entries_order on ledger_entries (order_id)')
    this.addSql(
      'create index ledger_entries_payout on ledger_entries (payout_id) where payout_id is not null',
    )
    this.addSql(
      'create index ledger_entries_artist on ledger_entries (artist_id, at) where artist_id is not null',
    )
    this.addSql('create index ledger_entries_accounts on ledger_entries (account) include (amount_cents)')
    this.addSql(
      `create index ledger_entries_buyers on ledger_entries (at) include (amount_cents) where account = 'buyer'`,
    )
    this.addSql(`
      create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
      for each statement execute function refuse_change()`)
    this.addSql(`
      create function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where order_id = new.order_id) <> 0 then
          raise exception 'the books of order % do not sum to zero', new.order_id;
        end if;
        if (select sum(amount_cents) from ledger_entries where payout_id = new.payout_id) <> 0 then
          raise exception 'the books of payout % do not sum to zero', new.payout_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger ledger_entries_balance after insert on ledger_entries
      deferrable initially deferred for each row execute function refuse_unbalanced_order()`)
  }

  override down(): void {
    this.addSql('drop table ledger_entries, payouts')
    this.addSql('drop function refuse_unbalanced_order')
  }
}
