import { expect, it } from 'vitest'
import type { OpenWays } from '../payment-provider.ts'
import { paymentsService } from './payments-service.ts'

it('says how this shop can be paid as its ways do', async () => {
  const shown = { open: ['card'] } as unknown as OpenWays['shown']
  expect(await paymentsService({ ways: { shown } as OpenWays }).ways()).toBe(shown)
})
