import { deepEqual, equal } from 'node:assert/strict'
import { type DataTable, Then } from '@cucumber/cucumber'
import { eachRow } from '../support/table.ts'
import type { SanaaWorld } from '../support/world.ts'

// What makes room, or is cut short, where a screen is narrower.

const search = (world: SanaaWorld) => world.display.page.getByRole('banner').getByRole('search')
const menu = (world: SanaaWorld) => world.display.page.getByRole('dialog', { name: 'Menu' })

/** The same page on a screen of another width. */
const onScreen = (world: SanaaWorld, width: number): Promise<void> =>
  world.display.page.setViewportSize({ width, height: 900 })

const isWide = (world: SanaaWorld, width: number): Promise<void> =>
  world.sees(async () => equal((await search(world).boundingBox())?.width, width))

Then(
  'on each of these screens the search opens as a box that says {string}, and closes to a mere icon:',
  async function (this: SanaaWorld, placeholder: string, table: DataTable) {
    const field = search(this).getByPlaceholder(placeholder, { exact: true })
    await eachRow(table, async ({ screen, box }) => {
      await onScreen(this, Number(screen))
      await search(this).getByRole('button', { name: 'Open search' }).click()
      await field.waitFor()
      await isWide(this, Number(box))
      await search(this).getByRole('button', { name: 'Close search' }).click()
      await field.waitFor({ state: 'hidden' })
      await isWide(this, 44)
    })
  },
)

Then(
  'the menu is as wide as each of these screens lets it:',
  async function (this: SanaaWorld, table: DataTable) {
    await eachRow(table, async ({ screen, menu: width }) => {
      await onScreen(this, Number(screen))
      await this.sees(async () =>
        equal(Math.round((await menu(this).boundingBox())?.width ?? 0), Number(width)),
      )
    })
  },
)

Then('nothing sticks out of these screens:', async function (this: SanaaWorld, table: DataTable) {
  await eachRow(table, async ({ screen }) => {
    await onScreen(this, Number(screen))
    const [content, shown] = await this.display.page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    equal(content, shown)
    equal(await this.display.page.evaluate(() => window.innerWidth), Number(screen))
  })
})

/** Runs in the page. @returns CSS pixels around and between the works that hang there, and how many hang side by side */
function roomForWorks(works: readonly Element[]): Readonly<Record<string, number>> {
  // Around what is seen of a work, its box may keep room for rings.
  const seen = works.map(({ firstElementChild }) => firstElementChild?.getBoundingClientRect())
  const [first, ...others] = seen.filter((box) => box !== undefined)
  if (!first) throw new Error('Nothing hangs there.')
  const beside = others.filter(({ left, top }) => left > first.right && top === first.top)
  const last = beside.at(-1) ?? first
  return {
    'from the edge': first.left,
    wall: last.right - first.left,
    'side by side': beside.length + 1,
    apart: (beside[0]?.left ?? first.right) - first.right,
  }
}

Then('the works hang there on each of these screens:', async function (this: SanaaWorld, table: DataTable) {
  const works = this.display.page.getByRole('main').getByRole('article')
  await eachRow(table, async ({ screen, ...room }) => {
    await onScreen(this, Number(screen))
    const seen = await works.evaluateAll(roomForWorks)
    deepEqual(Object.fromEntries(Object.entries(seen).map(([what, pixels]) => [what, String(pixels)])), room)
  })
})
