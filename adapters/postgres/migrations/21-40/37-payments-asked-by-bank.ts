import { Migration } from '@mikro-orm/migrations'

const outcomes = (also: string) =>
  `alter table sandbox_cards drop constraint sandbox_cards_outcome_check,
   add constraint sandbox_cards_outcome_check
   check (outcome in ('pays', ${also}'declined', 'insufficient-funds', 'unknown-card'))`

/** A test card whose bank asks its buyer first. */
export class PaymentsAskedByBank extends Migration {
  override up(): void {
    this.addSql(outcomes("'asks-its-buyer', "))
  }

  override down(): void {
    this.addSql("delete from sandbox_cards where outcome = 'asks-its-buyer'")
    this.addSql(outcomes(''))
  }
}
