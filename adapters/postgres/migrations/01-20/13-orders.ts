import { Migration } from '@mikro-orm/migrations'

/** Orders with their lines, parcels and history. */
export class Orders extends Migration {
  override up(): void {
    this.addSql(`
      create table orders (
        id uuid primary key,
        number text not null unique,
        user_id uuid references users,
        email text not null,
        status text not null
          check (status in ('awaiting-payment', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
        method text not null check (method in ('card', 'mpesa', 'atm')),
        payment_status text not null check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
        payment_reference text,
        shipping jsonb not null,
        fee_percent numeric(5, 2) not null check (fee_percent between 0 and 100),
        access_key_digest text not null,
        placed_at timestamptz(3) not null,
        expires_at timestamptz not null,
        sought text not null generated always as
          (lower(number || ' ' || email || ' ' || coalesce(shipping->>'name', ''))) stored
      )`)
    this.addSql(`create index orders_awaiting on orders (expires_at) where status = 'awaiting-payment'`)
    this.addSql('create index orders_newest on orders (placed_at desc, id desc)')
    this.addSql('create index orders_status on orders (status, placed_at desc, id desc)')
    this.addSql('create index orders_placed on orders (placed_at) include (status)')
    this.addSql('create index orders_sought on orders using gin (sought gin_trgm_ops)')
    this.addSql(
      'create index orders_user on orders (user_id, placed_at desc, id desc) where user_id is not null',
    )
    // An order that a guest has placed finds its account by the address, once that is verified.
    this.addSql('create index orders_of_guests on orders (lower(email)) where user_id is null')

    // A row appears in the transaction that writes the order, so that a repeated request waits for the first one.
    this.addSql(`
      create table order_requests (
        key_digest text primary key,
        fingerprint text not null,
        order_id uuid unique references orders
      )`)

    this.addSql(`
      create table order_lines (
        order_id uuid not null references orders,
        position int not null,
        artwork_id uuid not null references artworks,
        title text not null,
        quantity int not null check (quantity > 0),
        price_cents int not null check (price_cents > 0),
        image_url text,
        artist_id uuid not null references artists,
        artist_name text not null,
        primary key (order_id, position)
      )`)
    this.addSql('create index order_lines_artwork on order_lines (artwork_id)')
    // The hash out of '/media/{hash}/…'.
    this.addSql(`
      create index order_lines_picture on order_lines (split_part(image_url, '/', 3)) where image_url is not null`)

    this.addSql(`
      create table fulfilments (
        order_id uuid not null references orders,
        artist_id uuid not null references artists,
        artist_name text not null,
        status text not null check (status in ('waiting', 'shipped', 'delivered', 'cancelled')),
        carrier text,
        tracking_number text,
        shipped_at timestamptz,
        primary key (order_id, artist_id)
      )`)
    this.addSql('create index fulfilments_artist on fulfilments (artist_id, status)')
    this.addSql(`create index fulfilments_on_their_way on fulfilments (shipped_at) where status = 'shipped'`)

    this.addSql(`
      create table order_events (
        order_id uuid not null references orders,
        position int not null,
        status text not null,
        at timestamptz not null,
        primary key (order_id, position)
      )`)
    this.addSql(`
      create function signal_sale() returns trigger language plpgsql as $$
      declare
        paid_at timestamptz := case when new.status = 'paid' then new.at
          else (select at from order_events where order_id = new.order_id and status = 'paid' limit 1) end;
      begin
        if paid_at is not null then
          perform signal_artwork(artwork_id, paid_at, 0, case when new.status = 'paid' then quantity else -quantity end)
          from order_lines where order_id = new.order_id order by artwork_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger signal_sale after insert on order_events for each row
      when (new.status in ('paid', 'cancelled', 'refunded')) execute function signal_sale()`)
  }

  override down(): void {
    this.addSql('drop table order_events, fulfilments, order_lines, order_requests, orders')
    this.addSql('drop function signal_sale')
  }
}
