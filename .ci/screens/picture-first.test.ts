import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

const isPicture = (url: string) => new URL(url).pathname.startsWith('/media/')
const isScript = (url: string) => /\/entry-client-[^/]+\.js$/.test(url)
const isSheet = (url: string) => /\/style-[^/]+\.css$/.test(url)

/** The picture is on its way for ever. */
const withoutPictures = (page: Page) =>
  page.route(
    ({ href }) => isPicture(href),
    () => undefined,
  )

const withPicture = [
  '/',
  '/art-gallery',
  '/artwork/{work}',
  '/artists/details?id={artist}',
  '/artists',
  '/about-sanaa',
]

it.each(withPicture)(
  '%s: what one came to see comes before the scripts, and the styles of what they show',
  async (path) => {
    await visit({}, async (visitor) => {
      const { page, exhibits } = visitor
      const came: string[] = []
      page.on('requestfinished', (request) => {
        if (isPicture(request.url())) came.push('picture')
      })
      page.on('request', (request) => {
        if (isScript(request.url())) came.push('script')
        if (isSheet(request.url())) came.push('styles')
      })
      await open(visitor, path.replace('{work}', exhibits.work.id).replace('{artist}', exhibits.artist.id))
      expect(came.filter((what) => what !== 'picture').toSorted()).toEqual(['script', 'styles'])
      expect(came[0]).toBe('picture')
      // What the scripts waited for: the browser's word that it stands on the screen, which it gives of this picture alone.
      const told = await page.evaluate(
        () =>
          new Promise((resolve) => {
            const isFirst = (entry: PerformanceEntry & { element?: Element }) =>
              entry.element?.matches('img[fetchpriority=high]')
            new PerformanceObserver((list) => resolve(list.getEntries().map(isFirst))).observe({
              type: 'element',
              buffered: true,
            })
          }),
      )
      expect(told).toEqual([true])
    })
  },
)

it.each(withPicture)(
  '%s: the picture that is asked for first is the one that the page shows',
  async (path) => {
    await visit({ javaScriptEnabled: false }, async ({ page, origin, exhibits }) => {
      await page.goto(
        origin + path.replace('{work}', exhibits.work.id).replace('{artist}', exhibits.artist.id),
      )
      const [asked, shown] = await page.evaluate(() => {
        const all = (selector: string, ...names: readonly string[]) =>
          [...document.querySelectorAll(selector)].map((each) => names.map((name) => each.getAttribute(name)))
        return [
          all('link[rel=preload][as=image]', 'href', 'imagesrcset', 'imagesizes'),
          all('img[fetchpriority=high]', 'src', 'srcset', 'sizes'),
        ]
      })
      expect(shown).toEqual([asked?.[0]])
      // React asks once more, without an address for browsers that know no widths: it must be the same picture.
      for (const [, ...widths] of asked ?? []) expect(widths).toEqual(shown?.[0]?.slice(1))
    })
  },
)

it('letters that few pages have are drawn in their own face where nothing runs, too', async () => {
  await visit({ javaScriptEnabled: false }, async ({ page, origin }) => {
    const face = page.waitForRequest(/-latin-ext-[^/]+\.woff2$/, { timeout: 5_000 })
    await page.goto(`${origin}/artists`)
    expect(await page.getByText('ł').count()).toBeGreaterThan(0)
    await expect(face).resolves.toBeDefined()
  })
})

it('whoever touches a page has its scripts at once, picture or not', async () => {
  await visit({}, async ({ page, origin }) => {
    await withoutPictures(page)
    await page.goto(origin, { waitUntil: 'domcontentloaded' })
    const script = page.waitForRequest((request) => isScript(request.url()), { timeout: 2_000 })
    await page.keyboard.press('Tab')
    await expect(script).resolves.toBeDefined()
  })
})

it('what is pressed before the scripts came is done when they are there', async () => {
  await visit({}, async ({ page, origin }) => {
    const answers: (() => void)[] = []
    await page.route(
      ({ href }) => isScript(href),
      (route) => void answers.push(() => void route.continue()),
    )
    await page.goto(`${origin}/art-gallery`, { waitUntil: 'domcontentloaded' })
    const add = page.getByRole('button', { name: /^Add to Cart/ }).first()
    // It says that nothing answers yet; people press it all the same.
    await add.click({ force: true })
    await expect.poll(() => answers.length).toBe(1)
    expect(await page.getByText('Cart 1 item').count()).toBe(0)
    answers[0]?.()
    await page.getByRole('group', { name: /^Quantity of/ }).waitFor()
    expect(await page.getByRole('link', { name: 'Cart 1 item' }).count()).toBe(1)
  })
})

it('a picture that does not come keeps no page from working', async () => {
  await visit({}, async (visitor) => {
    await withoutPictures(visitor.page)
    await expect(open(visitor, '/')).resolves.toBeUndefined()
  })
})

it.each([
  ['fail', 'abort'],
  ['are on their way for ever', null],
] as const)('styles that %s keep no page from working', async (_, ending) => {
  await visit({}, async (visitor) => {
    await visitor.page.route(
      ({ href }) => isSheet(href),
      (route) => (ending ? route.abort() : undefined),
    )
    await expect(open(visitor, '/')).resolves.toBeUndefined()
  })
})
