import { deepEqual, equal, ok } from 'node:assert/strict'
import { type DataTable, Given, Then, When } from '@cucumber/cucumber'
import { eachRow, titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

const places: Readonly<Record<string, string>> = {
  'the home page': '/',
  'the gallery': '/art-gallery',
  'the artists': '/artists',
  'the about page': '/about-sanaa',
  'the login page': '/auth?mode=login',
  'the registration': '/register',
  'the favourites': '/favourites',
}

function pathOf(place: string): string {
  const path = places[place]
  if (path === undefined) throw new Error(`Nobody knows where ${place} is.`)
  return path
}

Given(
  /^Lena looks at (the [a-z ]+) on a screen (\d+) pixels wide$/,
  async function (this: SanaaWorld, place: string, width: string) {
    await this.display.visit(pathOf(place), Number(width))
  },
)

Given(/^Lena is at (the [a-z ]+)$/, async function (this: SanaaWorld, place: string) {
  await this.display.visit(pathOf(place))
})

Given(
  /^Lena has signed in here as an (artist|admin)$/,
  async function (this: SanaaWorld, role: 'artist' | 'admin') {
    await this.display.signIn('Lena', role)
  },
)

const banner = (world: SanaaWorld) => world.display.page.getByRole('banner')
const menu = (world: SanaaWorld) => world.display.page.getByRole('dialog', { name: 'Menu' })
const search = (world: SanaaWorld) => banner(world).getByRole('search')

async function scrollTo(world: SanaaWorld, top: number): Promise<void> {
  await world.display.page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}
const scrolled = (world: SanaaWorld): Promise<number> => world.display.page.evaluate(() => window.scrollY)

When('she scrolls to {int} pixels', async function (this: SanaaWorld, top: number) {
  await scrollTo(this, top)
})

When('she scrolls one screen down', async function (this: SanaaWorld) {
  await scrollTo(this, 900)
})

When('she scrolls 1 pixel further', async function (this: SanaaWorld) {
  await scrollTo(this, (await scrolled(this)) + 1)
})

Then(
  'the header is {int} pixels high, its logo {int}',
  async function (this: SanaaWorld, height: number, logo: number) {
    await this.sees(async () => {
      const header = await banner(this).boundingBox()
      const image = await banner(this).getByRole('img', { name: 'Sanaa' }).boundingBox()
      deepEqual({ header: header?.height, logo: image?.height }, { header: height, logo })
    })
  },
)

Then('she is still at {int} pixels', async function (this: SanaaWorld, top: number) {
  equal(await scrolled(this), top)
})

Then(
  'the header marks at each of these places the way that one is on:',
  async function (this: SanaaWorld, table: DataTable) {
    await eachRow(table, async ({ place = '', way }) => {
      await this.display.visit(pathOf(place))
      const ways = banner(this).getByRole('navigation', { name: 'Main' })
      const marked = await ways.locator('[aria-current="page"]').allInnerTexts()
      deepEqual(marked, way === '' ? [] : [way])
    })
  },
)

Then('the header leads to these places:', async function (this: SanaaWorld, table: DataTable) {
  for (const [name = '', address] of table.raw()) {
    const way = banner(this).getByRole('link', { name: new RegExp(`^${name}\\b`) })
    equal(await way.first().getAttribute('href'), address)
  }
})

Then(
  'the menu of {string} in the place of {string} leads to:',
  async function (this: SanaaWorld, name: string, instead: string, table: DataTable) {
    await banner(this)
      .getByRole('button', { name: `Account of ${name}` })
      .click()
    const ways = await banner(this).getByRole('menuitem').allInnerTexts()
    // Below the name stands what one finds there.
    deepEqual(
      ways.map((way) => way.split('\n')[0]?.trim()),
      titlesIn(table),
    )
    equal(await banner(this).getByRole('link', { name: instead, exact: true }).count(), 0)
  },
)

When('she chooses {string} there', async function (this: SanaaWorld, way: string) {
  await banner(this).getByRole('menuitem', { name: way }).click()
})

When('she opens the search', async function (this: SanaaWorld) {
  await search(this).getByRole('button', { name: 'Open search' }).click()
})

When('she searches the shop for {string}', async function (this: SanaaWorld, words: string) {
  await search(this).getByRole('button', { name: 'Open search' }).click()
  await search(this).getByPlaceholder('Search').fill(words)
  await this.display.page.keyboard.press('Enter')
})

Then('she is at {string}', async function (this: SanaaWorld, address: string) {
  await this.display.page.waitForURL((url) => url.pathname + url.search === address)
})

Then('she is at the door {string}', async function (this: SanaaWorld, path: string) {
  await this.display.page.waitForURL((url) => url.pathname === path)
})

When('she opens the menu', async function (this: SanaaWorld) {
  await banner(this).getByRole('button', { name: 'Open menu' }).click()
  await menu(this).waitFor()
})

Then('it leads to these places:', async function (this: SanaaWorld, table: DataTable) {
  deepEqual(await menu(this).getByRole('link').allInnerTexts(), titlesIn(table))
})

When('she goes to {string} by the menu', async function (this: SanaaWorld, way: string) {
  await menu(this).getByRole('link', { name: way, exact: true }).click()
})

Then('the menu is closed', async function (this: SanaaWorld) {
  await menu(this).waitFor({ state: 'hidden' })
})

Then('there is no menu to open', async function (this: SanaaWorld) {
  ok(await banner(this).getByRole('link', { name: 'Artists' }).isVisible())
  ok(await banner(this).getByRole('button', { name: 'Open menu' }).isHidden())
})

When('she presses {string}', async function (this: SanaaWorld, key: string) {
  await this.display.page.keyboard.press(key)
})

Then('the keyboard is at {string}', async function (this: SanaaWorld, name: string) {
  await this.sees(async () => {
    const held = this.display.page.locator(':focus')
    const label = (await held.getAttribute('aria-label')) ?? (await held.innerText())
    equal(label.trim(), name)
  })
})

When('she goes to {string}', async function (this: SanaaWorld, way: string) {
  const link = banner(this).getByRole('link', { name: way, exact: true })
  await link.click()
  // The page before may show the same works, and would take what is pressed next.
  await link.and(this.display.page.locator('[aria-current="page"]')).waitFor()
})

Then('she is at the top of the page', async function (this: SanaaWorld) {
  await this.sees(async () => equal(await scrolled(this), 0))
})

const toTop = (world: SanaaWorld) => world.display.page.getByRole('button', { name: 'Scroll to top' })

Then('there is no way to scroll to the top', async function (this: SanaaWorld) {
  // Whatever the last scrolling brings has come by the second frame after it.
  await this.display.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  equal(await toTop(this).count(), 0)
  equal(await this.display.page.locator('button[aria-label="Scroll to top"]').count(), 1)
})

When('she scrolls to the top', async function (this: SanaaWorld) {
  await toTop(this).click()
})

Then(
  'there is neither header nor footer at these places:',
  async function (this: SanaaWorld, table: DataTable) {
    await eachRow(table, async ({ place = '' }) => {
      await this.display.visit(pathOf(place))
      await this.display.page.getByRole('heading', { level: 1 }).first().waitFor()
      equal(await banner(this).count(), 0)
      equal(await this.display.page.getByRole('contentinfo').count(), 0)
    })
  },
)

// A dashboard has a header of its own.
Then("the shop's own header and footer are away", async function (this: SanaaWorld) {
  const { page } = this.display
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  // The page that she came from may stand there for a moment still.
  await this.sees(async () => {
    equal(await page.getByRole('navigation', { name: 'Main' }).count(), 0)
    equal(await page.getByRole('contentinfo').count(), 0)
  })
})

Then('the footer leads to these places:', async function (this: SanaaWorld, table: DataTable) {
  const links = this.display.page.getByRole('contentinfo').getByRole('listitem').getByRole('link')
  deepEqual(await links.allInnerTexts(), titlesIn(table))
})
