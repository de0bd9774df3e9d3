import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eachRow, titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

// Works as they hang on whatever page is on the screen.

const main = (world: SanaaWorld) => world.display.page.getByRole('main')
const titled = (world: SanaaWorld, title: string) =>
  main(world).getByRole('link', { name: title, exact: true })
const card = (world: SanaaWorld, title: string) =>
  main(world)
    .getByRole('article')
    .filter({ has: world.display.page.getByRole('link', { name: title, exact: true }) })
const pictureOnCard = (world: SanaaWorld, title: string) =>
  card(world, title).getByRole('link', { name: `${title}, by` })

const hanging = (world: SanaaWorld): Promise<string[]> =>
  main(world).evaluate((wall) =>
    [...wall.querySelectorAll('article')].map((each) => each.querySelector('h2 a, h3 a')?.textContent ?? ''),
  )

Given('Lena looks at the work {string}', async function (this: SanaaWorld, title: string) {
  await this.display.visit(`/art-gallery?${new URLSearchParams({ q: title })}`)
  await titled(this, title).click()
  await main(this).getByRole('heading', { name: title, level: 1 }).waitFor()
})

When('she opens the work {string} from far down the wall', async function (this: SanaaWorld, title: string) {
  // The wall grows as one nears its end; a work hangs there only then.
  await this.sees(async () => {
    await main(this).getByRole('article').last().scrollIntoViewIfNeeded()
    ok((await hanging(this)).includes(title), `'${title}' hangs on the wall.`)
  })
  await titled(this, title).scrollIntoViewIfNeeded()
  await titled(this, title).click()
  await main(this).getByRole('heading', { name: title, level: 1 }).waitFor()
})

When('she presses the heart of {string}', async function (this: SanaaWorld, title: string) {
  await main(this)
    .getByRole('button', { name: `Favourite: ${title}` })
    .click()
})

When(
  'she presses {string} on the card of {string}',
  async function (this: SanaaWorld, button: string, title: string) {
    await card(this, title)
      .getByRole('button', { name: new RegExp(`^${button}\\s?: ${title}$`) })
      .click()
  },
)

When('she points at the picture of {string}', async function (this: SanaaWorld, title: string) {
  await pictureOnCard(this, title).hover()
})

When('she follows the picture of {string}', async function (this: SanaaWorld, title: string) {
  await pictureOnCard(this, title).click()
})

Then(/^(\d+) works? hangs? there$/, async function (this: SanaaWorld, count: string) {
  await this.sees(async () => equal((await hanging(this)).length, Number(count)))
})

Then(
  'each of these links under {string} leads to as many works as it says:',
  async function (this: SanaaWorld, title: string, table: DataTable) {
    const { page } = this.display
    const here = page.url()
    await eachRow(table, async ({ link = '', address, works }) => {
      await page.getByRole('region', { name: title }).getByRole('link', { name: link }).click()
      await page.waitForURL((url) => url.pathname + url.search === address)
      await this.sees(async () => equal((await hanging(this)).length, Number(works)))
      await page.goBack()
      await page.waitForURL(here)
    })
  },
)

Then('{int} works hang there, none of them twice', async function (this: SanaaWorld, count: number) {
  await this.sees(async () => {
    const titles = await hanging(this)
    deepEqual([titles.length, new Set(titles).size], [count, count])
  })
})

Then('these works hang there:', async function (this: SanaaWorld, table: DataTable) {
  await this.sees(async () => deepEqual(await hanging(this), titlesIn(table)))
})

Then('these works hang there, in any order:', async function (this: SanaaWorld, table: DataTable) {
  await this.sees(async () => deepEqual((await hanging(this)).toSorted(), titlesIn(table).toSorted()))
})

Then(
  'the card of {string} says {string} and {string}',
  async function (this: SanaaWorld, title: string, one: string, other: string) {
    for (const text of [one, other])
      await card(this, title).getByText(text, { exact: true }).first().waitFor()
  },
)

Then('the card of {string} says {string}', async function (this: SanaaWorld, title: string, text: string) {
  await card(this, title).getByText(text).first().waitFor()
})

Then(
  'she sees {string} over it, with the name {string}',
  async function (this: SanaaWorld, description: string, artist: string) {
    const over = main(this).locator('div', { has: this.display.page.locator('strong', { hasText: artist }) })
    const shown = over.filter({ hasText: description }).last()
    await this.sees(async () => equal(await shown.evaluate((each) => getComputedStyle(each).opacity), '1'))
  },
)

Then('the quantity of {string} is {int}', async function (this: SanaaWorld, title: string, quantity: number) {
  const stepper = main(this).getByRole('group', { name: `Quantity of ${title}` })
  await stepper.getByText(String(quantity), { exact: true }).waitFor()
})

Then('the cart in the header counts {int}', async function (this: SanaaWorld, count: number) {
  const cart = this.display.page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first()
  await this.sees(async () => ok((await cart.innerText()).includes(String(count))))
})

Then('its label says:', async function (this: SanaaWorld, table: DataTable) {
  const text = (await main(this).innerText()).replaceAll('\u00a0', ' ')
  const lines = text.split('\n').map((line) => line.trim())
  for (const [word, said] of table.raw()) {
    const place = lines.findIndex((line) => line === word || line === `${word} ${said}`)
    if (word === 'Price') ok(lines.includes(said ?? ''), `${said} stands there.`)
    else ok(`${lines[place]} ${lines[place + 1]}`.includes(said ?? ''), `${word}: ${lines[place + 1]}`)
  }
})

Then('the line of {string} shows its picture', async function (this: SanaaWorld, title: string) {
  const link = this.display.page.getByRole('link', { name: title, exact: true })
  const line = main(this).getByRole('listitem').filter({ has: link })
  await this.sees(async () =>
    ok(await line.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)),
  )
})

Then('the work {string} is in sight', async function (this: SanaaWorld, title: string) {
  await this.sees(async () => {
    const isInSight = await titled(this, title).evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    })
    ok(isInSight)
  })
})
