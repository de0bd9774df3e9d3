import type { Browser, Page } from 'playwright-core'
import { adminPage, becomeArtistPage } from '#application/shared/addresses.ts'
import {
  adminArtistsPage,
  adminUsersPage,
  newUserPage,
  ownArtworksPage,
  ownProfilePage,
} from '#application/shared/dashboard-addresses.ts'
import type { Worker, WorkWish } from '#features/support/roles/asker-at-work.ts'
import { openPage } from '../taken-over.ts'
import { latePage } from './late-page.ts'

/** One thing that a dashboard asks the shop for. */
interface Question {
  /** Where one stands when it is asked. */
  readonly on: string
  /** What its pages then ask for, and how. */
  readonly address: RegExp
  readonly method: string
  readonly ask: (page: Page) => Promise<void>
  readonly again: (page: Page) => Promise<void>
  /** Comes into sight when it is answered. */
  readonly answered: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')

/** What a page of a dashboard shows, by the link that leads there. */
const shows = (on: string, label: string, address: RegExp): Question => ({
  on,
  address,
  method: 'GET',
  ask: (page) =>
    page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: new RegExp(`^${label}`) })
      .click(),
  again: (page) => main(page).getByRole('button', { name: 'Try again' }).first().click(),
  answered: (page) => main(page).getByRole('heading', { name: label, level: 1 }).waitFor(),
})

/** What is changed by pressing something, as often as it takes. */
const changes = (
  on: string,
  [method, address]: readonly [string, RegExp],
  press: (page: Page) => Promise<void>,
  done: RegExp,
): Question => ({
  on,
  address,
  method,
  ask: press,
  again: press,
  answered: (page) => page.getByText(done).first().waitFor(),
})

/** A form of which something is filled in before it is sent. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await main(page).getByLabel(label, { exact: true }).fill(text)
}
const dialog = (page: Page) => page.getByRole('dialog')

const button = (page: Page, name: RegExp) => main(page).getByRole('button', { name }).first()

const questions: Readonly<Partial<Record<WorkWish, Question>>> = {
  'the numbers of people': shows(adminUsersPage, 'Overview', /\/api\/admin\/stats\/users$/),
  'the numbers of works': shows(adminUsersPage, 'Overview', /\/api\/admin\/stats\/artworks$/),
  'who waits for approval': shows(adminUsersPage, 'Pending artists', /\/api\/admin\/artists\/pending/),
  'the accounts': shows(adminPage, 'Users', /\/api\/admin\/users/),
  'to approve an artist': changes(
    adminArtistsPage,
    ['PUT', /\/api\/admin\/artists\/[\w-]{36}\/approve$/],
    (page) => button(page, /^Approve /).click(),
    /is approved/,
  ),
  'to reject an artist': changes(
    adminArtistsPage,
    ['PUT', /\/api\/admin\/artists\/[\w-]{36}\/reject$/],
    async (page) => {
      await button(page, /^Reject /).click()
      await dialog(page).getByLabel('Reason').fill('Please add a picture of you')
      await dialog(page).getByRole('button', { name: 'Reject', exact: true }).click()
    },
    /is told why/,
  ),
  'to open an account': changes(
    newUserPage,
    ['POST', /\/api\/admin\/users$/],
    async (page) => {
      await fill(page, { 'Full names': 'Lena Okoro', Email: 'lena@example.test', Country: 'Nigeria' })
      await main(page).getByLabel('Country', { exact: true }).press('Tab')
      await button(page, /^Add user$/).click()
    },
    /has an account/,
  ),
  'to change an account': {
    ...changes(
      adminUsersPage,
      ['PUT', /\/api\/admin\/users\/[\w-]{36}$/],
      async (page) => {
        await main(page).getByRole('link', { name: 'Lena Okoro', exact: true }).click()
        await main(page).getByRole('form', { name: 'Account' }).waitFor()
        await fill(page, { Phone: '8012345678' })
        await button(page, /^Save account$/).click()
      },
      /is saved/,
    ),
    again: (page) => button(page, /^Save account$/).click(),
  },
  'to delete an account': changes(
    adminUsersPage,
    ['DELETE', /\/api\/admin\/users\/[\w-]{36}$/],
    async (page) => {
      await button(page, /^Delete Lena Okoro$/).click()
      await dialog(page).getByRole('button', { name: 'Yes, delete for good' }).click()
    },
    /is deleted/,
  ),
  'to make her profile': changes(
    becomeArtistPage,
    ['POST', /\/api\/artists$/],
    async (page) => {
      await fill(page, { 'Preferred medium': 'Bronze', 'About you': 'Casts bells.' })
      await button(page, /^Become an artist$/).click()
    },
    /is saved/,
  ),
  'her profile as an artist': shows(ownArtworksPage, 'Profile', /\/api\/artists\/my-profile$/),
  'to change her profile': changes(
    ownProfilePage,
    ['PUT', /\/api\/artists$/],
    async (page) => {
      await fill(page, { 'About you': 'Casts small bells.' })
      await button(page, /^Save profile$/).click()
    },
    /is saved/,
  ),
  'her works': shows(ownProfilePage, 'My artworks', /\/api\/artist\/artworks/),
  'to delete her profile': changes(
    ownProfilePage,
    ['DELETE', /\/api\/artists$/],
    async (page) => {
      await button(page, /^Delete profile$/).click()
      await dialog(page).getByRole('button', { name: 'Yes, delete it' }).click()
    },
    /is deleted/,
  ),
}

/** Asks by what can be pressed in a dashboard; what its pages then ask the shop for is cut off in the browser. */
export function browserWorker(browser: Browser, origin: string, cookie: string): Worker {
  const desk = latePage(browser, origin, cookie)
  const questionOf = (wish: WorkWish): Question => {
    const question = questions[wish]
    if (!question) throw new Error(`Nobody knows how to ask for ${wish} on a screen.`)
    return question
  }
  return {
    leave: desk.leave,
    async askInVain(wish) {
      const { on, address, method, ask } = questionOf(wish)
      const { page } = await desk.inHand()
      // Anew each time: of what was asked before, nothing stands there any more.
      await openPage(page, origin + on)
      await page.route(address, (route) =>
        route.request().method() === method ? route.abort() : route.fallback(),
      )
      await ask(page)
      const alert = page.getByRole('alert').first()
      await alert.waitFor()
      await page.unroute(address)
      return (await alert.innerText()).split('\n')[0] ?? null
    },
    async askAgain(wish) {
      const { again, answered } = questionOf(wish)
      const { page } = await desk.inHand()
      await again(page)
      await answered(page)
    },
  }
}
