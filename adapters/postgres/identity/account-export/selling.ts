import { type Expression, expressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { plainNames } from '../../catalogue/detail-columns.ts'
import { isoText as iso } from '../../iso-time.ts'
import type { Tables } from '../../schemas.ts'
import { saidOfClaim } from './claims.ts'
import type { Everything, Owner } from './everything.ts'

const joined = expressionBuilder<Tables>()

/** Where a picture is shown; null while there is none. */
const address = (hash: Expression<string | null>) =>
  joined(joined(sql.lit('/media/'), '||', hash), '||', sql.lit('/800')).$castTo<string | null>()

const artist = (db: Everything, userId: string) =>
  db
    .selectFrom('artists')
    .where('user_id', '=', userId)
    .select(({ fn, ref }) => [
      'name',
      'preferred_medium as preferredMedium',
      'bio',
      'country',
      'exhibitions',
      address(ref('picture_hash')).as('picture'),
      fn.coalesce('approval_before', 'approval').as('approval'),
      iso(ref('member_since')).as('memberSince'),
    ])

const artworks = (db: Everything, userId: string) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('artists.user_id', '=', userId)
    .select(({ eb, ref, selectFrom }) => [
      ...plainNames,
      'width_cm as widthCm',
      'height_cm as heightCm',
      'depth_cm as depthCm',
      'price_cents as priceInCents',
      'is_unique as oneOfAKind',
      'visibility',
      'hidden_because as hiddenBecause',
      eb('removed_from', 'is not', null).as('isRemoved'),
      iso(ref('artworks.created_at')).as('createdAt'),
      jsonArrayFrom(
        selectFrom('artwork_images')
          .whereRef('artwork_id', '=', 'artworks.id')
          .select((image) => [address(image.ref('hash')).as('address'), 'alt as words'])
          .orderBy('position'),
      ).as('pictures'),
      jsonArrayFrom(
        selectFrom('removed_pictures')
          .whereRef('artwork_id', '=', 'artworks.id')
          .select((image) => [
            address(image.ref('hash')).as('address'),
            'alt as words',
            iso(image.ref('removed_at')).as('removedAt'),
          ])
          .orderBy('removed_at'),
      ).as('removedPictures'),
    ])
    .orderBy('artworks.created_at')
    .orderBy('artworks.id')

const parcels = (db: Everything, userId: string) =>
  db
    .selectFrom('fulfilments')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('artists', 'artists.id', 'fulfilments.artist_id')
    .where('artists.user_id', '=', userId)
    .select(({ ref, selectFrom }) => [
      'orders.number as order',
      'fulfilments.status',
      'carrier',
      'tracking_number as trackingNumber',
      iso(ref('shipped_at')).as('shippedAt'),
      'carriage_cents as carriageInCents',
      jsonArrayFrom(
        selectFrom('order_lines')
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .whereRef('order_lines.artist_id', '=', 'artists.id')
          .select(['title', 'quantity', 'price_cents as priceInCents'])
          .orderBy('position'),
      ).as('lines'),
    ])
    .orderBy('placed_at')

const ledger = (db: Everything, userId: string) =>
  db
    .selectFrom('ledger_entries')
    .innerJoin('artists', 'artists.id', 'ledger_entries.artist_id')
    .leftJoin('orders', 'orders.id', 'ledger_entries.order_id')
    .leftJoin('payouts', 'payouts.id', 'ledger_entries.payout_id')
    .where('artists.user_id', '=', userId)
    .select(({ ref }) => [
      iso(ref('ledger_entries.at')).as('at'),
      'orders.number as order',
      'payouts.month as payout',
      'ledger_entries.kind',
      'ledger_entries.sales_cents as salesInCents',
      'ledger_entries.amount_cents as amountInCents',
    ])
    .orderBy('ledger_entries.id')

const payouts = (db: Everything, userId: string) =>
  db
    .selectFrom('payouts')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .leftJoin('payout_batches', 'payout_batches.id', 'batch_id')
    .where('artists.user_id', '=', userId)
    .select(({ ref, selectFrom }) => [
      'payouts.month',
      'amount_cents as amountInCents',
      iso(ref('at')).as('at'),
      'standing',
      'kind',
      'ending',
      iso(ref('sent_at')).as('sentAt'),
      iso(ref('closed_at')).as('closedAt'),
      'reason',
      jsonArrayFrom(
        selectFrom('payout_orders as part')
          .leftJoin('orders', 'orders.id', 'part.order_id')
          .whereRef('part.payout_id', '=', 'payouts.id')
          .select(['orders.number as order', 'part.amount_cents as amountInCents'])
          .orderBy('part.id'),
      ).as('orders'),
    ])
    .orderBy('payouts.month')

/** Their last figures: whoever reads the file knows the whole. */
const payoutAccounts = (db: Everything, userId: string) =>
  db
    .selectFrom('payout_accounts')
    .where('user_id', '=', userId)
    .select(({ ref }) => ['kind', 'ending', iso(ref('used_from')).as('usedFrom')])
    .orderBy('id')

const shipping = (db: Everything, userId: string) =>
  db
    .selectFrom('shipping_zones')
    .innerJoin('artists', 'artists.id', 'shipping_zones.artist_id')
    .where('artists.user_id', '=', userId)
    .select(['zone', 'days_from as daysFrom', 'days_to as daysTo', 'carriage_cents as carriageInCents'])
    .orderBy('position')

/** What buyers and they said about works of theirs that had arrived damaged. */
const claimsAnswered = (db: Everything, userId: string) =>
  db
    .selectFrom('claims')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('artists.user_id', '=', userId)
    .select((claim) => [
      'order_number as order',
      iso(claim.ref('opened_at')).as('openedAt'),
      iso(claim.ref('closed_at')).as('closedAt'),
      saidOfClaim(claim).as('messages'),
    ])
    .orderBy('opened_at')

/** What buyers send back to them; who they are is their own. */
const returnsReceived = (db: Everything, userId: string) =>
  db
    .selectFrom('returns')
    .innerJoin('orders', 'orders.id', 'order_id')
    .innerJoin('artists', 'artists.id', 'artist_id')
    .where('artists.user_id', '=', userId)
    .select(({ ref }) => [
      'orders.number as order',
      'returns.status',
      'pieces',
      'carrier',
      'tracking_number as trackingNumber',
      iso(ref('returns.asked_at')).as('askedAt'),
      iso(ref('sent_at')).as('sentAt'),
      iso(ref('ended_at')).as('endedAt'),
    ])
    .orderBy('returns.asked_at')

/** What an artist makes, sells and earns. */
export const selling = (db: Everything, { userId }: Owner) => ({
  artist: jsonObjectFrom(artist(db, userId)),
  artworks: jsonArrayFrom(artworks(db, userId)),
  parcels: jsonArrayFrom(parcels(db, userId)),
  ledger: jsonArrayFrom(ledger(db, userId)),
  payouts: jsonArrayFrom(payouts(db, userId)),
  payoutAccounts: jsonArrayFrom(payoutAccounts(db, userId)),
  shipping: jsonArrayFrom(shipping(db, userId)),
  claimsAnswered: jsonArrayFrom(claimsAnswered(db, userId)),
  returnsReceived: jsonArrayFrom(returnsReceived(db, userId)),
})
