import { Migration } from '@mikro-orm/migrations'

/** What belongs to an account: its favourites, its cart, its orders. Whom it follows stands with the artists. */
export class AccountShopping extends Migration {
  override up(): void {
    this.addSql(`
      create table favourites (
        user_id uuid not null references users on delete cascade,
        artwork_id uuid not null references artworks on delete cascade,
        created_at timestamptz(3) not null default now(),
        primary key (user_id, artwork_id)
      )`)
    this.addSql('create index favourites_newest on favourites (user_id, created_at, artwork_id)')
    this.addSql('create index favourites_artwork on favourites (artwork_id)')

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

    this.addSql('alter table orders add column user_id uuid references users')
    this.addSql(
      'create index orders_user on orders (user_id, placed_at desc, id desc) where user_id is not null',
    )
    // An order that a guest has placed finds its account by the address, once that is verified.
    this.addSql('create index orders_of_guests on orders (lower(email)) where user_id is null')
  }

  override down(): void {
    this.addSql('drop index orders_user, orders_of_guests')
    this.addSql('alter table orders drop column user_id')
    this.addSql('drop table cart_merges, cart_lines, favourites')
  }
}
