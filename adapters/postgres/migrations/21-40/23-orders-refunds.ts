import { Migration } from '@mikro-orm/migrations'

/** Each step in which a buyer got money back, which all together are never more than what was paid. */
export class OrdersRefunds extends Migration {
  override up(): void {
    this.addSql(`
      alter table orders drop constraint orders_payment_status_check,
        add constraint orders_payment_status_check
          check (payment_status in ('pending', 'paid', 'failed', 'partly-refunded', 'refunded'))`)
    this.addSql(`
      create table order_refunds (
        id uuid primary key,
        order_id uuid not null references orders,
        position int not null,
        at timestamptz(3) not null,
        asked_by uuid references users,
        amount_cents bigint not null check (amount_cents > 0),
        shares jsonb not null,
        pieces jsonb not null,
        unique (order_id, position)
      )`)
    // Until now an order was given back at most once, as a whole.
    this.addSql(`
      insert into order_refunds (id, order_id, position, at, amount_cents, shares, pieces)
      select gen_random_uuid(), order_id, 0, min(at), -sum(sales_cents),
        jsonb_agg(jsonb_build_object('artistId', artist_id, 'amount', -sales_cents)),
        (
          select jsonb_agg(jsonb_build_object('artworkId', artwork_id, 'quantity', quantity, 'wasSent', exists (
            select from fulfilments
            where fulfilments.order_id = order_lines.order_id and fulfilments.artist_id = order_lines.artist_id
              and fulfilments.status in ('shipped', 'delivered')
          )) order by position)
          from order_lines where order_lines.order_id = ledger_entries.order_id
        )
      from ledger_entries where kind = 'refund' and account = 'artist' group by order_id`)
    this.addSql(`
      create trigger order_refunds_stay before update or delete or truncate on order_refunds
      for each statement execute function refuse_change()`)
    this.addSql(`
      create function refuse_refund_beyond_price() returns trigger language plpgsql as $$
      begin
        -- One after the other, whoever writes them.
        perform from orders where id = new.order_id for update;
        if (select sum(amount_cents) from order_refunds where order_id = new.order_id)
          > (select sum(price_cents::bigint * quantity) from order_lines where order_id = new.order_id) then
          raise exception 'the refunds of order % are more than what was paid', new.order_id;
        end if;
        if new.amount_cents <>
          (select sum((share->>'amount')::bigint) from jsonb_array_elements(new.shares) as share) then
          raise exception 'the shares of refund % are not its amount', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger order_refunds_within_price after insert on order_refunds
      for each row execute function refuse_refund_beyond_price()`)
  }

  override down(): void {
    this.addSql('drop table order_refunds')
    this.addSql('drop function refuse_refund_beyond_price')
    this.addSql(`update orders set payment_status = 'paid' where payment_status = 'partly-refunded'`)
    this.addSql(`
      alter table orders drop constraint orders_payment_status_check,
        add constraint orders_payment_status_check
          check (payment_status in ('pending', 'paid', 'failed', 'refunded'))`)
  }
}
