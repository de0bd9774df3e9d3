import { Migration } from '@mikro-orm/migrations'

/**
 * A mistyped short word finds its neighbours by what is left of both with one letter less: seven looks into an index, where each of
 * some four hundred words that may have been meant was looked up. The same as withOneLetterLess in domain/catalogue/search-words.ts.
 */
export class CatalogueSearchSlips extends Migration {
  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(`
      create or replace function one_letter_less(word text) returns text[] language sql immutable strict parallel safe as $$
        select array(
          select word
          union
          select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) as place
        )
      $$`)
    // What waits to be sorted in is read by every search: a word is learned at a time, and hardly ever.
    this.addSql(`
      create index concurrently if not exists search_words_one_letter_less
      on search_words using gin (one_letter_less(word)) with (gin_pending_list_limit = 64)
      where length(word) <= 7`)
  }

  override down(): void {
    this.addSql('drop index search_words_one_letter_less')
    this.addSql('drop function one_letter_less')
  }
}
