import { Migration } from '@mikro-orm/migrations'

/** A payout may come back also before it has left, where an admin takes it out, and after it had arrived. */
export class PayoutsComeBack extends Migration {
  override up(): void {
    this.addSql(`
      create or replace trigger payouts_go_forward before update of standing on payouts for each row
      when ((old.standing, new.standing) not in (('set-aside', 'sent'), ('sent', 'settled'),
        ('set-aside', 'returned'), ('sent', 'returned'), ('settled', 'returned')))
      execute function refuse_change()`)
  }

  override down(): void {
    this.addSql(`
      create or replace trigger payouts_go_forward before update of standing on payouts for each row
      when ((old.standing, new.standing) not in
        (('set-aside', 'sent'), ('sent', 'settled'), ('sent', 'returned')))
      execute function refuse_change()`)
  }
}
