import { Migration } from '@mikro-orm/migrations'

const inPlpgsql = (name: string, body: string) => `
  create function ${name}() returns trigger language plpgsql as $$
  ${body}
  $$`

/**
 * What an attempt to pay was agreed to be stays so, what has been heard of it never takes it back down, and what a provider told
 * stays as it came: whoever writes. A phone is asked for an attempt that is written down.
 */
export class PaymentsGuarded extends Migration {
  override up(): void {
    this.addSql(
      "alter table payment_attempts add constraint payment_attempts_taken_check check ((standing = 'taken') = (received > 0))",
    )
    this.addSql(
      inPlpgsql(
        'refuse_other_attempt',
        `
        declare
          moves constant text[] := array['order_number', 'reference', 'receipt', 'standing', 'sentence', 'may_try_again',
            'received', 'is_abandoned', 'looks', 'look_again_at'];
          upward constant text[] := array['unknown', 'waiting', 'held', 'ended', 'taken'];
        begin
          if to_jsonb(new) - moves <> to_jsonb(old) - moves
            or (old.order_number is not null and new.order_number is distinct from old.order_number)
            or (old.reference is not null and new.reference is distinct from old.reference)
            or (old.receipt is not null and new.receipt is distinct from old.receipt)
            or (old.standing = 'taken' and new.received <> old.received)
            or (old.is_abandoned and not new.is_abandoned)
            or array_position(upward, new.standing) < array_position(upward, old.standing) then
            raise exception 'payment % stays as it is', old.id
              using errcode = 'check_violation', constraint = 'payment_attempts_stay';
          end if;
          return new;
        end`,
      ),
    )
    this.addSql(`
      create trigger payment_attempts_stay before update on payment_attempts
      for each row execute function refuse_other_attempt()`)
    this.addSql(
      inPlpgsql(
        'refuse_other_notice',
        `
        begin
          if to_jsonb(new) - 'seen_to_at' <> to_jsonb(old) - 'seen_to_at' then
            raise exception 'notice % stays as it came', old.id
              using errcode = 'check_violation', constraint = 'payment_notices_stay';
          end if;
          return new;
        end`,
      ),
    )
    this.addSql(`
      create trigger payment_notices_stay before update on payment_notices
      for each row execute function refuse_other_notice()`)
    for (const table of ['payment_attempts', 'payment_notices'])
      this.addSql(`
        create trigger ${table}_remain before delete or truncate on ${table}
        for each statement execute function refuse_change()`)
    this.addSql('delete from mpesa_pushes where attempt_id not in (select id from payment_attempts)')
    this.addSql('alter table mpesa_pushes add foreign key (attempt_id) references payment_attempts')
  }

  override down(): void {
    this.addSql('alter table mpesa_pushes drop constraint mpesa_pushes_attempt_id_fkey')
    for (const table of ['payment_notices', 'payment_attempts'])
      this.addSql(`drop trigger ${table}_remain on ${table}; drop trigger ${table}_stay on ${table}`)
    this.addSql('drop function refuse_other_notice, refuse_other_attempt')
    this.addSql('alter table payment_attempts drop constraint payment_attempts_taken_check')
  }
}
