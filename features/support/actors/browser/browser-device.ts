import type { BrowserContext, Locator, Page } from 'playwright-core'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import type { Device, ListedOrder } from '#features/support/roles/device.ts'
import { cartAddress, untilAnswered, untilKept } from '../account-answer.ts'
import { browserShopper } from './browser-shopper.ts'
import { goTo } from './going-on.ts'
import { fetchAs } from './page-in-hand.ts'

/** The words of an order's state, wherever they stand in a text. */
const states = /Awaiting payment|Paid|Shipped|Delivered|Cancelled|Refunded/

const listedIn = (text: string): ListedOrder => ({
  number: /\d{4}-\d{4}/.exec(text)?.[0] ?? '',
  status: states.exec(text)?.[0] ?? '',
  total: /\$[\d,]+\.\d{2}/.exec(text)?.[0] ?? '',
})

const favouriteAddress = /\/users\/favorites\/[\w-]{36}$/

/** A real browser of its own. */
export function browserDevice(context: BrowserContext, origin: string): Device {
  const shopper = browserShopper(context, origin)

  async function visit(path: string): Promise<Page> {
    // The shopper opens the one page of this browser, and listens to what it complains of.
    if (context.pages().length === 0) await shopper.openGallery()
    const [page] = context.pages()
    if (!page) throw new Error('The browser has no page.')
    await goTo(page, `${origin}${path}`)
    return page
  }

  const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })

  async function heart(title: string) {
    const page = await visit(`/art-gallery?${new URLSearchParams({ q: title })}`)
    return page
      .getByRole('main')
      .getByRole('button', { name: `Favourite: ${title}` })
      .first()
  }
  /** Presses a button that stays pressed from then on, or no longer does. */
  async function press(button: Locator, address: RegExp, isWanted: boolean): Promise<void> {
    const page = button.page()
    const when = (pressed: boolean) => button.and(page.getByRole('button', { pressed })).waitFor()
    // What the account holds comes a moment after the page.
    await when(!isWanted)
    await untilKept(page, address, () => button.click())
    await when(isWanted)
  }

  const isPressed = async (button: Locator): Promise<boolean> =>
    (await button.getAttribute('aria-pressed')) === 'true'

  async function followButton(artist: string) {
    await shopper.visitArtist(artist)
    const [page] = context.pages()
    if (!page) throw new Error('The browser has no page.')
    return page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^Follow.* ${artist}$`) })
      .first()
  }

  return {
    shopper,
    isSignedIn: async (login) => {
      await accountsClient(httpCaller({ origin, fetch: fetchAs(context, origin) })).login(login)
    },
    signIn: async ({ email, password }) => {
      const page = await visit('/auth?mode=login')
      const form = page.getByRole('form', { name: 'Login' })
      await form.getByLabel('Email', { exact: true }).fill(email)
      await form.getByLabel('Password', { exact: true }).fill(password)
      // The account takes over what the browser has kept, or tells what it holds itself.
      await untilAnswered(page, cartAddress, () =>
        form.getByRole('button', { name: 'Sign In', exact: true }).click(),
      )
      await account(page).waitFor()
    },
    signOut: async () => {
      const page = await visit('/')
      await account(page).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()
    },
    turnTo: async () => {
      const [page] = context.pages()
      await page?.bringToFront()
      await page?.evaluate(() => dispatchEvent(new Event('focus')))
    },

    mark: async (title) => press(await heart(title), favouriteAddress, true),
    unmark: async (title) => press(await heart(title), favouriteAddress, false),
    isMarked: async (title) => isPressed(await heart(title)),
    follow: async (artist) => press(await followButton(artist), /\/follow$/, true),
    unfollow: async (artist) => press(await followButton(artist), /\/follow$/, false),
    artistsFollowed: async () => {
      const page = await visit('/profile/following')
      return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    },
    isFollowing: async (artist) => isPressed(await followButton(artist)),
    followersOf: async (artist) => {
      const button = await followButton(artist)
      const text = await button.page().getByRole('main').innerText()
      return Number(/(\d+) Followers?/.exec(text)?.[1])
    },

    orderHistory: async () => {
      const page = await visit('/profile/orders')
      const rows = page.getByRole('main').getByRole('listitem')
      return (await rows.allInnerTexts()).map(listedIn)
    },
    openOrder: async (number) => {
      const page = await visit(`/orders/${number}`)
      const text = await page.getByRole('main').innerText()
      if (!text.includes(`Order ${number}`)) return null
      const status = await page.getByRole('main').getByText(states).first().innerText()
      return { ...listedIn(text), number, status }
    },
    cancelOrder: async (number) => {
      const page = await visit(`/orders/${number}`)
      const main = page.getByRole('main')
      await main.getByRole('button', { name: 'Cancel order' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Yes, cancel it' }).click()
      // The button says 'Cancelling…' for as long as it is not done.
      await main.getByRole('button', { name: /^Cancel/ }).waitFor({ state: 'detached' })
    },
  }
}
