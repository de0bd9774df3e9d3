import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { Memory } from '#adapters/memory/memory.ts'
import { memoryAssembly } from '#adapters/testing/memory-assembly.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import { given } from '../assembly.ts'
import { settings } from '../binding.ts'
import { paymentWays } from './payments.tokens.ts'

const attemptWith = (provider: string) =>
  new PaymentAttempt(
    {
      id: randomUUID(),
      origin: randomUUID(),
      provider,
      way: 'phone',
      price: 5_000,
      sum: { amount: 5_000, currency: 'USD' },
      payer: '254712345678',
    },
    new Date(),
  )

it('a shop that went live still ends what was tried out before, and offers it to nobody', async () => {
  const memory = new Memory()
  const trial = memoryAssembly(memory).get(paymentWays)
  const tried = attemptWith(trial.by('phone').name)
  await trial.by('phone').begin(tried, { phoneNumber: '254712345678' })
  const live = memoryAssembly(memory, given(settings, { ...testSettings, payments: {} })).get(paymentWays)
  expect(await live.of(tried).look(tried)).toMatchObject({ is: 'waiting' })
  expect(live.shown.open).toEqual([])
  expect(() => live.by('phone')).toThrow('This shop cannot be paid by M-Pesa.')
  expect(() => live.of(attemptWith('another'))).toThrow(/PAYMENTS has no more/)
})
