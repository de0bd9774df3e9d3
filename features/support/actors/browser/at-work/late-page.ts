import type { Browser, Locator, Page } from 'playwright-core'
import { centsOf } from '#features/support/parameter-types.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { type PageInHand, pageInHand } from '../page-in-hand.ts'

/** Somebody at work in a window of their own, which opens when they first look at it. */
export interface LatePage {
  /** Goes to a page of the dashboard. */
  at(path: string): Promise<Page>
  /** The page as it is now. */
  inHand(): Promise<PageInHand>
  leave(): Promise<void>
}

/** @param cookie of whoever is signed in */
export function latePage(browser: Browser, origin: string, cookie: string): LatePage {
  let opened: Promise<PageInHand> | null = null
  const open = async () => {
    const context = await newWindow(browser)
    const [name = '', value = ''] = cookie.split('=')
    await context.addCookies([{ name, value, url: origin }])
    return pageInHand(await context.newPage(), origin)
  }
  const inHand = () => {
    opened ??= open()
    return opened
  }
  return {
    inHand,
    at: async (path) => {
      const { page, visit } = await inHand()
      await visit(path)
      return page
    },
    leave: async () => {
      await (await opened)?.page.context().close()
    },
  }
}

/** Says yes to what was asked first. */
export const sayYes = (page: Page): Promise<void> =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^Yes, / })
    .click()

/** A table's lines, cell by cell. */
export const rowsOf = (inside: Locator | Page): Promise<string[][]> =>
  inside
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.trim())),
    )

/** Whole cents of a sum on the screen. */
export const centsIn = async (sum: Locator): Promise<number> => centsOf((await sum.innerText()).trim())

/** What a word on the screen stands for. */
export function meantBy<Key extends string>(
  words: Readonly<Record<Key, { readonly word: string }>>,
  text: string,
): Key {
  const found = (Object.keys(words) as Key[]).find((key) => words[key].word === text)
  if (found === undefined) throw new Error(`Nobody knows what '${text}' means.`)
  return found
}
