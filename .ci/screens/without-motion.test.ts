import { expect, it } from 'vitest'
import { open, type Visit } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

declare global {
  interface Window {
    /** What has moved on this page, in words. */
    moved: string[]
  }
}

/** Runs in the page before anything else: notes what moves for longer than one sees. */
function watch(): void {
  const moved: string[] = (window.moved = [])
  const noteRunning = () => {
    for (const animation of document.getAnimations()) {
      const { duration } = animation.effect?.getComputedTiming() ?? {}
      if (Number(duration) > 10) moved.push(`something for ${String(duration)} ms`)
    }
  }
  for (const begins of ['animationstart', 'transitionrun']) document.addEventListener(begins, noteRunning)
  const { scrollTo } = window
  window.scrollTo = ((target: ScrollToOptions) => {
    if (target.behavior === 'smooth') moved.push(`the page to ${String(target.top)}`)
    Reflect.apply(scrollTo, window, [target])
  }) as typeof scrollTo
}

/** Does what usually sets something in motion: points, opens, adds, scrolls, goes elsewhere. */
async function stir(visitor: Visit): Promise<readonly string[]> {
  const { page } = visitor
  await page.addInitScript(watch)
  await open(visitor, '/art-gallery')
  const main = page.getByRole('main')
  await main.getByRole('article').first().getByRole('link').first().hover()
  await main
    .getByRole('button', { name: /^Add to Cart/ })
    .first()
    .click()
  await page.getByRole('banner').getByRole('button', { name: 'Open search' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Close search' }).click()
  await page.evaluate(() => window.scrollTo({ top: 1600, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Artists' }).click()
  await main.getByRole('heading', { name: 'Meet Our Artists' }).waitFor()
  // What begins, begins with the next frame.
  return page.evaluate(
    () => new Promise<string[]>((done) => requestAnimationFrame(() => setTimeout(() => done(window.moved)))),
  )
}

it('nothing moves for those who want no motion, whatever they do', async () => {
  expect(await visit({ reducedMotion: 'reduce' }, stir)).toEqual([])
})

it('for everybody else the same things do move', async () => {
  const moved = await visit({ reducedMotion: 'no-preference' }, stir)
  expect(moved).toContain('the page to 0')
  expect(moved.some((what) => what.startsWith('something'))).toBe(true)
})

it.each(['click', 'Enter'])('the way to the top goes all the way, smoothly, by %s', async (by) => {
  await visit({ reducedMotion: 'no-preference' }, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/about-sanaa')
    await page.evaluate(() => window.scrollTo({ top: 1300, behavior: 'instant' }))
    const button = page.getByRole('button', { name: 'Scroll to top' })
    await (by === 'click' ? button.click() : button.press(by))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})
