import type { BrowserContext, Locator, Page } from 'playwright-core'
import { goTo } from './going-on.ts'
import { openPage } from './taken-over.ts'

/** A refused order or a missing page is what some scenarios are about; everything else in the console is a defect. */
const isExpected = (text: string): boolean => /status of 4\d\d/.test(text)

export const leadingNumber = (text: string): number => Number.parseInt(text.replaceAll(',', ''), 10)

/** The one tab that a shopper looks at, and what its browser complained of. */
export interface BrowserTab {
  /** Opened when it is wanted first. */
  readonly page: () => Page
  ready(): Promise<Page>
  main(on?: Page): Locator
  /** Goes on to a page, or opens it where none is open. It is ready when its controls answer. */
  visit(path: string): Promise<void>
  /** Opens an address of its own, such as a link in a mail. */
  open(path: string): Promise<void>
  /** Closes it; the next visit is a later one. */
  comeBackLater(): Promise<void>
  onAnotherTab<Result>(path: string, look: (tab: Page, status: number) => Promise<Result>): Promise<Result>
  /** A sum in a list of sums, by the word before it. */
  sum(word: string): Locator
  /** @throws Error where the browser complained of anything */
  leave(): Promise<void>
}

/** @param isMeant whether a scenario wants what the browser complains of just now */
export function browserTab(
  context: BrowserContext,
  origin: string,
  isMeant: (text: string) => boolean = () => false,
): BrowserTab {
  const complaints: string[] = []
  let shown: Page | undefined

  async function open(): Promise<Page> {
    const opened = await context.newPage()
    opened.on('console', (message) => {
      const text = message.text()
      if (message.type() === 'error' && !isExpected(text) && !isMeant(text)) complaints.push(text)
    })
    opened.on('pageerror', (error) => complaints.push(String(error)))
    return opened
  }

  const page = (): Page => {
    if (!shown) throw new Error('Nobody has opened a page.')
    return shown
  }
  const ready = async () => (shown ??= await open())
  const main = (on = page()) => on.getByRole('main')

  return {
    page,
    ready,
    main,
    visit: async (path) => {
      const on = await ready()
      await goTo(on, `${origin}${path}`)
    },
    open: async (path) => openPage(await ready(), `${origin}${path}`),
    comeBackLater: async () => {
      await shown?.close()
      shown = await open()
    },
    onAnotherTab: async (path, look) => {
      const tab = await open()
      try {
        const response = await tab.goto(`${origin}${path}`)
        return await look(tab, response?.status() ?? 0)
      } finally {
        await tab.close()
      }
    },
    sum: (word) => main().locator('dl').locator(`dt:text-is("${word}") + dd`).first(),
    leave: async () => {
      await context.close()
      if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join(' | ')}`)
    },
  }
}
