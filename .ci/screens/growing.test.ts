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

/** Goes from the gallery to a work far down on it. */
async function goToWork(visitor: Visit): Promise<string> {
  const { page } = visitor
  await open(visitor, '/art-gallery')
  const work = page.getByRole('main').getByRole('article').nth(7).getByRole('link').first()
  const id = ((await work.getAttribute('href')) ?? '').replace('/artwork/', '')
  await work.click()
  await page.getByRole('link', { name: 'Back to gallery' }).waitFor()
  return `work-${id}`
}

it('a card grows into its work, and shrinks on the way back to where it hung', async () => {
  await visit(welcome, async (visitor) => {
    const { page } = visitor
    await page.addInitScript(watch)
    const work = await goToWork(visitor)
    await expect.poll(() => grown(page), patiently).toEqual([[work]])
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect.poll(() => grown(page), patiently).toEqual([[work], [work]])
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect.poll(() => page.evaluate(() => document.getAnimations().length), patiently).toBe(0)
    expect(await page.locator('[style*=view-transition]').count()).toBe(0)
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
    await expect(goToWork(visitor)).resolves.toMatch(/^work-/)
  })
})
