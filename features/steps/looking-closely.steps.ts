import { equal, ok } from 'node:assert/strict'
import { Then, When } from '@cucumber/cucumber'
import type { SanaaWorld } from '../support/world.ts'

// The picture of the work that is on the screen, and the ways to pass the work on.

const stage = (world: SanaaWorld) =>
  world.display.page.getByRole('main').getByRole('group', { name: /^Pictures of/ })
const picture = (world: SanaaWorld) => stage(world).getByRole('link', { name: /Zoom in$/ })
const close = (world: SanaaWorld) => world.display.page.getByRole('dialog')
const enlarged = (world: SanaaWorld) => close(world).getByRole('img').first()

const widthOf = async (world: SanaaWorld): Promise<number> =>
  (await enlarged(world).boundingBox())?.width ?? 0

When('she presses its picture', async function (this: SanaaWorld) {
  await picture(this).click()
})

When('she reaches its picture with the keyboard', async function (this: SanaaWorld) {
  const isReached = () => picture(this).evaluate((link) => link === document.activeElement)
  for (let presses = 0; presses < 40 && !(await isReached()); presses++)
    await this.display.page.keyboard.press('Tab')
  ok(await isReached(), 'The keyboard reaches the picture.')
})

When('she comes closer by the button {string}', async function (this: SanaaWorld, name: string) {
  await close(this).getByRole('button', { name }).click()
})

When('she goes away by the button {string}', async function (this: SanaaWorld, name: string) {
  await close(this).getByRole('button', { name }).click()
})

When('she turns the wheel over it', async function (this: SanaaWorld) {
  await enlarged(this).waitFor()
  await enlarged(this).hover()
  await this.display.page.mouse.wheel(0, -400)
})

Then('the picture fills the screen', async function (this: SanaaWorld) {
  await enlarged(this).waitFor()
  await this.sees(async () => {
    const box = await close(this).boundingBox()
    const screen = this.display.page.viewportSize()
    equal(`${box?.width} × ${box?.height}`, `${screen?.width} × ${screen?.height}`)
  })
})

Then('the picture is larger', async function (this: SanaaWorld) {
  const natural = await enlarged(this).evaluate((image) => image.clientWidth)
  await this.sees(async () => ok((await widthOf(this)) > natural * 1.2))
})

Then('the picture is back on its wall, and has the keyboard', async function (this: SanaaWorld) {
  await close(this).waitFor({ state: 'detached' })
  await this.sees(async () => ok(await picture(this).evaluate((link) => link === document.activeElement)))
})

const ways = (world: SanaaWorld) =>
  world.display.page.getByRole('main').locator('ul').filter({ hasText: 'Copy link' })

Then(
  'she can pass it on by {string}, {string} and {string}',
  async function (this: SanaaWorld, first: string, second: string, third: string) {
    await ways(this).waitFor()
    const names = await ways(this).getByRole('listitem').allInnerTexts()
    equal(names.map((name) => name.trim()).join(), [first, second, third].join())
  },
)

Then("each of them carries the work's own address", async function (this: SanaaWorld) {
  const address = encodeURIComponent(this.display.page.url())
  for (const link of await ways(this).getByRole('link').all())
    ok((await link.getAttribute('href'))?.includes(address))
})
