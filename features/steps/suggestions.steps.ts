import { deepEqual, equal } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

const box = (world: SanaaWorld) =>
  world.display.page.getByRole('main').getByRole('combobox', { name: 'Search the gallery' })
const options = (world: SanaaWorld) =>
  world.display.page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** The first line of each suggestion: what a work or an artist is called. */
const offered = async (world: SanaaWorld): Promise<string[]> =>
  (await options(world).allInnerTexts()).map((text) => text.trim().split('\n')[0] ?? '')

/** What the arrow keys had reached when it was opened. */
const reached = new WeakMap<SanaaWorld, string>()

When("she types {string} into the gallery's search box", async function (this: SanaaWorld, words: string) {
  await box(this).fill('')
  await box(this).pressSequentially(words)
})

When("she types {string} into the header's search box", async function (this: SanaaWorld, words: string) {
  const search = this.display.page.getByRole('banner').getByRole('search')
  await search.getByPlaceholder('Search').pressSequentially(words)
})

When('she presses the suggestion {string}', async function (this: SanaaWorld, name: string) {
  await options(this).filter({ hasText: name }).click()
})

When('she opens what she has reached', async function (this: SanaaWorld) {
  const selected = options(this).and(this.display.page.locator('[aria-selected="true"]'))
  const title = (await selected.innerText()).trim().split('\n')[0] ?? ''
  reached.set(this, title)
  await this.display.page.keyboard.press('Enter')
})

Then('the page is called what she has reached', async function (this: SanaaWorld) {
  const name = reached.get(this) ?? ''
  await this.display.page.getByRole('main').getByRole('heading', { name, level: 1, exact: true }).waitFor()
})

Then('there is a search box that says {string}', async function (this: SanaaWorld, placeholder: string) {
  equal(await box(this).getAttribute('placeholder'), placeholder)
})

Then('she is offered {string}', async function (this: SanaaWorld, name: string) {
  await this.sees(async () => deepEqual(await offered(this), [name]))
})

Then('she is offered {string} and {string}', async function (this: SanaaWorld, one: string, other: string) {
  await this.sees(async () => deepEqual((await offered(this)).toSorted(), [one, other].toSorted()))
})

Then('she is offered nothing', async function (this: SanaaWorld) {
  await options(this).first().waitFor({ state: 'detached' })
})
