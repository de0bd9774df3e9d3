import { deepEqual, equal } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import { seenAtOnce } from '../support/actors/browser/seen-at-once.ts'
import type { SanaaWorld } from '../support/world.ts'

const box = (world: SanaaWorld) =>
  world.display.page.getByRole('main').getByRole('combobox', { name: 'Search the gallery' })
const options = (world: SanaaWorld) =>
  world.display.page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

/** What a work or an artist is called stands before what else is told of it. */
const name = ':scope > :last-child > span'
const offered = async (world: SanaaWorld): Promise<string[]> =>
  (await seenAtOnce(options(world), { name })).map((option) => option.name)

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

When('she presses the suggestion {string}', async function (this: SanaaWorld, wanted: string) {
  await options(this)
    .filter({ has: this.display.page.getByText(wanted, { exact: true }) })
    .last()
    .click()
})

When('she opens what she has reached', async function (this: SanaaWorld) {
  const selected = options(this).and(this.display.page.locator('[aria-selected="true"]'))
  const [option] = await seenAtOnce(selected, { name })
  reached.set(this, option?.name ?? '')
  await this.display.page.keyboard.press('Enter')
})

Then('the page is called what she has reached', async function (this: SanaaWorld) {
  const title = reached.get(this)
  if (!title) throw new Error('She has reached nothing.')
  const heading = this.display.page.getByRole('main').getByRole('heading', { name: title, level: 1 })
  await heading.waitFor()
})

Then('there is a search box that says {string}', async function (this: SanaaWorld, placeholder: string) {
  equal(await box(this).getAttribute('placeholder'), placeholder)
})

Then('she is offered {string}', async function (this: SanaaWorld, wanted: string) {
  await this.sees(async () => deepEqual(await offered(this), [wanted]))
})

Then('she is offered {string} and {string}', async function (this: SanaaWorld, one: string, other: string) {
  await this.sees(async () => deepEqual((await offered(this)).toSorted(), [one, other].toSorted()))
})

Then('she is offered nothing', async function (this: SanaaWorld) {
  await options(this).first().waitFor({ state: 'detached' })
})
