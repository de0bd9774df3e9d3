import { Given } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

// What is decided before a shop opens.

Given('the operator takes a fee of {int} %', async function (this: SanaaWorld, feePercent: number) {
  await this.openAnew({ feePercent })
})

Given(
  'the operator keeps the works of unpaid orders for {duration}',
  async function (this: SanaaWorld, time: number) {
    await this.openAnew({ paymentTimes: { card: time, mpesa: time, atm: time } })
  },
)
