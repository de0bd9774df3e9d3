import { afterAll, expect, it } from 'vitest'
import { auditedKinds } from '#application/admin/contract.ts'
import { artistStates } from '#domain/artists/artist.ts'
import { visibilities } from '#domain/catalogue/artwork.ts'
import { categories } from '#domain/catalogue/category.ts'
import { orientations } from '#domain/catalogue/orientation.ts'
import { claimSides } from '#domain/claims/claim.ts'
import { postingKinds } from '#domain/fair-pay/ledger.ts'
import { payoutStandings } from '#domain/fair-pay/payout.ts'
import { registrationRoles, roles } from '#domain/identity/roles.ts'
import { fulfilmentStatuses } from '#domain/orders/fulfilment.ts'
import { moneyStandings } from '#domain/orders/incoming-money.ts'
import { orderStatuses, paymentStatuses } from '#domain/orders/order-status.ts'
import { paymentMethods } from '#domain/orders/payment.ts'
import { noticeOutcomes } from '#domain/payments/notice.ts'
import { currencies, paymentWays, standings } from '#domain/payments/standing.ts'
import { payoutKinds } from '#domain/payouts/payout-account.ts'
import { returnStatuses } from '#domain/returns/return.ts'
import { zones } from '#domain/shipping/zone.ts'
import { facetKinds } from '../catalogue/artwork-counts.schema.ts'
import { testDatabase } from '../testing/test-database.ts'

const database = await testDatabase()
afterAll(() => database.close())

/** The values that a column may have, as the database and as the code that writes it lists them. */
const lists: Readonly<Record<string, readonly string[]>> = {
  'artists.approval': artistStates,
  'artwork_facets.kind': facetKinds,
  'artworks.category': [...categories, 'other'],
  'artworks.orientation': orientations,
  'artworks.removed_from': visibilities,
  'artworks.visibility': visibilities,
  'audit_entries.subject_kind': auditedKinds,
  'claim_messages.by': claimSides,
  'fulfilments.status': fulfilmentStatuses,
  'incoming_money.currency': currencies,
  'refunds_due.currency': currencies,
  'refunds_due.way': paymentWays,
  'incoming_money.standing': moneyStandings,
  'ledger_entries.kind': postingKinds,
  'one_time_tokens.purpose': ['reset', 'verify'],
  'payout_accounts.kind': payoutKinds,
  'payouts.kind': payoutKinds,
  'payouts.standing': payoutStandings,
  'orders.method': paymentMethods,
  'orders.payment_status': paymentStatuses,
  'orders.status': orderStatuses,
  'payment_attempts.currency': currencies,
  'payment_attempts.standing': standings,
  'payment_attempts.way': paymentWays,
  'payment_notices.outcome': noticeOutcomes,
  'provider_returns.role': registrationRoles,
  'returns.status': returnStatuses,
  'sandbox_cards.outcome': ['pays', 'asks-its-buyer', 'declined', 'insufficient-funds', 'unknown-card'],
  'sandbox_payments.standing': ['waiting', 'held', 'taken', 'ended'],
  'shipping_zones.zone': zones,
  'users.role': roles,
}

it('lets a column have the values that the domain knows, and no others', async () => {
  const rows = await database.sql<{ column: string; definition: string }>(
    `select conrelid::regclass || '.' || attname as column, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
     where contype = 'c' and connamespace = 'public'::regnamespace
       and pg_get_constraintdef(pg_constraint.oid) like '%= ANY (ARRAY[%'`,
  )
  const found = rows.map(({ column, definition }) => [
    column,
    new Set([...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value)),
  ])
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(lists).map(([column, values]) => [column, new Set(values)])),
  )
})
