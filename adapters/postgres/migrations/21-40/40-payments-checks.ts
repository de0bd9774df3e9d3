import { Migration } from '@mikro-orm/migrations'

/** What comparisons of orders, books and providers have come to. */
export class PaymentsChecks extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_checks (
        id uuid primary key,
        at timestamptz(3) not null,
        orders int not null,
        asked int not null,
        differences jsonb not null
      )`)
    this.addSql('create index payment_checks_newest on payment_checks (at, id)')
  }

  override down(): void {
    this.addSql('drop table payment_checks')
  }
}
