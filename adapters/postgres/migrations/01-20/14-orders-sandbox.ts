import { Migration } from '@mikro-orm/migrations'

/** What the sandbox gateway remembers of its cards: neither number nor CVV nor expiry date has a column. */
export class OrdersSandbox extends Migration {
  override up(): void {
    this.addSql(`
      create table sandbox_cards (
        token_digest text primary key,
        outcome text not null check (outcome in ('pays', 'declined', 'insufficient-funds', 'unknown-card')),
        last4 char(4) not null,
        brand text not null,
        expires_at timestamptz not null,
        used_by text,
        reference text,
        check ((used_by is null) = (reference is null))
      )`)
    this.addSql('create index sandbox_cards_expired on sandbox_cards (expires_at)')
  }

  override down(): void {
    this.addSql('drop table sandbox_cards')
  }
}
