import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { type DataTable, Then, When } from '@cucumber/cucumber'
import type { Page } from 'playwright-core'
import type { SanaaWorld } from '../../support/world.ts'

// What is read without scripts, by search engines, in the dark, or by whoever cannot bear what moves.

/** What a page says of a work for machines (schema.org). */
interface WorkForMachines {
  readonly name?: string
  readonly creator?: { readonly name: string }
  readonly offers?: { readonly price: string; readonly priceCurrency: string }
}

Then('without JavaScript she reads:', async function (this: SanaaWorld, table: DataTable) {
  const [, about = ''] = table.raw()[0] ?? []
  ok(about, 'There is something to read.')
  await this.display.visit('/')
  const { origin } = new URL(this.display.page.url())
  const browser = this.display.page.context().browser()
  if (!browser) throw new Error('There is no browser.')
  const plain = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await plain.newPage()
    for (const [address, text = ''] of table.raw()) {
      await page.goto(`${origin}${address}`)
      await page.getByRole('main').getByText(text, { exact: true }).first().waitFor()
    }
  } finally {
    await plain.close()
  }
})

/** Runs in the page. */
function saidToMachines(): WorkForMachines[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }): WorkForMachines[] => {
      const said = JSON.parse(textContent ?? '{}') as { '@graph'?: WorkForMachines[] } | WorkForMachines[]
      if (Array.isArray(said)) return said
      return said['@graph'] ?? [said as WorkForMachines]
    },
  )
}

Then(
  'search engines are told of {string} by {string} for {money}',
  async function (this: SanaaWorld, title: string, artist: string, price: string) {
    const { page } = this.display
    ok((await page.title()).startsWith(title), 'The title of the page begins with the work’s.')
    const work = (await page.evaluate(saidToMachines)).find(({ offers }) => offers)
    deepEqual([work?.name, work?.creator?.name, `$${work?.offers?.price}`], [title, artist, price])
    equal(work?.offers?.priceCurrency, 'USD')
  },
)

Then(
  'whoever passes it on passes on {string} with its picture',
  async function (this: SanaaWorld, title: string) {
    const { page } = this.display
    const told = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
    match((await told('og:title')) ?? '', new RegExp(`^${title}`))
    equal(new URL((await told('og:url')) ?? '').pathname, new URL(page.url()).pathname)
    const { pathname } = new URL((await told('og:image')) ?? '')
    const picture = await page.request.get(new URL(pathname, page.url()).href)
    ok(picture.headers()['content-type']?.startsWith('image/'))
  },
)

/** The addresses that a map of the shop leads to, those of its parts with them. */
async function mapped(page: Page, address: string): Promise<readonly string[]> {
  const map = await (await page.request.get(address)).text()
  const found = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href = '']) => new URL(href).pathname)
  const { origin } = new URL(address)
  if (!map.includes('<sitemapindex')) return found
  return (await Promise.all(found.map((path) => mapped(page, origin + path)))).flat()
}

Then('the map of the shop leads here', async function (this: SanaaWorld) {
  const { page } = this.display
  const { origin, pathname } = new URL(page.url())
  ok((await mapped(page, `${origin}/sitemap.xml`)).includes(pathname), `It leads to ${pathname}.`)
})

Then('the keyboard is within the page, past its header', async function (this: SanaaWorld) {
  await this.sees(async () => equal(await this.display.page.locator('main :focus').count(), 1))
})

When('she prefers the dark', async function (this: SanaaWorld) {
  await this.display.page.emulateMedia({ colorScheme: 'dark' })
})

declare global {
  interface Window {
    /** How the page was told to scroll since somebody watches it. */
    ways: (ScrollBehavior | undefined)[]
  }
}

/** Runs in the page: what one would see on the way depends on how busy the machine is. */
function watchScrolling(): void {
  const ways: (ScrollBehavior | undefined)[] = (window.ways = [])
  const { scrollTo } = window
  window.scrollTo = ((to: ScrollToOptions) => {
    ways.push(to.behavior)
    Reflect.apply(scrollTo, window, [to])
  }) as typeof scrollTo
}

When(/^she prefers that (things move|nothing moves)$/, async function (this: SanaaWorld, what: string) {
  const { page } = this.display
  await page.emulateMedia({ reducedMotion: what === 'nothing moves' ? 'reduce' : 'no-preference' })
  await page.evaluate(watchScrolling)
})

Then(/^she comes to the top of the page (smoothly|at once)$/, async function (this: SanaaWorld, how: string) {
  const { page } = this.display
  await this.sees(async () => equal(await page.evaluate(() => window.scrollY), 0))
  const way = await page.evaluate(() => window.ways.at(-1))
  equal(way, how === 'smoothly' ? 'smooth' : 'instant')
})

/** Runs in the page. @returns of the ground and of what is written on it, how bright they are from 0 to 255 */
function brightness(): readonly [number, number] {
  const of = (colour: string) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) throw new Error('Nothing can be painted here.')
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  }
  const { backgroundColor, color } = getComputedStyle(document.body)
  return [of(backgroundColor), of(color)]
}

Then('the page is dark', async function (this: SanaaWorld) {
  await this.sees(async () => {
    const [ground, words] = await this.display.page.evaluate(brightness)
    ok(ground < 64 && words > 128, `The ground is dark (${ground}), and words are bright (${words}).`)
  })
})

Then('nothing on the page is moving', async function (this: SanaaWorld) {
  const moving = await this.display.page.evaluate(() =>
    document
      .getAnimations()
      .map((animation) => Number(animation.effect?.getComputedTiming().duration))
      .filter((milliseconds) => milliseconds > 10),
  )
  deepEqual(moving, [])
})
