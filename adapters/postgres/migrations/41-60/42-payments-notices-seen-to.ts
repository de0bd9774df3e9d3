import { Migration } from '@mikro-orm/migrations'

const open = (also: string) => `
  create index payment_notices_open on payment_notices (heard_at, id)
  where outcome in ('unplaced', 'for-a-person')${also}`

/** What providers tell is seen to by a person, and stands in nobody's way then. */
export class PaymentsNoticesSeenTo extends Migration {
  override up(): void {
    this.addSql('alter table payment_notices add column seen_to_at timestamptz')
    this.addSql('drop index payment_notices_open')
    this.addSql(open(' and seen_to_at is null'))
  }

  override down(): void {
    this.addSql('drop index payment_notices_open')
    this.addSql(open(''))
    this.addSql('alter table payment_notices drop column seen_to_at')
  }
}
