import { Migration } from '@mikro-orm/migrations'

/** What providers tell of payments, each once. */
export class PaymentsNotices extends Migration {
  override up(): void {
    this.addSql(`
      create table payment_notices (
        id uuid primary key,
        provider text not null,
        event_id text not null,
        reference text,
        attempt_id uuid references payment_attempts,
        outcome text not null check (outcome in ('placed', 'unplaced', 'not-ours', 'for-a-person')),
        for_person text,
        body text not null,
        heard_at timestamptz not null,
        unique (provider, event_id)
      )`)
    this.addSql(`
      create index payment_notices_open on payment_notices (heard_at, id)
      where outcome in ('unplaced', 'for-a-person')`)
    this.addSql(
      'create index payment_notices_attempt on payment_notices (attempt_id) where attempt_id is not null',
    )
  }

  override down(): void {
    this.addSql('drop table payment_notices')
  }
}
