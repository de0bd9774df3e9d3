import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { looksIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

const shownBefore = async (world: SanaaWorld): Promise<readonly string[]> => {
  await world.shopper.openGallery()
  return (await world.shopper.works()).shown.map(({ title }) => title)
}

Given('all of them have hung for {int} days', async function (this: SanaaWorld, days: number) {
  const titles = await shownBefore(this)
  // The newest of them stays the newest.
  for (const [index, title] of titles.entries()) await this.trends.age(title, days + index / 24)
})

Given(
  '{int} people looked at {string} today',
  async function (this: SanaaWorld, visitors: number, title: string) {
    await this.trends.viewed(title, visitors, 0)
  },
)

Given(
  '{int} people looked at {string} {int} days ago',
  async function (this: SanaaWorld, visitors: number, title: string, days: number) {
    await this.trends.viewed(title, visitors, days)
  },
)

Given(
  '{int} people made {string} a favourite today',
  async function (this: SanaaWorld, visitors: number, title: string) {
    await this.trends.loved(title, visitors, 0)
  },
)

Given(
  '{pieces} of {string} was bought today',
  async function (this: SanaaWorld, pieces: number, title: string) {
    await this.trends.bought(title, pieces, 0)
  },
)

Given('there is no picture of {string}', async function (this: SanaaWorld, title: string) {
  await this.trends.hidePicture(title)
})

Given(
  'every work but {string} was looked at by {int} people today',
  async function (this: SanaaWorld, left: string, visitors: number) {
    for (const title of await shownBefore(this))
      if (title !== left) await this.trends.viewed(title, visitors, 0)
  },
)

When('Lena comes to the first page', async function (this: SanaaWorld) {
  await this.trends.settle()
  await this.home.openHome()
})

When('Lena takes a look at {string}', async function (this: SanaaWorld, title: string) {
  await this.home.lookAt(title)
})

When('she chooses the trending category {string}', async function (this: SanaaWorld, category: string) {
  await this.home.narrow({ category })
})

When('she chooses the trending price {string}', async function (this: SanaaWorld, price: string) {
  await this.home.narrow({ price })
})

When('she loads more of them', async function (this: SanaaWorld) {
  await this.home.loadMore()
})

Then(
  '{string}, {string} and {string} are trending most',
  async function (this: SanaaWorld, first: string, second: string, third: string) {
    await this.sees(async () => {
      deepEqual((await this.home.trending()).titles.slice(0, 3), [first, second, third])
    })
  },
)

Then(
  '{string} is trending more than {string}',
  async function (this: SanaaWorld, more: string, less: string) {
    await this.sees(async () => {
      const { titles } = await this.home.trending()
      ok(titles.includes(more), `${more} is not there`)
      const place = titles.indexOf(less)
      ok(place === -1 || titles.indexOf(more) < place, titles.join(', '))
    })
  },
)

Then(
  '{string} and {string} are trending, but {string} is not',
  async function (this: SanaaWorld, one: string, other: string, missing: string) {
    await this.sees(async () => {
      const { titles } = await this.home.trending()
      deepEqual(
        [one, other, missing].map((title) => titles.includes(title)),
        [true, true, false],
      )
    })
  },
)

Then('{string} is trending too, and there are no more', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => {
    const { titles, hasMore } = await this.home.trending()
    deepEqual([titles.includes(title), hasMore], [true, false])
  })
})

Then('the sixth work that is trending is {string}', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => equal((await this.home.trending()).titles[5], title))
})

Then(
  'only {string} and {string} are trending',
  async function (this: SanaaWorld, one: string, other: string) {
    await this.sees(async () => {
      deepEqual((await this.home.trending()).titles.toSorted(), [one, other].toSorted())
    })
  },
)

Then('only {string} is trending', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => deepEqual((await this.home.trending()).titles, [title]))
})

Then('nothing is trending', async function (this: SanaaWorld) {
  await this.sees(async () => deepEqual(await this.home.trending(), { titles: [], hasMore: false }))
})

Given('they look like this:', async function (this: SanaaWorld, table: DataTable) {
  for (const { title, ...looks } of looksIn(table)) await this.trends.look(title, looks)
})
