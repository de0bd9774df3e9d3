import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eachRow, titlesIn } from '../support/table.ts'
import type { PriceBandLabel, SortLabel } from '../support/words.ts'
import type { SanaaWorld } from '../support/world.ts'

When('Lena opens the gallery', async function (this: SanaaWorld) {
  await this.shopper.openGallery()
})

When('Lena searches the gallery for {string}', async function (this: SanaaWorld, words: string) {
  await this.shopper.openGallery()
  await this.shopper.search(words)
})

When('she chooses the category {string}', async function (this: SanaaWorld, label: string) {
  await this.shopper.chooseCategory(label)
})

When('she chooses the price range {string}', async function (this: SanaaWorld, label: PriceBandLabel) {
  await this.shopper.choosePriceRange(label)
})

When('she sorts it by {string}', async function (this: SanaaWorld, label: SortLabel) {
  await this.shopper.sortBy(label)
})

When('Lena opens the work {string}', async function (this: SanaaWorld, title: string) {
  await this.shopper.openWork(title)
})

When('Lena follows a link to a work that was never there', async function (this: SanaaWorld) {
  await this.shopper.openMissingWork()
})

Then(
  'she sees {int} works in this order:',
  async function (this: SanaaWorld, count: number, table: DataTable) {
    await this.sees(async () => {
      const { shown, total } = await this.shopper.works()
      deepEqual(
        shown.map(({ title }) => title),
        titlesIn(table),
      )
      equal(total, count)
    })
  },
)

Then('she sees only {string}', async function (this: SanaaWorld, title: string) {
  await seesOnly(this, [title])
})

/** The works on the wall, in any order. */
const seesOnly = (world: SanaaWorld, titles: readonly string[]): Promise<void> =>
  world.sees(async () => {
    const { shown } = await world.shopper.works()
    deepEqual(shown.map(({ title }) => title).toSorted(), titles.toSorted())
  })

Then('each of these words finds one work alone:', async function (this: SanaaWorld, table: DataTable) {
  await eachRow(table, async ({ words = '', work = '' }) => {
    await this.shopper.search(words)
    await seesOnly(this, [work])
  })
})

Then('each category shows its own work alone:', async function (this: SanaaWorld, table: DataTable) {
  await eachRow(table, async ({ category = '', work = '' }) => {
    await this.shopper.chooseCategory(category)
    await seesOnly(this, [work])
  })
})

Then(
  'each price range shows what it pays for, and nothing else:',
  async function (this: SanaaWorld, table: DataTable) {
    await eachRow(table, async ({ range, works = '' }) => {
      await this.shopper.choosePriceRange(range as PriceBandLabel)
      await seesOnly(this, works.split(', '))
    })
  },
)

Then('she sees {string} and {string}', async function (this: SanaaWorld, one: string, other: string) {
  await seesOnly(this, [one, other])
})

Then(
  'the first works she sees are {string} and {string}',
  async function (this: SanaaWorld, one: string, other: string) {
    await this.sees(async () => {
      const { shown } = await this.shopper.works()
      deepEqual(
        shown.slice(0, 2).map(({ title }) => title),
        [one, other],
      )
    })
  },
)

/** Nothing hangs there, but in the whole gallery it does. */
async function seesNone(world: SanaaWorld): Promise<void> {
  await world.sees(async () => {
    const { shown, total } = await world.shopper.works()
    deepEqual(shown, [])
    equal(total, 0)
  })
  await world.shopper.openGallery()
  await world.sees(async () => {
    const { total } = await world.shopper.works()
    ok(total > 0, 'The whole gallery is still there.')
  })
}

Then('she sees no work, and a way back to all artworks', async function (this: SanaaWorld) {
  await seesNone(this)
})

Then(
  'she sees for each of these no work, and a way back to all artworks:',
  async function (this: SanaaWorld, table: DataTable) {
    await eachRow(table, async ({ words = '' }) => {
      await this.shopper.search(words)
      await seesNone(this)
    })
  },
)

Then('she sees {int} of {int} works', async function (this: SanaaWorld, count: number, all: number) {
  await this.sees(async () => {
    const { shown, total } = await this.shopper.works()
    equal(shown.length, count)
    equal(total, all)
  })
})

Then(
  'she reads that the artist receives {money} of {money}',
  async function (this: SanaaWorld, part: string, whole: string) {
    const { artistReceives, price } = await this.shopper.work()
    deepEqual({ artistReceives, price }, { artistReceives: part, price: whole })
  },
)

Then('she is told that there is nothing here', async function (this: SanaaWorld) {
  await this.sees(async () => {
    ok(await this.shopper.seesThatNothingIsHere())
  })
})

Then('{string} is marked {string}', async function (this: SanaaWorld, what: string, text: string) {
  if (await this.markedField(what, text)) return
  await this.sees(async () => {
    const { shown } = await this.shopper.works()
    equal(shown.find(({ title }) => title === what)?.stock, text)
  })
})

Then(
  'it is marked {string} and cannot be put into the cart',
  async function (this: SanaaWorld, text: string) {
    await this.sees(async () => {
      const { stock, canBeAdded } = await this.shopper.work()
      deepEqual({ stock, canBeAdded }, { stock: text, canBeAdded: false })
    })
  },
)

Then('its label reads {string}', async function (this: SanaaWorld, text: string) {
  await this.sees(async () => {
    equal((await this.shopper.work()).stock, text)
  })
})

Then(
  'its label says that its {string} is {string}',
  async function (this: SanaaWorld, label: string, text: string) {
    await this.sees(async () => {
      equal((await this.shopper.work()).facts[label], text)
    })
  },
)

When('Lena meets the artists', async function (this: SanaaWorld) {
  await this.shopper.meetArtists()
})

When('Lena looks for the artist {string}', async function (this: SanaaWorld, words: string) {
  await this.shopper.lookForArtist(words)
})

When('Lena visits the artist {string}', async function (this: SanaaWorld, name: string) {
  await this.shopper.visitArtist(name)
})

Then(
  'she sees the artists {string}, {string} and {string}',
  async function (this: SanaaWorld, first: string, second: string, third: string) {
    await this.sees(async () => {
      deepEqual(
        (await this.shopper.artists()).map(({ name }) => name),
        [first, second, third],
      )
    })
  },
)

Then('she sees only the artist {string}', async function (this: SanaaWorld, name: string) {
  await this.sees(async () => {
    deepEqual(
      (await this.shopper.artists()).map((artist) => artist.name),
      [name],
    )
  })
})

Then('she does not see the artist {string}', async function (this: SanaaWorld, name: string) {
  ok(!(await this.shopper.artists()).some((artist) => artist.name === name))
})

Then(
  'she reads that {string} shows {int} works',
  async function (this: SanaaWorld, name: string, count: number) {
    equal((await this.shopper.artists()).find((artist) => artist.name === name)?.works, count)
  },
)

Given('{string} is an artist without works', async function (this: SanaaWorld, name: string) {
  await this.stage.artistWithoutWorks(name)
})

Given('{string} has applied as an artist', async function (this: SanaaWorld, name: string) {
  await this.stage.applicant(name)
})
