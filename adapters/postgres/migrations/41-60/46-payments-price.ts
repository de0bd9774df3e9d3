import { Migration } from '@mikro-orm/migrations'

/** What an attempt charges is what its order costs, whoever writes it. */
export class PaymentsPrice extends Migration {
  override up(): void {
    this.addSql(`
      create function charge_what_the_order_costs() returns trigger language plpgsql as $$
      declare
        cost bigint;
      begin
        select sum(line.price_cents::bigint * line.quantity) into cost
        from orders join order_lines as line on line.order_id = orders.id
        where orders.number = new.order_number;
        if cost is distinct from new.price_cents then
          raise exception 'attempt % charges % for order %, which costs %', new.id, new.price_cents, new.order_number, cost
            using errcode = 'check_violation', constraint = 'payment_attempts_price';
        end if;
        return null;
      end $$`)
    // The order may be written after it, in the same transaction.
    this.addSql(`
      create constraint trigger payment_attempts_price after insert or update of order_number, price_cents
      on payment_attempts deferrable initially deferred for each row
      when (new.order_number is not null) execute function charge_what_the_order_costs()`)
  }

  override down(): void {
    this.addSql('drop trigger payment_attempts_price on payment_attempts')
    this.addSql('drop function charge_what_the_order_costs')
  }
}
