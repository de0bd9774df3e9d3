import { Migration } from '@mikro-orm/migrations'

/** Carts of accounts. */
export class Cart extends Migration {
  override up(): void {
    // The price is the one that was seen: what it has become since is shown beside it, never silently taken.
    this.addSql(`
      create table cart_lines (
        user_id uuid not null references users on delete cascade,
        artwork_id uuid not null references artworks on delete cascade,
        quantity int not null check (quantity > 0),
        price_cents int not null check (price_cents >= 0),
        position bigint generated always as identity,
        primary key (user_id, artwork_id)
      )`)
    this.addSql('create index cart_lines_artwork on cart_lines (artwork_id)')

    // A browser's cart enters an account's once, however often it is sent.
    this.addSql(`
      create table cart_merges (
        user_id uuid not null references users on delete cascade,
        key text not null,
        merged_at timestamptz not null default now(),
        primary key (user_id, key)
      )`)
  }

  override down(): void {
    this.addSql('drop table cart_merges, cart_lines')
  }
}
