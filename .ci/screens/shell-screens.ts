import { at, press, type Screen } from './screen.ts'
import { signIn } from './signed-in.ts'
import { open, type Visit } from './visit.ts'

async function menu({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

/** What stands around the pages, and in their place. */
export const shellScreens: readonly Screen[] = [
  { name: 'not found', refusal: 404, show: at('/nothing-hangs-here') },
  { name: 'no network', show: at('/offline') },
  {
    name: 'offline notice',
    refusal: 'ERR_INTERNET_DISCONNECTED',
    show: async (visit) => {
      await open(visit, '/artists')
      await visit.page.context().setOffline(true)
      await visit.page.getByText('You are offline.').waitFor()
    },
  },
  {
    name: 'menu',
    width: 'narrow',
    show: async (visit) => {
      await open(visit, '/')
      await menu(visit)
    },
  },
  {
    name: 'menu, signed in',
    width: 'narrow',
    show: async (visit) => {
      await signIn(visit, 'artist@sanaa.test')
      await open(visit, '/')
      await menu(visit)
    },
  },
  {
    name: 'account menu',
    width: 'wide',
    show: async (visit) => {
      await signIn(visit, 'artist@sanaa.test')
      await open(visit, '/')
      await visit.page.getByRole('button', { name: /^Account of/ }).click()
      await visit.page.getByRole('menu', { name: 'Account' }).waitFor()
    },
  },
  {
    name: 'search',
    show: async (visit) => {
      await open(visit, '/')
      await visit.page.getByRole('button', { name: 'Open search' }).click()
      await visit.page.getByRole('combobox', { name: 'Search' }).fill(visit.exhibits.artist.name.slice(0, 4))
      await visit.page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'toast',
    show: async (visit) => {
      const { page, exhibits } = visit
      await page.context().grantPermissions(['clipboard-write'], { origin: visit.origin })
      await open(visit, `/artwork/${exhibits.work.id}`)
      await press(page, 'Share')
      await press(page, 'Copy link')
      // Its time stands still under the pointer.
      await page.getByText('Link copied').hover()
    },
  },
]
