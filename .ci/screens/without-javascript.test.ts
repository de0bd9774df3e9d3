import { expect, it } from 'vitest'
import { visiting } from './visiting.ts'

const visit = visiting()
const plain = { javaScriptEnabled: false }

it('the gallery is filtered, searched and leafed through', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(`${origin}/art-gallery`)
    const main = page.getByRole('main')
    await main.getByLabel('Category').selectOption({ label: 'Sculpture' })
    await main.getByRole('button', { name: 'Search' }).click()
    expect(new URL(page.url()).searchParams.get('category')).toBe('sculpture')
    expect(await main.getByRole('article').count()).toBeGreaterThan(0)
    await page.goto(`${origin}/art-gallery`)
    const first = await main.getByRole('article').first().innerText()
    await page.getByRole('link', { name: 'Load More Artworks' }).click()
    expect(await main.getByRole('article').first().innerText()).not.toBe(first)
  })
})

it('what is trending leads on into the gallery', async () => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(origin)
    const trending = page.getByRole('region', { name: 'Trending Artworks' })
    expect(await trending.getByRole('button', { name: 'Load More Artworks' }).isVisible()).toBe(false)
    await trending.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Sculpture' })
    await trending.getByRole('button', { name: 'Apply' }).click()
    expect(new URL(page.url()).search).toBe('?category=sculpture')
    await trending.getByRole('link', { name: 'Explore Gallery' }).click()
    expect(new URL(page.url()).pathname).toBe('/art-gallery')
  })
})

it('a work, its artist and every tab of theirs are read', async () => {
  await visit(plain, async ({ page, origin, exhibits: { work } }) => {
    await page.goto(`${origin}/artwork/${work.id}`)
    const main = page.getByRole('main')
    expect(await main.getByRole('heading', { level: 1 }).innerText()).toBe(work.title)
    await main.getByRole('link', { name: work.artist.name }).first().click()
    for (const tab of ['About the Artist', 'Exhibitions', /^Artworks/]) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tab', { name: tab, selected: true }).waitFor()
      // The browser shows what has come of a page while the rest is on its way.
      await expect.poll(() => page.getByRole('tabpanel').innerText()).not.toBe('')
    }
  })
})

it.each(['/', '/artists', '/about-sanaa', '/terms', '/privacy'])(
  '%s says what it has to say',
  async (path) => {
    await visit(plain, async ({ page, origin }) => {
      await page.goto(origin + path)
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(200)
    })
  },
)

it.each(['/cart', '/checkout', '/favourites'])('%s says what it needs', async (path) => {
  await visit(plain, async ({ page, origin }) => {
    await page.goto(origin + path)
    expect(await page.getByRole('main').innerText()).toMatch('needs JavaScript')
  })
})
