import { afterAll, expect, it } from 'vitest'
import { aesSeal } from '#adapters/system/aes-seal.ts'
import { queryPlans } from '../testing/query-plans.ts'
import { testDatabase } from '../testing/test-database.ts'
import { postgresPayoutRepository } from './postgres-payout-repository.ts'

const database = await testDatabase()
const { listeningDb, plansOf } = queryPlans(database)
afterAll(() => database.close())

it('an hour in a month that has its batch reads no books', async () => {
  const payouts = postgresPayoutRepository(listeningDb, aesSeal('kept in tests alone'), false)
  const plans = await plansOf(async () => expect(await payouts.hasBatch('2026-11')).toBe(false))
  expect(new Set(plans.flatMap((step) => step['Relation Name'] ?? []))).toEqual(new Set(['payout_batches']))
})
