import { Migration } from '@mikro-orm/migrations'

const standing = (merit: string) =>
  `(case when price_cents > 0 and stock = 0 then ${merit} - 1000000000 else ${merit} end)`

/** What is sold out stands last in lists of what people care for: the indexes that those are read from say so. */
export class SoldOutLast extends Migration {
  override up(): void {
    this.addSql(`drop index artworks_popular, artworks_category_popular, artworks_artist_popular, artworks_trend,
      artworks_category_trend`)
    for (const [name, within] of [
      ['artworks', ''],
      ['artworks_category', 'category, '],
    ]) {
      this.addSql(`create index ${name}_popular on artworks (${within}${standing('popularity')}, created_at, id)
        where public`)
      this.addSql(`create index ${name}_trend on artworks (${within}${standing('trend')}, created_at, id)
        where public and not fresh`)
    }
    this.addSql(`create index artworks_artist_popular on artworks (artist_id, ${standing('popularity')}, created_at, id)
      where public`)
  }

  override down(): void {
    this.addSql(`drop index artworks_popular, artworks_category_popular, artworks_artist_popular, artworks_trend,
      artworks_category_trend`)
    for (const [name, within] of [
      ['artworks', ''],
      ['artworks_category', 'category, '],
    ]) {
      this.addSql(
        `create index ${name}_popular on artworks (${within}popularity, created_at, id) where public`,
      )
      this.addSql(
        `create index ${name}_trend on artworks (${within}trend, created_at, id) where public and not fresh`,
      )
    }
    this.addSql(
      'create index artworks_artist_popular on artworks (artist_id, popularity, created_at, id) where public',
    )
  }
}
