import type { BrowserContext, Page } from 'playwright-core'
import type { HomeVisitor } from '#features/support/roles/visitor.ts'
import { goTo } from './going-on.ts'
import { openPage } from './taken-over.ts'

/** Looks around on the first page with a real browser. */
export function browserHomeVisitor(context: BrowserContext, origin: string): HomeVisitor {
  const page = async (): Promise<Page> => context.pages()[0] ?? (await context.newPage())
  const section = async () => (await page()).getByRole('region', { name: 'Trending Artworks' })

  async function choose(label: string, option: string): Promise<void> {
    const on = await page()
    const before = on.url()
    await (await section()).getByLabel(label, { exact: true }).selectOption({ label: option })
    await on.waitForURL((url) => url.href !== before)
  }
  return {
    openHome: async () => {
      const on = await page()
      await openPage(on, origin)
    },
    narrow: async ({ category, price }) => {
      if (category !== undefined) await choose('Category', category)
      if (price !== undefined) await choose('Price', price)
    },
    loadMore: async () => {
      await (await section()).getByRole('button', { name: 'Load More Artworks' }).click()
    },
    trending: async () => {
      const trending = await section()
      return {
        titles: await trending.getByRole('article').locator('h3 a').allInnerTexts(),
        hasMore: (await trending.getByRole('button', { name: 'Load More Artworks' }).count()) > 0,
      }
    },
    lookAt: async (title) => {
      const on = await page()
      await goTo(on, `${origin}/art-gallery?${new URLSearchParams({ q: title })}`)
      const noted = on.waitForResponse((answer) => answer.url().endsWith('/views') && answer.status() === 204)
      await on.getByRole('main').getByRole('link', { name: title, exact: true }).click()
      await noted
    },
  }
}
