import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open, type Visit } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()
const patiently = { timeout: 20_000 }
const welcome = { reducedMotion: 'no-preference' } satisfies BrowserContextOptions

declare global {
  interface Window {
    /** What has grown in each change of page, by its name; 'failed' where the browser gave up. */
    grown: (readonly string[])[]
    /** How far down the page was read at the last click. */
    leftAt: number
  }
}

/** Runs in the page before anything else: notes what grows. */
function watch(): void {
  const grown: Window['grown'] = (window.grown = [])
  const begin = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = begin(update)
    void transition.ready.then(
      () => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '')
        grown.push(parts.flatMap((part) => /^::view-transition-group\((work-.*)\)$/.exec(part)?.[1] ?? []))
      },
      () => grown.push(['failed']),
    )
    return transition
  }
}

const grown = (page: Page) => page.evaluate(() => window.grown)

const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

/** Goes from the gallery to a work far down on it. @returns its name while it grows, and how far down the gallery was read */
async function goToWork(visitor: Visit, pages = 1) {
  const { page } = visitor
  await open(visitor, '/art-gallery')
  const works = page.getByRole('main').getByRole('article')
  for (let hung = 1; hung < pages; hung++) {
    await page.getByRole('link', { name: 'Load More Artworks' }).click()
    await expect.poll(() => works.count(), patiently).toBe(24 * (hung + 1))
  }
  const work = works
    .nth(24 * pages - 17)
    .getByRole('link')
    .first()
  const id = ((await work.getAttribute('href')) ?? '').replace('/artwork/', '')
  // To be pressed it may be brought into sight before.
  await page.evaluate(() =>
    addEventListener('click', () => (window.leftAt = window.scrollY), { capture: true }),
  )
  await work.click()
  await page.getByRole('link', { name: 'Back to gallery' }).waitFor()
  return { name: `work-${id}`, place: await page.evaluate(() => window.leftAt) }
}

it('a card grows into its work, and shrinks on the way back to where it hung', async () => {
  await visit(welcome, async (visitor) => {
    const { page } = visitor
    await page.addInitScript(watch)
    const { name, place } = await goToWork(visitor)
    await expect.poll(() => grown(page), patiently).toEqual([[name]])
    expect(await placeOf(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => grown(page), patiently).toEqual([[name], [name]])
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), patiently).toBe(0)
    expect(place).toBeGreaterThan(0)
    expect(await placeOf(page)).toBe(place)
    expect(await page.locator('[style*=view-transition]').count()).toBe(0)
  })
})

it('a wall of several pages is read on where it was left', async () => {
  await visit(welcome, async (visitor) => {
    const { page } = visitor
    const { place } = await goToWork(visitor, 3)
    await page.goBack()
    await page.getByRole('heading', { name: 'Art Gallery' }).waitFor()
    // Cards are left undrawn anew, which is when a reader was moved along.
    const last = page.getByRole('article').nth(71)
    await expect
      .poll(() => last.evaluate((card) => getComputedStyle(card).contentVisibility), patiently)
      .toBe('auto')
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await placeOf(page)).toBe(place)
  })
})

it('a work is there at once where no motion is wanted', async () => {
  await visit({ reducedMotion: 'reduce' }, async (visitor) => {
    await visitor.page.addInitScript(watch)
    await goToWork(visitor)
    await visitor.page.goBack()
    await visitor.page.getByRole('heading', { name: 'Art Gallery' }).waitFor()
    expect(await grown(visitor.page)).toEqual([])
  })
})

it('a work comes as ever where the browser lets nothing grow', async () => {
  await visit(welcome, async (visitor) => {
    await visitor.page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })
    const { name } = await goToWork(visitor)
    expect(name).toMatch(/^work-/)
  })
})
