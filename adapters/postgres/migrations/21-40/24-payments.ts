import { Migration } from '@mikro-orm/migrations'

/** Every try to pay as a row of its own, and the sandbox's books, as a provider keeps them at its end. */
export class Payments extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_attempts (
        id uuid primary key,
        origin text not null unique,
        provider text not null,
        way text not null check (way in ('card', 'phone', 'transfer')),
        price_cents bigint not null check (price_cents > 0),
        amount bigint not null check (amount > 0),
        currency text not null check (currency in ('USD', 'KES', 'EUR')),
        payer text,
        order_number text references orders (number),
        reference text,
        standing text not null check (standing in ('unknown', 'waiting', 'held', 'taken', 'ended')),
        sentence text,
        received bigint not null check (received >= 0),
        is_abandoned boolean not null,
        begun_at timestamptz not null,
        looks int not null,
        look_again_at timestamptz not null,
        unique (provider, reference),
        check (not is_abandoned or order_number is null)
      )`)
    this.addSql(
      'create index payment_attempts_order on payment_attempts (order_number) where order_number is not null',
    )
    this.addSql(`
      create index payment_attempts_silent on payment_attempts (look_again_at)
      where standing not in ('taken', 'ended')`)
    this.addSql(`
      create table sandbox_payments (
        id uuid primary key,
        standing text not null check (standing in ('waiting', 'held', 'taken', 'ended')),
        amount_cents bigint not null,
        sentence text,
        given_back_cents bigint not null default 0 check (given_back_cents between 0 and amount_cents)
      )`)
    this.addSql(`
      create table sandbox_refunds (
        key text primary key,
        payment_id uuid not null references sandbox_payments,
        amount_cents bigint not null check (amount_cents > 0)
      )`)
    // Until now an order knew its payment by the sandbox's name for it.
    this.addSql(`
      insert into payment_attempts (id, origin, provider, way, price_cents, amount, currency, order_number, reference,
        standing, received, is_abandoned, begun_at, looks, look_again_at)
      select gen_random_uuid(), 'order ' || o.id, 'sandbox', case o.method when 'card' then 'card' else 'phone' end,
        cost, cost, 'USD', o.number, o.payment_reference,
        case when o.payment_status in ('paid', 'refunded') then 'taken' when o.payment_status = 'failed' then 'ended'
          when o.method = 'card' then 'held' else 'waiting' end,
        case when o.payment_status in ('paid', 'refunded') then cost else 0 end, false, o.placed_at, 0, now()
      from orders o cross join lateral
        (select sum(price_cents::bigint * quantity)::bigint as cost from order_lines where order_id = o.id) as lines
      where o.payment_reference is not null`)
    this.addSql(`
      insert into sandbox_payments (id, standing, amount_cents)
      select id, standing, amount from payment_attempts`)
    this.addSql(`
      update orders set payment_reference = payment_attempts.id::text
      from payment_attempts where order_number = orders.number`)
  }

  override down(): void {
    this.addSql(`
      update orders set payment_reference = reference from payment_attempts
      where payment_attempts.id::text = payment_reference`)
    this.addSql('drop table sandbox_refunds, sandbox_payments, payment_attempts')
  }
}
