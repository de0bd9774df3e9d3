import { Migration } from '@mikro-orm/migrations'

const held = 'price_cents > 0 and stock = 0'
const gone = `${held} and held_until is null`

/** The orders that works stand in by what people care for; those of which `last` is true stand behind all others. */
const orders = (last: string): readonly (readonly [name: string, columns: string, rows: string])[] => {
  const standing = (merit: string) => `(case when ${last} then ${merit} - 1000000000 else ${merit} end)`
  return [
    ['artworks_popular', `${standing('popularity')}, created_at, id`, 'public'],
    ['artworks_category_popular', `category, ${standing('popularity')}, created_at, id`, 'public'],
    ['artworks_artist_popular', `artist_id, ${standing('popularity')}, created_at, id`, 'public'],
    ['artworks_trend', `${standing('trend')}, created_at, id`, 'public and not fresh'],
    ['artworks_category_trend', `category, ${standing('trend')}, created_at, id`, 'public and not fresh'],
  ]
}

/** What is in somebody's unpaid order keeps its place in lists; what is gone stands last. */
export class CatalogueHeldWorks extends Migration {
  private sortedAs(last: string): void {
    for (const [name, columns, rows] of orders(last)) {
      this.addSql(`drop index ${name}`)
      this.addSql(`create index ${name} on artworks (${columns}) where ${rows}`)
    }
  }

  override up(): void {
    this.sortedAs(gone)
  }

  override down(): void {
    this.sortedAs(held)
  }
}
