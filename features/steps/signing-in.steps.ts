import { deepEqual, equal } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import { titlesIn } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

const main = (world: SanaaWorld) => world.display.page.getByRole('main')
const field = (world: SanaaWorld, label: string) => main(world).getByLabel(label, { exact: true })

When('she writes {string} into {string}', async function (this: SanaaWorld, text: string, label: string) {
  await field(this, label).fill(text)
})

async function isTaken(world: SanaaWorld, country: string, prefix: string): Promise<void> {
  const before = field(world, 'Phone').locator('xpath=preceding-sibling::span')
  await world.sees(async () =>
    deepEqual(
      [await field(world, 'Country').inputValue(), await before.innerText()],
      [`${country} (${prefix})`, prefix],
    ),
  )
}

Then('she finds these countries:', async function (this: SanaaWorld, table: DataTable) {
  for (const [typed = '', country = '', prefix = ''] of table.raw()) {
    await field(this, 'Country').fill(typed)
    await main(this).getByRole('option').filter({ hasText: country }).filter({ hasText: prefix }).click()
    await isTaken(this, country, prefix)
  }
})

Then(
  'her country is {string}, and {string} stands before her phone number',
  async function (this: SanaaWorld, country: string, prefix: string) {
    await isTaken(this, country, prefix)
  },
)

Then(
  'the tab {string} is open, with the button {string}',
  async function (this: SanaaWorld, name: string, button: string) {
    await main(this).getByRole('tab', { name, selected: true }).waitFor()
    await main(this)
      .getByRole('tabpanel', { name })
      .getByRole('button', { name: button, exact: true })
      .waitFor()
  },
)

Then('these fields are there:', async function (this: SanaaWorld, table: DataTable) {
  const labels = main(this).getByRole('form').locator('label:not(:has(input))')
  await this.sees(async () => deepEqual(await labels.allInnerTexts(), titlesIn(table)))
})

Then('{string} is covered', async function (this: SanaaWorld, label: string) {
  equal(await field(this, label).getAttribute('type'), 'password')
})

Then('{string} can be read', async function (this: SanaaWorld, label: string) {
  equal(await field(this, label).getAttribute('type'), 'text')
})

When(
  'she presses {string} with nothing filled in, and the shop has answered',
  async function (this: SanaaWorld, button: string) {
    const { page } = this.display
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/auth/login'))
    await main(this).getByRole('button', { name: button, exact: true }).click()
    await answered
    // What the answer brings to the screen has come by the second frame after it.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  },
)

Then('the only message is {string}', async function (this: SanaaWorld, text: string) {
  const toasts = this.display.page.getByRole('region', { name: /^Notifications/ })
  await toasts.getByText(text, { exact: true }).waitFor()
  equal(await toasts.getByRole('button', { name: 'Dismiss' }).count(), 1)
})

/** How the shop is told that it may answer. */
const answers = new WeakMap<SanaaWorld, () => void>()

When('the shop takes its time to look her up', async function (this: SanaaWorld) {
  const mayAnswer = Promise.withResolvers<void>()
  answers.set(this, mayAnswer.resolve)
  await this.display.page.route('**/api/auth/login', async (route) => {
    await mayAnswer.promise
    await route.continue()
  })
})

When('the shop has looked her up', function (this: SanaaWorld) {
  answers.get(this)?.()
})

Then("{string} stands over the form, with the shop's name", async function (this: SanaaWorld, text: string) {
  const veil = this.display.page.getByRole('status').filter({ hasText: text })
  await veil.getByRole('img', { name: 'Sanaa' }).waitFor()
})

const wall = (world: SanaaWorld) =>
  world.display.page.getByRole('complementary', { name: 'A work from the gallery' })
const hangsThere = async (world: SanaaWorld, title: string): Promise<void> =>
  world.sees(async () => equal(await wall(world).getByRole('figure').filter({ hasText: title }).count(), 1))

When('she likes things that move', async function (this: SanaaWorld) {
  await this.display.page.emulateMedia({ reducedMotion: 'no-preference' })
})

Then('{string} hangs beside the form', async function (this: SanaaWorld, title: string) {
  await hangsThere(this, title)
  equal(await wall(this).getByRole('figure').count(), 1)
})

Then(
  '{string} hangs beside the form, and comes in {int} milliseconds',
  async function (this: SanaaWorld, title: string, milliseconds: number) {
    await hangsThere(this, title)
    const moving = await wall(this)
      .locator('figure', { hasText: title })
      .evaluate((figure) =>
        figure.getAnimations().map((motion) => Number(motion.effect?.getComputedTiming().duration)),
      )
    deepEqual(new Set(moving), new Set([milliseconds]))
  },
)

When('she signs in there as {string}', async function (this: SanaaWorld, login: string) {
  const { page } = this.display
  await page.getByPlaceholder('Enter any login').fill(login)
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
})

When('she turns back there', async function (this: SanaaWorld) {
  await this.display.page.getByRole('link', { name: 'Cancel' }).click()
})

Then('she is signed in here as {string}', async function (this: SanaaWorld, name: string) {
  await this.display.page
    .getByRole('banner')
    .getByRole('button', { name: `Account of ${name}` })
    .waitFor()
})
