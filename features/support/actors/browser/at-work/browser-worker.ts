import type { Browser, Page } from 'playwright-core'
import { adminPage } from '#application/shared/addresses.ts'
import { adminArtistsPage, adminUsersPage } from '#application/shared/dashboard-addresses.ts'
import type { Worker, WorkWish } from '#features/support/roles/asker-at-work.ts'
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
      const page = await desk.at(on)
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
