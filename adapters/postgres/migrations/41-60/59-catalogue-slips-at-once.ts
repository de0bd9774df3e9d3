import { Migration } from '@mikro-orm/migrations'

const index = 'short_words_one_letter_less'

/**
 * A short word is sorted into the index of slips at once. What waited to be, eight pages at most, was read by every search: more
 * than half of what it costs to look a mistyped word up. New words are few, and to sort them in later costs no less. The limit
 * of what may wait says nothing any more.
 */
export class CatalogueSlipsAtOnce extends Migration {
  override up(): void {
    this.addSql(`alter index ${index} set (fastupdate = off)`)
    this.addSql(`select gin_clean_pending_list('${index}')`)
  }

  override down(): void {
    this.addSql(`alter index ${index} reset (fastupdate)`)
  }
}
