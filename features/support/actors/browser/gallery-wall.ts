import type { BrowserContext, Page } from 'playwright-core'
import { leafThroughWithoutScripts } from './gallery-by-browser.ts'
import { untilTakenOver } from './taken-over.ts'

/** What only people in front of a screen can do with the gallery. */
export interface GalleryWall {
  liftFilter(words: string): Promise<void>
  /** Opens a work that hangs on the wall that is shown. */
  openWork(title: string): Promise<void>
  goBack(): Promise<void>
  openAddressAgain(): Promise<void>
  isInSight(title: string): Promise<boolean>
  /** The titles page by page, as far as links lead. */
  leafThroughWithoutScripts(): Promise<readonly (readonly string[])[]>
}

export function galleryWall(context: BrowserContext, origin: string): GalleryWall {
  const page = (): Page => {
    const [first] = context.pages()
    if (!first) throw new Error('Nobody has opened the gallery.')
    return first
  }
  const link = (title: string) => page().getByRole('main').getByRole('link', { name: title, exact: true })
  return {
    liftFilter: (words) =>
      page()
        .getByRole('link', { name: `${words} remove filter` })
        .click(),
    openWork: async (title) => {
      await link(title).scrollIntoViewIfNeeded()
      await link(title).click()
      await page().getByRole('heading', { name: title, level: 1 }).waitFor()
    },
    goBack: async () => {
      await page().goBack()
      await page().getByRole('heading', { name: 'Art Gallery', level: 1 }).waitFor()
    },
    openAddressAgain: async () => {
      await page().getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded()
      await page().waitForURL(/page=/)
      await page().reload()
      await untilTakenOver(page())
    },
    isInSight: (title) =>
      link(title).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    leafThroughWithoutScripts: () => leafThroughWithoutScripts(context, `${origin}/art-gallery`),
  }
}
