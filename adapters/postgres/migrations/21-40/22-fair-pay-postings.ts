import { Migration } from '@mikro-orm/migrations'

/** A line of the books says what its posting is, and on an artist's account what the buyer paid for it or got back. */
export class FairPayPostings extends Migration {
  override up(): void {
    this.addSql('alter table ledger_entries add kind text, add sales_cents bigint')
    this.addSql('alter table ledger_entries disable trigger ledger_entries_stay')
    // Until now an order was booked once, and given back at most once, as a whole.
    this.addSql(`
      update ledger_entries set kind = told.kind, sales_cents = coalesce(told.sign * (
        select sum(price_cents::bigint * quantity) from order_lines
        where order_lines.order_id = ledger_entries.order_id and order_lines.artist_id = ledger_entries.artist_id
      ), 0)
      from (
        select id, case when payout_id is not null then 'payout' when nth = 1 then 'sale' else 'refund' end as kind,
          case when nth = 1 then 1 else -1 end as sign
        from (
          select id, payout_id, row_number() over (partition by order_id, payout_id, account, artist_id order by id) as nth
          from ledger_entries
        ) as numbered
      ) as told
      where told.id = ledger_entries.id`)
    this.addSql('alter table ledger_entries enable trigger ledger_entries_stay')
    this.addSql(`
      alter table ledger_entries alter kind set not null, alter sales_cents set not null,
        add constraint ledger_entries_kind_check check (kind in ('sale', 'refund', 'payout')),
        add constraint ledger_entries_payout_check check ((kind = 'payout') = (payout_id is not null)),
        add constraint ledger_entries_sales_check check (
          case when account = 'artist' and kind = 'sale' then sales_cents >= 0
            when account = 'artist' and kind = 'refund' then sales_cents <= 0
            else sales_cents = 0 end)`)
  }

  override down(): void {
    this.addSql('alter table ledger_entries drop kind, drop sales_cents')
  }
}
