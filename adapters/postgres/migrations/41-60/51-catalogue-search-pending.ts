import { Migration } from '@mikro-orm/migrations'

const indexes = ['artworks_search', 'search_words_trigrams']

/**
 * What is written to these indexes waits on a list until there is enough of it, and every search reads the whole list: four
 * megabytes in a shop of a few hundred works, which never fills it. Eight pages wait at most.
 */
export class CatalogueSearchPending extends Migration {
  override up(): void {
    for (const index of indexes) {
      this.addSql(`alter index ${index} set (gin_pending_list_limit = 64)`)
      this.addSql(`select gin_clean_pending_list('${index}')`)
    }
  }

  override down(): void {
    for (const index of indexes) this.addSql(`alter index ${index} reset (gin_pending_list_limit)`)
  }
}
