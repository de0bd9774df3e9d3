import { expect, it } from 'vitest'
import { seenWorks } from '#web/offline/seen-works.ts'
import { open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

it('the works seen last can be opened again, and anything else says why it cannot', async () => {
  await visit({ serviceWorkers: 'allow' }, async (visitor) => {
    const { page, origin, exhibits } = visitor
    const path = `/artwork/${exhibits.work.id}`
    await open(visitor, path)
    await page.waitForFunction(
      async ([name, kept]) => (await (await caches.open(name)).match(kept)) !== undefined,
      [seenWorks, path] as const,
    )
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    await page.context().setOffline(true)
    await page.goto(`${origin}/artists`)
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    expect(await page.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/artists')
    await page.getByRole('link', { name: new RegExp(exhibits.work.title) }).click()
    await page.getByRole('heading', { name: exhibits.work.title, level: 1 }).waitFor()

    await page.context().setOffline(false)
    await page.goto(`${origin}/artists`)
    await page.getByRole('heading', { name: 'Meet Our Artists' }).waitFor()
  })
})

it('nothing personal is kept', async () => {
  await visit({ serviceWorkers: 'allow' }, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await open(visitor, '/cart')
    await open(visitor, '/auth?mode=login')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(3)
    expect(kept.filter((path) => !/^\/(assets|media)\/|^\/offline$/.test(path))).toEqual([])
  })
})
