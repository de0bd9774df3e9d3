import { Migration } from '@mikro-orm/migrations'

/** What admins read of the books: sums by account, and the last payouts. */
export class ReadingTheBooks extends Migration {
  override up(): void {
    this.addSql('create index ledger_entries_accounts on ledger_entries (account) include (amount_cents)')
    this.addSql('create index payouts_newest on payouts (at)')
  }

  override down(): void {
    this.addSql('drop index payouts_newest, ledger_entries_accounts')
  }
}
