import { deepEqual } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../../support/world.ts'

When('the admin has everything compared', async function (this: SanaaWorld) {
  await this.admin().checks.checkNow()
  await this.stage.doJobs()
})

Then(
  /^the newest comparison has looked at (\d+) orders?, and finds that all agree$/,
  async function (this: SanaaWorld, orders: string) {
    const [newest] = (await this.admin().checks.checks({ limit: 1 })).items
    deepEqual(newest && { orders: newest.orders, differences: newest.differences }, {
      orders: Number(orders),
      differences: [],
    })
  },
)
