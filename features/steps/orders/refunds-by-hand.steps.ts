import { deepEqual } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { formatAgreed } from '#domain/payments/foreign-sum.ts'
import type { SanaaWorld } from '../../support/world.ts'

const due = async (world: SanaaWorld) => (await world.admin().refundsDue.refunds({})).items

When('the admin says that the refund has left', async function (this: SanaaWorld) {
  const [refund] = await due(this)
  await this.admin().refundsDue.sent(refund?.id ?? '')
})

Then('the admin is to send {string} for the order', async function (this: SanaaWorld, sum: string) {
  deepEqual(
    (await due(this)).map((refund) => [refund.orderNumber, formatAgreed(refund)]),
    [[this.orderNumber, sum]],
  )
})

Then('the admin is to send nothing', async function (this: SanaaWorld) {
  deepEqual(await due(this), [])
})
