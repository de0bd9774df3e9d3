import { deepEqual, equal, ok } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { colourFrom } from '#domain/catalogue/colour.ts'
import { orientationFrom } from '#domain/catalogue/orientation.ts'
import type { SanaaWorld } from '../support/world.ts'

When('she chooses works made of {string}', async function (this: SanaaWorld, medium: string) {
  await this.shopper.chooseLooks({ medium })
})

When('she chooses works that are {string}', async function (this: SanaaWorld, slug: string) {
  const orientation = orientationFrom(slug)
  ok(orientation)
  await this.shopper.chooseLooks({ orientation })
})

When('she chooses works that are mostly {string}', async function (this: SanaaWorld, slug: string) {
  const colour = colourFrom(slug)
  ok(colour)
  await this.shopper.chooseLooks({ colour })
})

When('she chooses works for a wall {int} cm wide', async function (this: SanaaWorld, width: number) {
  await this.shopper.chooseLooks({ width })
})

When('she chooses works for a wall {int} cm high', async function (this: SanaaWorld, height: number) {
  await this.shopper.chooseLooks({ height })
})

When('she lifts the filter {string}', async function (this: SanaaWorld, words: string) {
  await this.wall().liftFilter(words)
})

When('she looks further', async function (this: SanaaWorld) {
  await this.shopper.lookFurther()
})

When('she opens {string} from the wall', async function (this: SanaaWorld, title: string) {
  await this.wall().openWork(title)
})

When('she goes back', async function (this: SanaaWorld) {
  await this.wall().goBack()
})

When('she opens the address again that is shown now', async function (this: SanaaWorld) {
  await this.wall().openAddressAgain()
})

Then('{string} is in sight', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => ok(await this.wall().isInSight(title)))
})

Then(
  '{string} is among them, but {string} is not',
  async function (this: SanaaWorld, there: string, missing: string) {
    await this.sees(async () => {
      const titles = (await this.shopper.works()).shown.map(({ title }) => title)
      deepEqual([titles.includes(there), titles.includes(missing)], [true, false])
    })
  },
)

When('Lena leafs through the gallery without JavaScript', async function (this: SanaaWorld) {
  this.pagesSeen = await this.wall().leafThroughWithoutScripts()
})

Then(
  'she has seen all {int} works, each once, on {int} pages',
  function (this: SanaaWorld, works: number, pages: number) {
    equal(this.pagesSeen.length, pages)
    deepEqual([this.pagesSeen.flat().length, new Set(this.pagesSeen.flat()).size], [works, works])
  },
)
