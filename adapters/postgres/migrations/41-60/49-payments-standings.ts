import { Migration } from '@mikro-orm/migrations'

/** How payments stand is counted for whoever runs the shop, without reading all of them. */
export class PaymentsStandings extends Migration {
  override up(): void {
    this.addSql('create index payment_attempts_standing on payment_attempts (way, standing)')
  }

  override down(): void {
    this.addSql('drop index payment_attempts_standing')
  }
}
