import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { builtManifest } from './built-manifest.ts'
import { open, type Visit } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

/** A visitor before the gallery, with the way to one of its works, and what the API is asked to read from now on. */
async function atGallery(visitor: Visit) {
  const { page } = visitor
  await open(visitor, '/art-gallery')
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.method() === 'GET') asked.push(pathname + search)
  })
  const work = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first()
  const path = ((await work.getAttribute('href')) ?? '').replace('/artwork/', '/api/artworks/')
  const ofWork = () => asked.filter((call) => call === path)
  return {
    work,
    /** Points at the work, again and again until that is heard: who listens comes after all that people see. */
    fetchedBy: (point: (at: Locator) => Promise<void>) =>
      expect
        .poll(
          async () => {
            const found = ofWork().length
            if (found === 0) {
              await page.mouse.move(0, 0)
              await work.blur()
              await point(work)
            }
            return found
          },
          { interval: 500, timeout: 20_000 },
        )
        .toBe(1),
    /** Waits for the work's page, and gives what was asked for twice until then. */
    arrive: async () => {
      await page.getByRole('link', { name: 'Back to gallery' }).waitFor()
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      expect(ofWork()).not.toEqual([])
      return asked.filter((call, place) => asked.indexOf(call) !== place)
    },
  }
}

it('what a pointer rests on is there at the click, and nothing is asked for twice', async () => {
  await visit({}, async (visitor) => {
    const { work, fetchedBy, arrive } = await atGallery(visitor)
    await fetchedBy((link) => link.hover())
    await work.click()
    expect(await arrive()).toEqual([])
  })
})

it('what the keyboard stands on is fetched, too', async () => {
  await visit({}, async (visitor) => {
    const { work, fetchedBy, arrive } = await atGallery(visitor)
    await fetchedBy((link) => link.focus())
    await work.press('Enter')
    expect(await arrive()).toEqual([])
  })
})

it('a finger on a link begins what its click goes on with', async () => {
  await visit({ hasTouch: true }, async (visitor) => {
    const { work, arrive } = await atGallery(visitor)
    await work.tap()
    expect(await arrive()).toEqual([])
  })
})

it('the screen of a work comes to whoever stands before a wall, without a touch', async () => {
  const manifest = await builtManifest()
  const screen = manifest['web/catalogue/artwork/artwork-screen.tsx']?.file
  if (screen === undefined) throw new Error('The screen of a work is in no file of its own.')
  await visit({ hasTouch: true }, async (visitor) => {
    const ofWorks: string[] = []
    visitor.page.on('request', (request) => {
      if (request.url().includes('/api/artworks/')) ofWorks.push(request.url())
    })
    const [response] = await Promise.all([
      visitor.page.waitForResponse((each) => each.url().endsWith(screen)),
      open(visitor, '/art-gallery'),
    ])
    expect(await response.finished()).toBeNull()
    expect(ofWorks).toEqual([])
  })
})
