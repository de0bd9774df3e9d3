import { Migration } from '@mikro-orm/migrations'

/** What another currency was when a sum was agreed, what its money is called, and what M-Pesa was asked. */
export class PaymentsMpesa extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment_attempts
        add column per_dollar numeric(12, 6) check (per_dollar > 0),
        add column rate_source text,
        add column rated_at timestamptz,
        add column may_try_again boolean not null default false,
        add column receipt text,
        add check (num_nonnulls(per_dollar, rate_source, rated_at) = case currency when 'USD' then 0 else 3 end)`)
    this.addSql('alter table payment_attempts alter column may_try_again drop default')
    this.addSql(`
      create table mpesa_pushes (
        attempt_id uuid primary key,
        amount bigint not null check (amount > 0),
        asked_at timestamptz,
        checkout_request_id text unique,
        receipt text,
        is_released boolean not null
      )`)
    this.addSql(`
      create table mpesa_tokens (
        name text primary key,
        sealed_token text,
        good_until timestamptz not null,
        renewed_until timestamptz not null
      )`)
  }

  override down(): void {
    this.addSql('drop table mpesa_tokens, mpesa_pushes')
    this.addSql(`
      alter table payment_attempts
        drop column per_dollar, drop column rate_source, drop column rated_at, drop column may_try_again,
        drop column receipt`)
  }
}
