import { expressionBuilder } from 'kysely'
import type { Tables } from '../schemas.ts'

/** A line that is known, and what comes in of it. */
const line = expressionBuilder<Tables & { excluded: Tables['artworks'] }, 'artworks' | 'excluded'>()
const { and, fn, lit, ref } = line

const stock = line
  .case()
  .when(
    and([
      line('excluded.source_stock', '<>', fn.coalesce('artworks.source_stock', lit(1))),
      line(fn<number>('greatest', ['artworks.price_cents', 'excluded.price_cents']), '>', lit(0)),
    ]),
  )
  .then(ref('excluded.source_stock').$notNull())
  .when(
    and([
      line('excluded.price_cents', '>', lit(0)),
      line('artworks.price_cents', '=', lit(0)),
      line('artworks.stock', '=', lit(0)),
      line('artworks.popularity', '=', lit(0)),
    ]),
  )
  .then(ref('excluded.stock'))
  .else(ref('artworks.stock'))
  .end()

const unique = line
  .case()
  .when('excluded.source_unique', 'is distinct from', ref('artworks.source_unique'))
  .then(fn.coalesce('excluded.source_unique', 'artworks.is_unique'))
  .else(ref('artworks.is_unique'))
  .end()

/**
 * The sale as the line wants it, where the line says something new: a line without a stock means one piece, one without
 * a price none. What came without a price and was never bought gets its pieces with its first price.
 */
export const importedSale = {
  price_cents: line
    .case()
    .when('excluded.source_price_cents', '<>', fn.coalesce('artworks.source_price_cents', lit(0)))
    .then(ref('excluded.price_cents'))
    .else(ref('artworks.price_cents'))
    .end(),
  stock,
  is_unique: and([line(stock, '<=', lit(1)), unique]).$castTo<boolean>(),
  source_unique: fn.coalesce('excluded.source_unique', 'artworks.source_unique'),
  source_price_cents: fn.coalesce('excluded.source_price_cents', 'artworks.source_price_cents'),
  source_stock: fn.coalesce('excluded.source_stock', 'artworks.source_stock'),
}
