import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isoText as iso } from '../../iso-time.ts'
import { isAmong } from '../shown-addresses.ts'
import { saidOfClaim } from './claims.ts'
import type { Everything, Owner } from './everything.ts'
import { refundsByHand, transfers } from './transfers.ts'

/** An account's own, and those of a guest who has shown that the address is theirs; see isOrderOf. */
const ownOrders = (db: Everything, { userId, shown }: Owner) =>
  db
    .selectFrom('orders')
    .where(({ and, eb, or, ref }) =>
      or([
        eb('orders.user_id', '=', userId),
        and([eb('orders.user_id', 'is', null), isAmong(ref('orders.email'), shown)]),
      ]),
    )

/** What they have bought. */
export const orders = (db: Everything, owner: Owner) => ({
  orders: jsonArrayFrom(
    ownOrders(db, owner)
      .select(({ eb, ref, selectFrom }) => [
        'number',
        'status',
        iso(ref('placed_at')).as('placedAt'),
        eb('orders.user_id', 'is', null).as('asGuest'),
        'email',
        'shipping',
        'method',
        'payment_status as paymentStatus',
        jsonArrayFrom(
          selectFrom('order_events')
            .whereRef('order_id', '=', 'orders.id')
            .select((event) => ['order_events.status', iso(event.ref('at')).as('at')])
            .orderBy('position'),
        ).as('timeline'),
        jsonArrayFrom(
          selectFrom('fulfilments')
            .whereRef('order_id', '=', 'orders.id')
            .select((parcel) => [
              'artist_name as artist',
              'fulfilments.status',
              'carrier',
              'tracking_number as trackingNumber',
              iso(parcel.ref('shipped_at')).as('shippedAt'),
            ])
            .orderBy('artist_name'),
        ).as('fulfilments'),
        jsonArrayFrom(
          selectFrom('order_lines')
            .whereRef('order_id', '=', 'orders.id')
            .select(['title', 'artist_name as artist', 'quantity', 'price_cents as priceInCents'])
            .orderBy('position'),
        ).as('lines'),
        jsonArrayFrom(
          selectFrom('payment_attempts')
            .whereRef('order_number', '=', 'orders.number')
            .select((attempt) => [
              iso(attempt.ref('begun_at')).as('at'),
              'way',
              'standing',
              attempt.case().when('way', '=', 'phone').then(attempt.ref('payer')).end().as('phone'),
              attempt.case().when('way', '=', 'transfer').then(attempt.ref('payer')).end().as('account'),
              'price_cents as amountInCents',
            ])
            .orderBy('begun_at'),
        ).as('payments'),
        transfers(selectFrom).as('transfers'),
        refundsByHand(selectFrom).as('refundsByHand'),
        jsonArrayFrom(
          selectFrom('order_refunds')
            .whereRef('order_id', '=', 'orders.id')
            .select((refund) => [iso(refund.ref('at')).as('at'), 'amount_cents as amountInCents'])
            .orderBy('position'),
        ).as('refunds'),
        jsonArrayFrom(
          selectFrom('withdrawals')
            .whereRef('order_id', '=', 'orders.id')
            .select((withdrawal) => [
              iso(withdrawal.ref('at')).as('at'),
              'name',
              'withdrawals.email',
              'pieces',
            ])
            .orderBy('at'),
        ).as('withdrawals'),
        jsonArrayFrom(
          selectFrom('returns')
            .whereRef('order_id', '=', 'orders.id')
            .select((coming) => [
              'artist_name as artist',
              'returns.status',
              'send_to as sentTo',
              'carrier',
              'tracking_number as trackingNumber',
              iso(coming.ref('sent_at')).as('sentAt'),
              iso(coming.ref('ended_at')).as('endedAt'),
            ])
            .orderBy('asked_at'),
        ).as('returns'),
        jsonArrayFrom(
          selectFrom('claims')
            .whereRef('order_id', '=', 'orders.id')
            .select((claim) => [
              'artist_name as artist',
              iso(claim.ref('opened_at')).as('openedAt'),
              iso(claim.ref('closed_at')).as('closedAt'),
              saidOfClaim(claim).as('messages'),
            ])
            .orderBy('opened_at'),
        ).as('claims'),
      ])
      .orderBy('placed_at'),
  ),
})
