import { Migration } from '@mikro-orm/migrations'

/** What statements say has come to the shop's account, each payment once; and the log may tell of it. */
export class OrdersIncomingMoney extends Migration {
  override up(): void {
    this.addSql(`
      create table incoming_money (
        id uuid primary key,
        key text not null unique,
        booked_on text not null check (booked_on ~ '^\\d{4}-\\d{2}-\\d{2}$'),
        amount bigint not null check (amount > 0),
        currency text not null check (currency in ('USD', 'KES', 'EUR')),
        sender text,
        sender_iban text,
        text text not null,
        heard_at timestamptz not null,
        standing text not null check (standing in ('unplaced', 'waits', 'counted', 'to-send-back', 'sent-back')),
        order_number text references orders (number),
        lacks bigint check (lacks > 0),
        back bigint not null check (back between 0 and amount),
        check (standing <> 'unplaced' or order_number is null),
        check ((standing = 'waits') = (lacks is not null))
      )`)
    this.addSql(`
      create index incoming_money_open on incoming_money (heard_at, id)
      where standing in ('unplaced', 'waits', 'to-send-back')`)
    this.addSql(
      'create index incoming_money_order on incoming_money (order_number) where order_number is not null',
    )
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order', 'payouts', 'money'))`)
  }

  override down(): void {
    this.addSql('alter table audit_entries drop constraint audit_entries_subject_kind_check')
    this.addSql(`
      alter table audit_entries add constraint audit_entries_subject_kind_check
        check (subject_kind in ('user', 'artist', 'artwork', 'order', 'payouts')) not valid`)
    this.addSql('drop table incoming_money')
  }
}
