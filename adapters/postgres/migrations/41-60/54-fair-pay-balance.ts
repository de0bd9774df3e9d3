import { Migration } from '@mikro-orm/migrations'

const refuse = (ofOne: 'order' | 'payout'): string => `
        if (select sum(amount_cents) from ledger_entries where ${ofOne}_id = new.${ofOne}_id) <> 0 then
          raise exception 'the books of ${ofOne} % do not sum to zero', new.${ofOne}_id;
        end if;`

/** An entry is an order's or a payout's: to ask for the other's sum as well was planned anew for each entry of a checkout. */
export class FairPayBalance extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        if new.payout_id is null then
          ${refuse('order')}
        else
          ${refuse('payout')}
        end if;
        return null;
      end $$`)
  }

  override down(): void {
    this.addSql(`
      create or replace function refuse_unbalanced_order() returns trigger language plpgsql as $$
      begin
        ${refuse('order')}
        ${refuse('payout')}
        return null;
      end $$`)
  }
}
