import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { seenWorks, seenWorksFiles } from '#web/offline/seen-works.ts'
import { open, type Visit } from './visit.ts'
import { type Entered, entering, firstWindow, lookAt, visiting } from './visiting.ts'

const visit = visiting()

const enter = entering(firstWindow)
let stay: Entered | undefined
async function leave(): Promise<void> {
  await stay?.leave()
  stay = undefined
}
/** Comes back to where others have been before: a worker fetches its files once for all of them. */
async function comeBack(look: (visit: Visit) => Promise<void>): Promise<void> {
  stay ??= await enter({ serviceWorkers: 'allow' })
  const context = stay.visit.page.context()
  // A page that still stands there shows itself anew once there is a network, in the middle of the next one's visit.
  const left = context.pages()
  const page = await context.newPage()
  for (const each of left) await each.close()
  await context.setOffline(false)
  await lookAt({ ...stay.visit, page }, look)
}
// What is wrong with one is not to be found in the next one, too.
afterEach(({ task }) => (task.result?.state === 'fail' ? leave() : undefined))
afterAll(leave)

/** Waits until it is there; asked from here, since a page does not wait for promises that it is to wait for. */
const kept = (page: Page, cache: string, path: string) =>
  expect
    .poll(
      () =>
        page.evaluate(
          async ([name, wanted]) =>
            (await (await caches.open(name)).match(wanted, { ignoreVary: true })) !== undefined,
          [cache, path] as const,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)

/** A built file that a page names. */
const font = (page: Page) =>
  page.evaluate(() => document.querySelector('link[as=font]')?.getAttribute('href') ?? '')

/** The kept page learns in the browser what was wanted. */
const wayBack = (page: Page) => page.getByRole('link', { name: 'Try again' }).getAttribute('href')

/** What header and footer say of a session and a cart: a kept page knows nothing of them. */
const saidOfWhoSitsHere = (page: Page) => page.getByRole('link', { name: /^(Cart|Login)/ }).allInnerTexts()

/** Of those seen in this window so far; what was seen before is kept anew, at a moment nobody can wait for. */
let worksSeen = 0

/** Looks at a work that nobody has looked at in this window until its page is kept, with what it needs to be seen. */
async function seeWork(visitor: Visit): Promise<{ readonly path: string; readonly title: string }> {
  const { page, exhibits } = visitor
  const work = exhibits.others[worksSeen++] ?? exhibits.work
  const path = `/artwork/${work.id}`
  await open(visitor, path)
  await kept(page, seenWorks, path)
  await kept(page, seenWorksFiles, await font(page))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { path, title: work.title }
}

it('the works seen last can be opened again, and anything else says why it cannot', async () => {
  await comeBack(async (visitor) => {
    const { page, origin } = visitor
    const { title } = await seeWork(visitor)
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text())
    })

    await page.context().setOffline(true)
    await page.goto(`${origin}/artists`)
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    await expect.poll(() => wayBack(page)).toBe('/artists')
    expect(await saidOfWhoSitsHere(page)).toEqual([])
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(await saidOfWhoSitsHere(page)).toEqual([])
    expect(refused).toEqual([])

    await page.context().setOffline(false)
    // The kept page shows itself anew as soon as there is a network; whoever goes on meanwhile would be held up by that.
    await page.getByRole('link', { name: 'Cart' }).first().waitFor()
    await page.goto(`${origin}/artists`)
    await page.getByRole('heading', { name: 'Meet Our Artists' }).waitFor()
    expect(await saidOfWhoSitsHere(page)).not.toEqual([])
  })
})

it('a kept page shows itself anew also where the network came back before its scripts ran', async () => {
  await comeBack(async (visitor) => {
    const { page, origin } = visitor
    const { path } = await seeWork(visitor)

    await page.context().setOffline(true)
    await page.goto(`${origin}${path}`, { waitUntil: 'commit' })
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Cart' }).first().waitFor()
    await expect.poll(() => page.locator('html[data-kept]').count()).toBe(0)
  })
})

it('links of a page that is open lead to what is kept, too', async () => {
  await comeBack(async (visitor) => {
    const { page } = visitor
    const { path, title } = await seeWork(visitor)
    await open(visitor, `/art-gallery?${new URLSearchParams({ q: title })}`)

    await page.context().setOffline(true)
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).first().click()
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.getByRole('banner').getByRole('link', { name: 'Artists' }).click()
    await page.getByRole('heading', { name: 'No network' }).waitFor()
    await expect.poll(() => wayBack(page)).toBe('/artists')
  })
})

it('the first work can be put into the cart as well, whose code nobody has asked for before', async () => {
  await comeBack(async (visitor) => {
    const { page } = visitor
    await seeWork(visitor)
    await page.context().setOffline(true)
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    const inHeader = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
    await expect.poll(() => inHeader.innerText()).toMatch(/1\s+item$/)
    // The next one comes back to an empty cart.
    await page.evaluate(() => localStorage.clear())
  })
})

it('a page that was kept from an earlier version still has its files', async () => {
  await comeBack(async (visitor) => {
    const { page } = visitor
    const { path } = await seeWork(visitor)
    // An earlier version's font had another name, which this version does not know.
    await page.evaluate(
      async ([pages, files, address, now]) => {
        const earlier = now.replace('.woff2', '-earlier.woff2')
        const [works, built] = [await caches.open(pages), await caches.open(files)]
        const [work, file] = [await works.match(address, { ignoreVary: true }), await built.match(now)]
        if (!work || !file) throw new Error('The page is not kept with its files.')
        const html = (await work.text()).replaceAll(now, earlier)
        await works.put(address, new Response(html, { headers: work.headers }))
        await built.put(earlier, file)
        await built.delete(now)
      },
      [seenWorks, seenWorksFiles, path, await font(page)] as const,
    )

    await page.context().setOffline(true)
    await open(visitor, path)
    const earlier = await font(page)
    expect(earlier).toMatch('-earlier.woff2')
    expect(await page.evaluate(async (file) => (await fetch(file)).ok, earlier)).toBe(true)
  })
})

it('nothing personal is kept, also of somebody who is signed in', async () => {
  await visit({ serviceWorkers: 'allow' }, async (visitor) => {
    const { page } = visitor
    await open(visitor, '/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const member = { name: 'Wanjiru Odhiambo', email: 'wanjiru@example.org' }
    const status = await page.evaluate(
      async (request) =>
        (
          await fetch('/api/auth/register', {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(request),
          })
        ).status,
      {
        ...member,
        password: 'lanterns over the lagoon',
        country: 'KE',
        phone: '+254712345678',
        role: 'user',
      },
    )
    expect(status).toBe(201)
    const { path } = await seeWork(visitor)
    await page.getByRole('button', { name: `Account of ${member.name}` }).waitFor()
    for (const own of ['/cart', '/profile', '/profile/orders', '/favourites']) await open(visitor, own)
    const found = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return Promise.all(
        requests.flat().map(async ({ url }) => ({
          path: new URL(url).pathname,
          text: (await (await caches.match(url, { ignoreVary: true }))?.text()) ?? '',
        })),
      )
    })
    const paths = found.map((each) => each.path)
    expect(paths).toContain(path)
    expect(paths.filter((each) => !/^\/(assets|media)\/|^\/offline$/.test(each) && each !== path)).toEqual([])
    const personal = found.filter(({ text }) => text.includes(member.name) || text.includes(member.email))
    expect(personal.map((each) => each.path)).toEqual([])
  })
})
