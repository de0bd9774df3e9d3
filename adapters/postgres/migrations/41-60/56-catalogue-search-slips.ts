import { Migration } from '@mikro-orm/migrations'

/** One slip from a word of four to six letters, in which one is forgiven. */
const isShort = 'length(word) between 3 and 7'

const copied = `
  insert into short_words (word) select word from search_words where ${isShort} on conflict do nothing`

/**
 * A mistyped short word finds its neighbours by what is left of both with one letter less: seven looks into an index, where each of
 * some four hundred words that may have been meant was looked up. The same as withOneLetterLess in domain/catalogue/search-words.ts.
 * The short words stand in a table of their own: an index of the vocabulary would keep everybody from writing while it is made.
 */
export class CatalogueSearchSlips extends Migration {
  override up(): void {
    this.addSql(`
      create function one_letter_less(word text) returns text[] language sql immutable strict parallel safe as $$
        select array(
          select word
          union
          select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
        )
      $$`)
    this.addSql(`
      create table short_words (word text collate "C" primary key check (${isShort}))`)
    this.addSql(copied)
    // What waits to be sorted in is read by every search.
    this.addSql(`
      create index short_words_one_letter_less on short_words using gin (one_letter_less(word))
      with (gin_pending_list_limit = 64)`)
    this.addSql(`
      create function learn_short_words() returns trigger language plpgsql as $$
      begin
        insert into short_words (word) select word from learned where ${isShort} order by word
        on conflict do nothing;
        return null;
      end $$`)
    // Last: from here on nobody learns a word before this is done.
    this.addSql(`
      create trigger learn_short_words after insert on search_words referencing new table as learned
      for each statement execute function learn_short_words()`)
    this.addSql(copied)
  }

  override down(): void {
    this.addSql('drop trigger learn_short_words on search_words')
    this.addSql('drop function learn_short_words')
    this.addSql('drop table short_words')
    this.addSql('drop function one_letter_less')
  }
}
