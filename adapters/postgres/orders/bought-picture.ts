import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../schemas.ts'

const line = expressionBuilder<Tables, 'order_lines'>()

/** The hash of the picture that an order line shows, in the words of its index. */
export const boughtPicture = line.fn<string | null>('split_part', [
  'order_lines.image_url',
  sql.lit('/'),
  line.lit(3),
])
