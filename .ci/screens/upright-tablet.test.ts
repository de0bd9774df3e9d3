import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { adminOrdersPage, adminUsersPage } from '#application/shared/dashboard-addresses.ts'
import { signIn } from './signed-in.ts'
import { open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

/** What does not fit into the table of a page. */
const cramped = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (node: Node): number => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const cells = [...document.querySelectorAll<HTMLTableCellElement>('tbody td')]
    const dates = cells.filter(({ innerText }) => /^\d+ \w+ \d{4}$/.test(innerText.replaceAll('\n', ' ')))
    const titles = cells.filter((cell) => cell.cellIndex === 0).map((cell) => cell.querySelector('a') ?? cell)
    const { scrollWidth = 0, clientWidth = 0 } = document.querySelector('table')?.parentElement ?? {}
    return {
      dates: dates.length > 0,
      longDates: dates.filter((date) => linesOf(date) > 2).length,
      // A name may stand word by word, but no word of it in pieces.
      brokenWords: titles.filter((title) => linesOf(title) > title.innerText.split(' ').length).length,
      // Others sign people up meanwhile, and a word of theirs may be longer than those of most: by as much as stands around a column.
      isInSight: scrollWidth - clientWidth <= 16,
    }
  })

it('names and dates of the admins’ tables can be read on a tablet held upright', async () => {
  await visit({}, async (visitor) => {
    await signIn(visitor, 'admin@sanaa.test')
    for (const width of [650, 700, 768]) {
      await visitor.page.setViewportSize({ width, height: 900 })
      for (const path of [adminUsersPage, adminOrdersPage]) {
        await open(visitor, path)
        expect({ width, path, ...(await cramped(visitor.page)) }).toEqual({
          width,
          path,
          dates: true,
          longDates: 0,
          brokenWords: 0,
          isInSight: true,
        })
      }
    }
  })
}, 60_000)
