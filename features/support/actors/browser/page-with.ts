import type { Browser } from 'playwright-core'
import { newWindow } from '#features/support/windows/windows.ts'
import { goTo } from './going-on.ts'
import { openPage } from './taken-over.ts'

/** A page of whoever is signed in with a cookie. */
export async function pageWith(browser: Browser, origin: string, cookie: string) {
  const context = await newWindow(browser)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  return {
    page,
    leave: () => context.close(),
    /** Opens an address of its own, such as a link in a mail. */
    open: (path: string) => openPage(page, new URL(path, origin).href),
    /** Goes on to a page. */
    async visit(path: string): Promise<void> {
      await goTo(page, new URL(path, origin).href)
    },
  }
}
