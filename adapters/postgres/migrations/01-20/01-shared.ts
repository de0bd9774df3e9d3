import { Migration } from '@mikro-orm/migrations'

/** What several capabilities stand on: how words are folded, what is never changed, how often something was tried. */
export class Shared extends Migration {
  override up(): void {
    this.addSql('create extension if not exists unaccent')
    this.addSql('create extension if not exists pg_trgm')

    // The collation makes letters of all scripts letters, whatever locale the database was made with.
    this.addSql(`
      create function search_text(label text) returns text language sql stable parallel safe as $$
        select trim(regexp_replace(
          lower(unaccent(regexp_replace(normalize(label, NFKD), '[\\u0300-\\u036F]', '', 'g')) collate "und-x-icu"),
          '[^[:alnum:]]+' collate "und-x-icu", ' ', 'g'))
      $$`)
    // Words are taken as they are: the text parser would make numbers, hosts and hyphenations of some.
    this.addSql(`
      create function search_lexemes(label text, weight text) returns text language sql stable parallel safe as $$
        select regexp_replace(search_text(label), '(\\S{1,40})\\S*', '''\\1'':1' || weight, 'g')
      $$`)

    this.addSql(`
      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'what is in % stays there', tg_table_name;
      end $$`)

    // The shape that the rate limiter's library wants; after a crash it may begin anew.
    this.addSql(`
      create unlogged table throttle (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      )`)
  }

  override down(): void {
    this.addSql('drop table throttle')
    this.addSql('drop function refuse_change, search_lexemes, search_text')
    // The extensions stay: somebody else may have brought them.
  }
}
