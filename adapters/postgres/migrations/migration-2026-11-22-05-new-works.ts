import { Migration } from '@mikro-orm/migrations'

/** Works that followers of their artists are told of, and who wants to be told. */
export class NewWorks extends Migration {
  override up(): void {
    // Whatever was there before is news to nobody; written by no row, so that it takes no time.
    this.addSql('alter table artworks add column announced boolean not null default true')
    this.addSql('alter table artworks alter column announced set default false')
    this.addSql(`
      update artworks set announced = false
      where visibility = 'draft' or artist_id in (select id from artists where approval = 'pending')`)
    this.addSql('create index artworks_unannounced on artworks (id) where public and not announced')

    this.addSql(`
      create table new_works (
        user_id uuid not null references users on delete cascade,
        artwork_id uuid not null references artworks on delete cascade,
        noted_at timestamptz(3) not null,
        primary key (user_id, artwork_id)
      )`)
    this.addSql('create index new_works_artwork on new_works (artwork_id)')
    this.addSql('create index new_works_age on new_works (noted_at)')

    this.addSql(`
      create table new_works_mails (
        user_id uuid primary key references users on delete cascade,
        wanted boolean not null default true,
        last_at timestamptz(3)
      )`)

    this.addSql('alter table outbox add column stop_url text')
  }

  override down(): void {
    this.addSql('alter table outbox drop column stop_url')
    this.addSql('drop table new_works_mails, new_works')
    this.addSql('alter table artworks drop column announced')
  }
}
