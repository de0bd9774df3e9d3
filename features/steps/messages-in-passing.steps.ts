import { equal, ok } from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

const toasts = (world: SanaaWorld) => world.display.page.getByRole('region', { name: 'Notifications, Alt+T' })
const message = (world: SanaaWorld) => toasts(world).getByText('Link copied', { exact: true })

async function place(world: SanaaWorld) {
  const box = await message(world).locator('xpath=..').boundingBox()
  if (!box) throw new Error('There is no message.')
  return box
}

Given('Lena has copied the link of {string}', async function (this: SanaaWorld, title: string) {
  const { display } = this
  await display.visit('/art-gallery')
  await display.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await display.page.clock.install()
  await display.page.getByRole('main').getByRole('link', { name: title, exact: true }).click()
  await display.page.getByRole('button', { name: 'Share', exact: true }).click()
  await display.page.getByRole('button', { name: 'Copy link' }).click()
  await message(this).waitFor()
  equal(await display.page.evaluate(() => navigator.clipboard.readText()), display.page.url())
})

When(/^(\d+) seconds? pass(?:es)? for her$/, async function (this: SanaaWorld, seconds: string) {
  await this.display.page.clock.runFor(Number(seconds) * 1000)
})

When('{int} minutes pass for her', async function (this: SanaaWorld, minutes: number) {
  await this.display.page.clock.fastForward(minutes * 60_000)
})

Then('she is told {string} at the right', async function (this: SanaaWorld, text: string) {
  await toasts(this).getByText(text, { exact: true }).waitFor()
  const { x, width } = await place(this)
  const right = await this.display.page.evaluate(() => document.documentElement.clientWidth)
  equal(Math.round(x + width), right - 16)
})

Then('the message is gone', async function (this: SanaaWorld) {
  // What leaves takes a moment, which this page's clock has to be told.
  await this.display.page.clock.runFor(1000)
  await message(this).waitFor({ state: 'detached' })
})

When('she points at the message', async function (this: SanaaWorld) {
  await message(this).hover()
})

When('she points elsewhere', async function (this: SanaaWorld) {
  await this.display.page.mouse.move(10, 700)
})

When('she turns to another window', async function (this: SanaaWorld) {
  await this.display.page.evaluate(() => window.dispatchEvent(new Event('blur')))
})

When('she comes back to the window', async function (this: SanaaWorld) {
  await this.display.page.evaluate(() => window.dispatchEvent(new Event('focus')))
})

When('she drags the message {int} % of its width aside', async function (this: SanaaWorld, part: number) {
  const { mouse } = this.display.page
  const { x, y, width, height } = await place(this)
  const [from, middle] = [x + width / 2, y + height / 2]
  await mouse.move(from, middle)
  await mouse.down()
  await mouse.move(from - (width * part) / 200, middle, { steps: 4 })
  await mouse.move(from - (width * part) / 100, middle, { steps: 4 })
  ok((await place(this)).x < x, 'The message follows the pointer.')
  await mouse.up()
})

When('she sends the message away', async function (this: SanaaWorld) {
  await toasts(this).getByRole('button', { name: 'Dismiss' }).click()
})

/** How the shop is told that it may compare. */
const comparing = new WeakMap<SanaaWorld, () => void>()

When('the shop takes its time to compare', async function (this: SanaaWorld) {
  const { page } = this.display
  const mayBegin = Promise.withResolvers<void>()
  comparing.set(this, mayBegin.resolve)
  await page.clock.install()
  await page.route('**/api/admin/payment-checks', async (route) => {
    if (route.request().method() === 'POST') await mayBegin.promise
    await route.continue()
  })
})

When('the shop has compared', async function (this: SanaaWorld) {
  const begun = this.display.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/payment-checks'),
  )
  comparing.get(this)?.()
  await begun
  await this.stage.doJobs()
})

const moreWorks = /\/api\/artworks\?.*cursor=/
/** How often more works were asked for in vain. */
const refusals = new WeakMap<SanaaWorld, number>()

When('the gallery says {string} to whoever wants more', async function (this: SanaaWorld, text: string) {
  await this.display.page.route(moreWorks, (route) => {
    refusals.set(this, (refusals.get(this) ?? 0) + 1)
    return route.fulfill({ status: 429, json: { message: text, code: 'too-many-requests' } })
  })
})

When('the gallery has time again', async function (this: SanaaWorld) {
  await this.display.page.unroute(moreWorks)
})

Then('she is told {string} in the middle', async function (this: SanaaWorld, text: string) {
  const alert = toasts(this).getByRole('alert').filter({ hasText: text })
  await alert.waitFor()
  const box = await alert.boundingBox()
  const width = await this.display.page.evaluate(() => document.documentElement.clientWidth)
  ok(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2) <= 1, 'It stands in the middle.')
})

Then('the gallery is not asked again by itself', async function (this: SanaaWorld) {
  // How often it was asked until now is another thing: once where she pointed, and again where that was refused.
  const before = refusals.get(this)
  ok(before, 'It was asked.')
  // Were it asked again by itself, that would be with the next frames.
  await this.display.page.mouse.wheel(0, 200)
  await this.display.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  equal(refusals.get(this), before)
})
