import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { eachRow, titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

// What can be read, pressed and followed on whatever page is on the screen.

const main = (world: SanaaWorld) => world.display.page.getByRole('main')
const section = (world: SanaaWorld, title: string) => main(world).getByRole('region', { name: title })

When('Lena opens {string}', async function (this: SanaaWorld, address: string) {
  await this.display.visit(address)
})

When('she opens the same address anew', async function (this: SanaaWorld) {
  const { pathname, search } = new URL(this.display.page.url())
  await this.display.visit(pathname + search)
})

When('she goes back a page', async function (this: SanaaWorld) {
  await this.display.page.goBack()
})

When('she follows the logo', async function (this: SanaaWorld) {
  const banner = this.display.page.getByRole('banner')
  await banner
    .getByRole('link')
    .filter({ has: this.display.page.getByRole('img', { name: 'Sanaa' }) })
    .click()
})

When('she follows the link {string}', async function (this: SanaaWorld, name: string) {
  await main(this).getByRole('link', { name, exact: true }).first().click()
})

When(
  'she follows the link {string} under {string}',
  async function (this: SanaaWorld, name: string, title: string) {
    await section(this, title).getByRole('link', { name }).first().click()
  },
)

When(
  'she follows the link {string} at the foot of the page',
  async function (this: SanaaWorld, name: string) {
    await this.display.page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  },
)

Then('each of these links leads on:', async function (this: SanaaWorld, table: DataTable) {
  const { page } = this.display
  const here = page.url()
  await eachRow(table, async ({ link = '', address }) => {
    await main(this).getByRole('link', { name: link, exact: true }).first().click()
    await page.waitForURL((url) => url.pathname + url.search === address)
    await page.goBack()
    await page.waitForURL(here)
  })
})

When('she presses the button {string}', async function (this: SanaaWorld, name: string) {
  await main(this).getByRole('button', { name, exact: true }).first().click()
})

When('she turns to the tab {string}', async function (this: SanaaWorld, name: string) {
  await main(this).getByRole('tab', { name }).click()
})

When('she chooses {string} under {string}', async function (this: SanaaWorld, option: string, label: string) {
  const before = this.display.page.url()
  await main(this).getByLabel(label, { exact: true }).selectOption({ label: option })
  await this.display.page.waitForURL((url) => url.href !== before)
})

/** How the shop is told that it may answer. */
const answering = new WeakMap<SanaaWorld, () => void>()

When(
  'the shop takes its time while she chooses {string} under {string}',
  async function (this: SanaaWorld, option: string, label: string) {
    const mayAnswer = Promise.withResolvers<void>()
    answering.set(this, mayAnswer.resolve)
    // What else a page asks for meanwhile is none of it.
    await this.display.page.route('**/api/artworks/**', async (route) => {
      await mayAnswer.promise
      await route.continue()
    })
    await main(this).getByLabel(label, { exact: true }).selectOption({ label: option })
  },
)

When('the shop has answered', function (this: SanaaWorld) {
  answering.get(this)?.()
})

Then('the page is called {string}', async function (this: SanaaWorld, title: string) {
  await main(this).getByRole('heading', { name: title, level: 1, exact: true }).waitFor()
})

Then("the page is called by her order's number", async function (this: SanaaWorld) {
  await main(this)
    .getByRole('heading', { name: /^Order \d+/, level: 1 })
    .waitFor()
})

Then('the page reads {string}', async function (this: SanaaWorld, text: string) {
  await main(this).getByText(text, { exact: true }).first().waitFor()
})

Then('the page names a month and a year after {string}', async function (this: SanaaWorld, words: string) {
  await main(this)
    .getByText(new RegExp(`^${words} [A-Z][a-z]+ \\d{4}$`))
    .waitFor()
})

Then('it has these parts:', async function (this: SanaaWorld, table: DataTable) {
  deepEqual(await main(this).getByRole('heading', { level: 2 }).allInnerTexts(), titlesIn(table))
})

Then('these values are named:', async function (this: SanaaWorld, table: DataTable) {
  deepEqual(await main(this).getByRole('heading', { level: 3 }).allInnerTexts(), titlesIn(table))
})

Then(
  'she can choose these under {string}:',
  async function (this: SanaaWorld, label: string, table: DataTable) {
    const options = main(this).getByLabel(label, { exact: true }).locator('option')
    deepEqual(await options.allTextContents(), titlesIn(table))
  },
)

Then('{string} is chosen under {string}', async function (this: SanaaWorld, option: string, label: string) {
  const chosen = main(this).getByLabel(label, { exact: true }).locator('option:checked')
  await this.sees(async () => deepEqual(await chosen.allTextContents(), [option]))
})

Then('{string} is the way that is chosen', async function (this: SanaaWorld, name: string) {
  ok(await this.display.page.getByRole('radio', { name }).isChecked())
})

Then('there is a button {string}', async function (this: SanaaWorld, name: string) {
  await main(this).getByRole('button', { name, exact: true }).waitFor()
})

Then('there is no button {string}', async function (this: SanaaWorld, name: string) {
  await main(this).getByRole('button', { name, exact: true }).waitFor({ state: 'detached' })
})

Then('a dialog is called {string}', async function (this: SanaaWorld, title: string) {
  await this.display.page.getByRole('dialog', { name: title }).waitFor()
})

Then('no dialog is open', async function (this: SanaaWorld) {
  await this.sees(async () => equal(await this.display.page.getByRole('dialog').count(), 0))
})

Then('the address names the artist by name and id', async function (this: SanaaWorld) {
  match(new URL(this.display.page.url()).search, /^\?name=[^&]+&id=[\w-]{36}$/)
})

Then('the address names the artist by id alone', async function (this: SanaaWorld) {
  match(new URL(this.display.page.url()).search, /^\?artist=[\w-]{36}$/)
})

Then('the sums are:', async function (this: SanaaWorld, table: DataTable) {
  const sums = main(this).getByRole('complementary', { name: 'Summary' }).locator('dl').first()
  const [words, amounts] = [sums.locator('dt'), sums.locator('dd')]
  await this.sees(async () => {
    const texts = [await words.allInnerTexts(), await amounts.allTextContents()] as const
    deepEqual(
      texts[0].map((word, index) => [word, texts[1][index]]),
      table.raw(),
    )
  })
})
