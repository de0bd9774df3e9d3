import { Migration } from '@mikro-orm/migrations'

/**
 * What a payout took of which orders that its artist had earned something with by then, as rows for payout_orders: what more had
 * left of an order than was left of it is kept back first; then comes what had been with its buyer for long enough and was
 * contested by nobody, the oldest first, until it comes to the payout. Where all of that comes to it, these are the very orders
 * that it was reckoned from. Where it was reckoned by another rule (an earlier release counted other days, and the version before
 * holds back more), it is told of the oldest ones. Whatever no order accounts for stands there without one, and is nobody's debt
 * but the next payout's.
 */
const partsOfPayout = `
  create function parts_of_payout(given uuid) returns table (payout_id uuid, order_id uuid, amount_cents bigint)
  language sql volatile as $$
    with payout as (
      select id, artist_id, amount_cents as amount, at,
        (month || '-01T00:00:00Z')::timestamptz - interval '360 hours' as latest
      from payouts where id = given
    ), rest as (
      select moved.order_id, sum(moved.amount)::bigint as amount
      from payout cross join lateral (
        select e.order_id, e.amount_cents as amount from ledger_entries as e
        where e.artist_id = payout.artist_id and e.order_id is not null and e.at <= payout.at
        union all
        select taken.order_id, 0 - taken.amount_cents
        from payouts as earlier join payout_orders as taken on taken.payout_id = earlier.id
        where earlier.artist_id = payout.artist_id
          and (earlier.standing <> 'returned' or earlier.closed_at > payout.at)
      ) as moved
      group by moved.order_id having sum(moved.amount) <> 0
    ), known as (
      select rest.*, delivery.at as delivered_at, case
        when rest.amount < 0 or rest.order_id is null then 0
        when delivery.at < payout.latest and not exists (
          select from returns as coming
          where coming.order_id = rest.order_id and coming.artist_id = payout.artist_id
            and coming.asked_at <= payout.at and (coming.ended_at is null or coming.ended_at > payout.at)
        ) and not exists (
          select from claims as claim
          where claim.order_id = rest.order_id and claim.artist_id = payout.artist_id
            and claim.opened_at <= payout.at and (claim.closed_at is null or claim.closed_at > payout.at)
        ) then 1
        else 2 end as turn
      from payout cross join rest left join lateral (
        select min(at) as at from order_events
        where order_events.order_id = rest.order_id and order_events.status = 'delivered'
      ) as delivery on true
    ), counted as (
      select known.order_id, known.amount, payout.amount - coalesce(sum(known.amount) over (
        order by known.turn, known.delivered_at nulls last, known.order_id
        rows between unbounded preceding and 1 preceding
      ), 0) as wanted
      from payout cross join known
    ), taken as (
      select counted.order_id, case when counted.amount < 0 then counted.amount
        else least(counted.amount, greatest(counted.wanted, 0)) end as amount
      from counted
    ), told as (
      select taken.order_id, taken.amount from taken
      union all
      select null, payout.amount - coalesce((select sum(taken.amount) from taken), 0) from payout
    )
    select payout.id, told.order_id, sum(told.amount)::bigint
    from payout cross join told group by payout.id, told.order_id having sum(told.amount) <> 0
  $$`

/** A payout knows what of which orders it took. */
export class PayoutsOrders extends Migration {
  override up(): void {
    // Without a reference to orders, which would wait for all that are being written: a trigger asks the books for them.
    this.addSql(`
      create table payout_orders (
        id bigint primary key generated always as identity,
        payout_id uuid not null references payouts,
        order_id uuid,
        amount_cents bigint not null check (amount_cents <> 0),
        constraint payout_orders_once unique nulls not distinct (payout_id, order_id)
      )`)
    this.addSql('create index payout_orders_order on payout_orders (order_id)')
    this.addSql(`
      create trigger payout_orders_stay before update or delete or truncate on payout_orders
      for each statement execute function refuse_change()`)

    this.addSql(`
      create function refuse_wrong_parts() returns trigger language plpgsql as $$
      begin
        if exists (
          select from payouts
          where id in (select payout_id from added)
            and amount_cents <> (select sum(amount_cents) from payout_orders where payout_id = payouts.id)
        ) then
          raise exception 'what a payout took does not come to it'
            using errcode = 'check_violation', constraint = 'payout_orders_sum';
        end if;
        if exists (
          select from added join payouts as payout on payout.id = added.payout_id
          cross join lateral (
            select sum(sale.amount_cents) as amount from ledger_entries as sale
            where sale.order_id = added.order_id and sale.artist_id = payout.artist_id and sale.kind = 'sale'
          ) as sold cross join lateral (
            select sum(part.amount_cents) as amount
            from payout_orders as part join payouts as other on other.id = part.payout_id
            where part.order_id = added.order_id and other.artist_id = payout.artist_id and other.standing <> 'returned'
          ) as taken
          where added.order_id is not null and (sold.amount is null or taken.amount > sold.amount)
        ) then
          raise exception 'of an order more would leave than its artist has earned with it'
            using errcode = 'check_violation', constraint = 'payout_orders_earned';
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger payout_orders_add_up after insert on payout_orders referencing new table as added
      for each statement execute function refuse_wrong_parts()`)

    this.addSql(partsOfPayout)
    this.addSql(`
      create function tell_parts_of_payout() returns trigger language plpgsql as $$
      begin
        insert into payout_orders (payout_id, order_id, amount_cents)
        select * from parts_of_payout(new.id)
        where not exists (select from payout_orders where payout_id = new.id);
        return null;
      end $$`)
    // The version before writes none of them; at its transaction's end its payout has them nevertheless.
    this.addSql(`
      create constraint trigger payouts_have_parts after insert on payouts
      deferrable initially deferred for each row execute function tell_parts_of_payout()`)
    // One after the other: what one took is left to none after it.
    this.addSql(`
      insert into payout_orders (payout_id, order_id, amount_cents)
      select told.payout_id, told.order_id, told.amount_cents
      from (select id from payouts order by at, id) as payout cross join lateral parts_of_payout(payout.id) as told`)
  }

  override down(): void {
    this.addSql('drop trigger payouts_have_parts on payouts')
    this.addSql('drop function tell_parts_of_payout, parts_of_payout')
    this.addSql('drop table payout_orders')
    this.addSql('drop function refuse_wrong_parts')
  }
}
