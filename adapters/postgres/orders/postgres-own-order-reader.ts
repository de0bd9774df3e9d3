import type { OwnOrderReader } from '#application/orders/own-order-reader.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import type { Database } from '../database.ts'
import { newestOrders } from './newest-orders.ts'

/** Somebody's orders. */
export const postgresOwnOrderReader = (db: Database): OwnOrderReader => ({
  slice({ id, email, emailVerified }, limit, after) {
    // An account's own, and those of a guest who has shown that the address is theirs; see isOrderOf. Each has an index.
    const own = db.selectFrom('orders').select('id').where('user_id', '=', id)
    const asGuest = db
      .selectFrom('orders')
      .select('id')
      .where('user_id', 'is', null)
      .where(({ eb, fn, cast, val }) =>
        eb(
          fn('lower', ['email']),
          '=',
          fn('lower', [cast(val(emailVerified ? tidyEmail(email) : null), 'text')]),
        ),
      )
    return newestOrders(db, db.selectFrom('orders').where('id', 'in', own.unionAll(asGuest)), limit, after)
  },
})
