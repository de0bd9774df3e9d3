import { Migration } from '@mikro-orm/migrations'

/**
 * Where money to send back came from is written down with it: no transfer that comes later may change it. What has left has left,
 * and no more goes back than came. What waited for the rest of an order that has ended goes back.
 */
export class OrdersWaysBack extends Migration {
  override up(): void {
    this.addSql(`alter table refunds_due add payers jsonb not null default '[]'`)
    this.addSql(`
      update refunds_due set payers = (
        select coalesce(jsonb_agg(jsonb_build_object('name', name, 'iban', iban, 'amount', paid, 'currency', currency)), '[]')
        from (
          select max(sender) as name, sender_iban as iban, sum(m.amount - m.back)::bigint as paid, m.currency
          from incoming_money m
          where m.order_number = refunds_due.order_number and m.amount > m.back
            and standing in ('counted', 'to-send-back', 'sent-back')
          group by sender_iban, case when sender_iban is null then sender end, m.currency
        ) as payers)
      where way = 'transfer'`)
    this.addSql('alter table refunds_due alter payers drop default')
    this.addSql(`
      update incoming_money set standing = 'to-send-back', back = amount, lacks = null
      from orders where number = order_number and standing = 'waits' and payment_status = 'failed'`)
    this.addSql(`
      create function refuse_other_refund() returns trigger language plpgsql as $$
      begin
        if (old.sent_at is not null and new.sent_at is distinct from old.sent_at)
          or to_jsonb(new) - 'sent_at' <> to_jsonb(old) - 'sent_at' then
          raise exception 'refund % stays as it is', old.id;
        end if;
        return new;
      end $$`)
    this.addSql(`
      create trigger refunds_due_stay before update on refunds_due
      for each row execute function refuse_other_refund()`)
    this.addSql(`
      create trigger refunds_due_remain before delete or truncate on refunds_due
      for each statement execute function refuse_change()`)
    this.addSql(`
      create function refuse_refund_due_beyond_payment() returns trigger language plpgsql as $$
      begin
        -- One after the other, whoever writes them.
        perform from orders where number = new.order_number for update;
        if new.attempt_id is not null then
          if (select sum(amount) from refunds_due where attempt_id = new.attempt_id)
            > (select received from payment_attempts where id = new.attempt_id) then
            raise exception 'what is to be sent back of payment % is more than what came', new.attempt_id;
          end if;
        elsif (select sum(price) from refunds_due where order_number = new.order_number and attempt_id is null)
          > (select sum(price_cents::bigint * quantity) from order_lines join orders on id = order_id
             where number = new.order_number) then
          raise exception 'what is to be sent back of order % is more than what came', new.order_number;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger refunds_due_within_payment after insert on refunds_due
      for each row execute function refuse_refund_due_beyond_payment()`)
  }

  override down(): void {
    this.addSql(
      'drop trigger refunds_due_stay on refunds_due; drop trigger refunds_due_remain on refunds_due; drop trigger refunds_due_within_payment on refunds_due',
    )
    this.addSql('drop function refuse_other_refund, refuse_refund_due_beyond_payment')
    this.addSql('alter table refunds_due drop payers')
  }
}
