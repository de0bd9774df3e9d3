import { Migration } from '@mikro-orm/migrations'
import { countLedgerEntries, slotOfProcess } from '../21-40/26-fair-pay-totals.ts'

/** A slot that nobody adds to now: two processes may share a number, and would wait for each other. */
const freeSlot = `coalesce(
  (select slot from generate_series(0, 15) as slots (slot)
   where pg_try_advisory_xact_lock(hashtext('book_totals'), slot) limit 1),
  ${slotOfProcess})`

/** Whoever posts adds to sums that nobody else has in hand. */
export class FairPayTotalsSlots extends Migration {
  override up(): void {
    this.addSql(countLedgerEntries(freeSlot))
  }

  override down(): void {
    this.addSql(countLedgerEntries(slotOfProcess))
  }
}
