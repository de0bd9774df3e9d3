import { defineEntity, p } from '@mikro-orm/core'

/** All words of the gallery, in which a mistyped one finds its neighbours. */
export const SearchWordSchema = defineEntity({
  name: 'SearchWord',
  tableName: 'search_words',
  properties: {
    word: p.text().primary().collation('C'),
  },
})

/** Those of them that are one slip from a short one; the database learns them by itself. */
export const ShortWordSchema = defineEntity({
  name: 'ShortWord',
  tableName: 'short_words',
  properties: {
    word: p.text().primary().collation('C'),
  },
})
