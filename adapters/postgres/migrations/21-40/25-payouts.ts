import { Migration } from '@mikro-orm/migrations'

/** Payouts leave in batches that an admin looks at, to accounts that artists have named, step by step. */
export class Payouts extends Migration {
  override up(): void {
    this.addSql(`
      create table payout_batches (
        id uuid primary key,
        month text not null check (month ~ '^\\d{4}-\\d{2}$'),
        number int not null check (number > 0),
        made_at timestamptz(3) not null,
        sent_at timestamptz(3),
        unique (month, number)
      )`)
    this.addSql(`
      create trigger payout_batches_stay
      before update of id, month, number, made_at or delete or truncate on payout_batches
      for each statement execute function refuse_change()`)

    // What was booked until now had left by what everybody was told.
    this.addSql(`
      alter table payouts
        add standing text not null default 'settled'
          check (standing in ('set-aside', 'sent', 'settled', 'returned')),
        add batch_id uuid references payout_batches,
        add kind text check (kind in ('iban', 'mpesa')),
        add ending text not null default '',
        add sealed_destination text,
        add closed_at timestamptz(3),
        add reason text not null default '',
        add constraint payouts_batch_check check (standing = 'settled' or batch_id is not null)`)
    this.addSql(`
      alter table payouts alter standing drop default, alter ending drop default, alter reason drop default`)
    this.addSql('create index payouts_batch on payouts (batch_id) where batch_id is not null')
    this.addSql('drop trigger payouts_stay on payouts')
    this.addSql(`
      create trigger payouts_stay
      before update of id, artist_id, month, amount_cents, at, batch_id, kind, ending or delete or truncate on payouts
      for each statement execute function refuse_change()`)
    this.addSql(`
      create trigger payouts_go_forward before update of standing on payouts for each row
      when ((old.standing, new.standing) not in
        (('set-aside', 'sent'), ('sent', 'settled'), ('sent', 'returned')))
      execute function refuse_change()`)

    this.addSql(`
      alter table ledger_entries drop constraint ledger_entries_account_check,
        add constraint ledger_entries_account_check check (account in ('buyer', 'artist', 'platform')
          or (account in ('set-aside', 'on-its-way', 'paid-out') and payout_id is not null))`)
    // What is due is asked by when the buyer had everything.
    this.addSql(
      `create index order_events_delivered on order_events (order_id) include (at) where status = 'delivered'`,
    )

    this.addSql(`
      create table payout_accounts (
        id uuid primary key,
        user_id uuid not null references users,
        kind text not null check (kind in ('iban', 'mpesa')),
        ending text not null,
        sealed_destination text not null,
        token_digest text not null,
        confirm_by timestamptz(3) not null,
        used_from timestamptz(3)
      )`)
    this.addSql(
      'create unique index payout_accounts_named on payout_accounts (user_id) where used_from is null',
    )
    this.addSql(
      'create unique index payout_accounts_confirmed on payout_accounts (user_id) where used_from is not null',
    )
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order', 'payouts'))`)
  }

  override down(): void {
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order')) not valid`)
    this.addSql('drop table payout_accounts')
    this.addSql('drop index order_events_delivered')
    this.addSql(`
      alter table ledger_entries drop constraint ledger_entries_account_check,
        add constraint ledger_entries_account_check check (account in ('buyer', 'artist', 'platform')
          or (account = 'paid-out' and payout_id is not null)) not valid`)
    this.addSql('drop trigger payouts_go_forward on payouts')
    this.addSql('drop trigger payouts_stay on payouts')
    this.addSql(`
      alter table payouts drop standing, drop batch_id, drop kind, drop ending, drop sealed_destination,
        drop closed_at, drop reason`)
    this.addSql(`
      create trigger payouts_stay before update or delete or truncate on payouts
      for each statement execute function refuse_change()`)
    this.addSql('drop table payout_batches')
  }
}
