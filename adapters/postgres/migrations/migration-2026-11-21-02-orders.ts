import { Migration } from '@mikro-orm/migrations'

/** Orders with their lines, parcels and history; the books; the mails on their way. */
export class Orders extends Migration {
  override up(): void {
    this.addSql(`
      create table orders (
        id uuid primary key,
        number text not null unique,
        email text not null,
        status text not null
          check (status in ('awaiting-payment', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
        method text not null check (method in ('card', 'mpesa', 'atm')),
        payment_status text not null check (payment_status in ('pending', 'paid', 'failed', 'refunded')),
        payment_reference text,
        shipping jsonb not null,
        fee_percent numeric(5, 2) not null check (fee_percent between 0 and 100),
        access_key_digest text not null,
        placed_at timestamptz not null,
        expires_at timestamptz not null
      )`)
    this.addSql(`create index orders_awaiting on orders (expires_at) where status = 'awaiting-payment'`)

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

    this.addSql(`
      create table fulfilments (
        order_id uuid not null references orders,
        artist_id uuid not null references artists,
        artist_name text not null,
        status text not null check (status in ('waiting', 'shipped', 'delivered', 'cancelled')),
        carrier text,
        tracking_number text,
        primary key (order_id, artist_id)
      )`)
    this.addSql('create index fulfilments_artist on fulfilments (artist_id, status)')

    this.addSql(`
      create table order_events (
        order_id uuid not null references orders,
        position int not null,
        status text not null,
        at timestamptz not null,
        primary key (order_id, position)
      )`)

    this.addSql(`
      create table ledger_entries (
        id bigint generated always as identity primary key,
        order_id uuid not null references orders,
        account text not null check (account in ('buyer', 'artist', 'platform')),
        artist_id uuid references artists,
        amount_cents bigint not null,
        at timestamptz not null,
        check ((account = 'artist') = (artist_id is not null))
      )`)
    this.addSql('create index ledger_entries_order on ledger_entries (order_id)')
    this.addSql(
      'create index ledger_entries_artist on ledger_entries (artist_id, at) where artist_id is not null',
    )

    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'what is in % stays there', tg_table_name;
      end $$`)
    this.addSql(`
      create trigger ledger_entries_stay before update or delete or truncate on ledger_entries
      for each statement execute function refuse_change()`)

    this.addSql(`
      create function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        if (select sum(amount_cents) from ledger_entries where order_id = new.order_id) <> 0 then
          raise exception 'the books of order % do not sum to zero', new.order_id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create constraint trigger ledger_entries_balance after insert on ledger_entries
      deferrable initially deferred for each row execute function refuse_unbalanced_order()`)

    this.addSql(`
      create table outbox (
        id uuid primary key default gen_random_uuid(),
        event text not null unique,
        recipient text not null,
        subject text not null,
        body text not null,
        created_at timestamptz not null,
        sent_at timestamptz
      )`)
    this.addSql('create index outbox_waiting on outbox (created_at) where sent_at is null')
  }

  override down(): void {
    this.addSql(
      'drop table outbox, ledger_entries, order_events, fulfilments, order_lines, order_requests, orders',
    )
    this.addSql('drop function refuse_change, refuse_unbalanced_order')
  }
}
