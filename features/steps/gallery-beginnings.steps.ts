import { type DataTable, Given } from '@cucumber/cucumber'
import { centsOf } from '../support/parameter-types.ts'
import { worksIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

Given('the gallery shows these works, the newest last:', async function (this: SanaaWorld, table: DataTable) {
  await this.stage.show(worksIn(table))
})

Given(
  'the gallery shows {int} works by {string}',
  async function (this: SanaaWorld, count: number, artist: string) {
    await this.stage.show(
      Array.from({ length: count }, (_, index) => ({
        title: `Study ${index + 1}`,
        artist,
        category: 'Paintings',
        price: 10_000 + index,
        stock: 1,
        unique: true,
        medium: 'Oil on board',
        description: '',
      })),
    )
  },
)

Given('{string} is sold out', async function (this: SanaaWorld, title: string) {
  await this.stage.setStock(title, 0)
})

Given(
  'only {pieces} of {string} is/are left',
  async function (this: SanaaWorld, stock: number, title: string) {
    await this.stage.setStock(title, stock)
  },
)

Given('{string} comes back, {pieces} of it', async function (this: SanaaWorld, title: string, stock: number) {
  await this.stage.setStock(title, stock)
})

Given(
  'the price of {string} has become {money}',
  async function (this: SanaaWorld, title: string, price: string) {
    await this.stage.setPrice(title, centsOf(price))
  },
)

Given(
  '{pieces} of {string} and {pieces} of {string} have been sold',
  async function (this: SanaaWorld, one: number, title: string, other: number, otherTitle: string) {
    await this.stage.sell(title, one)
    await this.stage.sell(otherTitle, other)
  },
)

Given('meanwhile somebody buys the last {string}', async function (this: SanaaWorld, title: string) {
  await this.stage.sell(title, await this.stage.stockOf(title))
})
