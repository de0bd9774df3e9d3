import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { buy } from '../support/buying.ts'
import type { SanaaWorld } from '../support/world.ts'

const newestNumber = async (world: SanaaWorld): Promise<string> => {
  const [newest] = await world.device.orderHistory()
  if (!newest) throw new Error('She has ordered nothing.')
  return newest.number
}

Given('she buys {string}', async function (this: SanaaWorld, title: string) {
  await buy(this, [title])
})

Then('her order history holds:', async function (this: SanaaWorld, table: DataTable) {
  await this.sees(async () => {
    const orders = await this.device.orderHistory()
    deepEqual(
      orders.map(({ status, total }) => ({ status, total })),
      table.hashes(),
    )
  })
})

Then('the order history there is empty', async function (this: SanaaWorld) {
  deepEqual(await this.device.orderHistory(), [])
})

Then('she can open the order without its key', async function (this: SanaaWorld) {
  const number = await newestNumber(this)
  const order = await this.device.openOrder(number)
  ok(order)
  equal(order.number, number)
})

Then('nobody there can open the order without its key', async function (this: SanaaWorld) {
  ok(this.orderNumber)
  equal(await this.device.openOrder(this.orderNumber), null)
})

When('she cancels the newest of her orders', async function (this: SanaaWorld) {
  await this.device.cancelOrder(await newestNumber(this))
})

When('she looks at her order history', async function (this: SanaaWorld) {
  await this.device.orderHistory()
})

Then(
  '{pieces} of {string} is/are in stock',
  async function (this: SanaaWorld, pieces: number, title: string) {
    equal(await this.stage.stockOf(title), pieces)
  },
)
