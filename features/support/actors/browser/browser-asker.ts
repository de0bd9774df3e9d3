import type { Browser, Page } from 'playwright-core'
import type { Asker, Wish } from '#features/support/roles/asker.ts'
import type { Login } from '#features/support/roles/device.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { openPage } from './taken-over.ts'

/** A question that a page asks the shop when something on it is pressed. */
interface Question {
  /** The page on which it is asked. */
  readonly on: string
  /** What the page asks by itself before, without which it keeps a choice until later. */
  readonly first?: RegExp
  /** What the page then asks for. */
  readonly address: RegExp
  readonly ask: (page: Page) => Promise<void>
  /** What is pressed to ask once more. */
  readonly again: (page: Page) => Promise<void>
  /** Comes into sight when it is answered. */
  readonly answered: (page: Page) => Promise<void>
}

const main = (page: Page) => page.getByRole('main')
const tryAgain = (page: Page): Promise<void> =>
  main(page).getByRole('button', { name: 'Try again' }).first().click()
const follow = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click()
const isCalled = (name: string | RegExp) => (page: Page) =>
  main(page).getByRole('heading', { name, level: 1 }).waitFor()
const works = (page: Page) => main(page).getByRole('article').first().waitFor()

const heart = (page: Page, pressed: boolean) =>
  main(page)
    .getByRole('button', { name: /^Favourite:/, pressed })
    .first()

/** The heart shows at once what is wished, and takes it back where the account has not heard of it. */
function pressHeart(pressed: boolean): Question {
  const press = (page: Page) => heart(page, pressed).click()
  return {
    on: '/art-gallery',
    first: /\/api\/users\/favorites\/ids$/,
    address: /\/api\/users\/favorites\/[\w-]{36}$/,
    ask: press,
    again: async (page) => {
      const kept = page.waitForResponse(/\/api\/users\/favorites\/[\w-]{36}$/)
      await Promise.all([kept, press(page)])
    },
    answered: (page) => heart(page, !pressed).waitFor(),
  }
}

const signIn = (login: Login) => async (page: Page) => {
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email', { exact: true }).fill(login.email)
  await form.getByLabel('Password', { exact: true }).fill(login.password)
  await form.getByRole('button', { name: 'Sign In', exact: true }).click()
}
const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })
const chooseOfAccount = (name: string) => async (page: Page) => {
  await account(page).click()
  await page.getByRole('menuitem', { name }).click()
}

const questions = (login: Login): Readonly<Record<Wish, Question>> => ({
  'the gallery': {
    on: '/',
    address: /\/api\/artworks/,
    ask: follow('Gallery'),
    again: tryAgain,
    answered: isCalled('Art Gallery'),
  },
  'a work': {
    on: '/art-gallery',
    address: /\/api\/artworks\/[\w-]{36}$/,
    ask: (page) => main(page).getByRole('article').first().getByRole('link').first().click(),
    again: tryAgain,
    answered: (page) => main(page).getByRole('link', { name: 'Back to gallery' }).waitFor(),
  },
  'the works of an artist': {
    on: '/artists',
    address: /\/api\/artworks\?/,
    ask: (page) => main(page).getByRole('heading', { level: 2 }).getByRole('link').first().click(),
    again: tryAgain,
    answered: works,
  },
  'the artists': {
    on: '/',
    address: /\/api\/artists/,
    ask: follow('Artists'),
    again: tryAgain,
    answered: isCalled('Meet Our Artists'),
  },
  'what is trending': {
    on: '/',
    address: /\/api\/artworks\/trending/,
    ask: async (page) => {
      const trending = main(page).getByRole('region', { name: 'Trending Artworks' })
      await trending.getByLabel('Category', { exact: true }).selectOption({ label: 'Painting' })
    },
    again: tryAgain,
    answered: works,
  },
  'to sign in': {
    on: '/login',
    address: /\/api\/auth\/login$/,
    ask: signIn(login),
    again: signIn(login),
    answered: (page) => account(page).waitFor(),
  },
  'to keep a work': pressHeart(false),
  'her favourites': {
    on: '/about-sanaa',
    address: /\/api\/artworks\?/,
    ask: chooseOfAccount('Favourites'),
    again: tryAgain,
    answered: works,
  },
  'to let a work go': pressHeart(true),
  'her profile': {
    on: '/about-sanaa',
    address: /\/api\/auth\/profile$/,
    ask: chooseOfAccount('Your account'),
    again: tryAgain,
    answered: isCalled('Your account'),
  },
})

/** Asks by what can be pressed; what the pages then ask the shop for is cut off in the browser. */
export async function browserAsker(browser: Browser, origin: string, login: Login): Promise<Asker> {
  const context = await newWindow(browser)
  const page = await context.newPage()
  const all = questions(login)
  return {
    async askInVain(wish) {
      const { on, first, address, ask } = all[wish]
      await Promise.all([first && page.waitForResponse(first), openPage(page, `${origin}${on}`)])
      await page.route(address, (route) => route.abort())
      await ask(page)
      const alert = page.getByRole('alert').first()
      await alert.waitFor()
      await page.unroute(address)
      return (await alert.innerText()).split('\n')[0] ?? null
    },
    async askAgain(wish) {
      const { again, answered } = all[wish]
      await again(page)
      await answered(page)
    },
    leave: () => context.close(),
  }
}
