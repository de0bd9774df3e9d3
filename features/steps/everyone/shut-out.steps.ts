import { deepEqual, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import { titlesIn } from '../../support/table.ts'
import type { SanaaWorld } from '../../support/world.ts'

// What would shut somebody out: what axe knows of, and scripts that are a long time coming.

Then(
  'by day and in the dark nothing on these pages stands against WCAG 2.2 AA:',
  async function (this: SanaaWorld, table: DataTable) {
    for (const address of titlesIn(table)) {
      await this.display.visit(address)
      deepEqual(await this.display.againstGuidelines(), [], `At ${address}`)
    }
  },
)

/** Lets the scripts of each page come, once they are on their way. */
const released = new WeakMap<Page, () => Promise<void>>()

When(
  'she opens the page of {string}, whose scripts are a long time coming',
  async function (this: SanaaWorld, title: string) {
    const { page } = this.display
    const link = page.getByRole('main').getByRole('link', { name: title }).first()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    const { promise: isTime, resolve: letThrough } = Promise.withResolvers<void>()
    const { promise: areOnTheirWay, resolve: beHeld } = Promise.withResolvers<void>()
    released.set(page, async () => {
      await areOnTheirWay
      letThrough()
    })
    // The first is a small one, which notes what is pressed until the others are there.
    await page.route(/\/(?!entry-after-picture)[^/]+\.js$/, async (route) => {
      beHeld()
      await isTime
      await route.continue()
    })
    await page.goto(address, { waitUntil: 'commit' })
  },
)

When('without waiting she presses {string}', async function (this: SanaaWorld, name: string) {
  const button = this.display.page.getByRole('main').getByRole('button', { name }).first()
  // It says to programs that it is not ready yet.
  await button.click({ force: true })
})

When('its scripts have come', async function (this: SanaaWorld) {
  const release = released.get(this.display.page)
  ok(release, 'Somebody waits for them.')
  await release()
})
