import type { Browser, BrowserContext, Page } from 'playwright-core'
import { photograph } from '#features/support/picture.ts'
import type { BeginningArtist, DecidingAdmin } from '#features/support/roles/first-sale.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { artistAtWorkIn } from './browser-artist.ts'
import { goTo } from './going-on.ts'

/** One page of a browser, which people look at and press. */
async function pageOf(context: BrowserContext, origin: string) {
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  return {
    page,
    async visit(path: string): Promise<void> {
      await goTo(page, `${origin}${path}`)
    },
    /** By the dashboard's own navigation. */
    async go(label: string): Promise<void> {
      await page
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('link', { name: new RegExp(`^${label}`) })
        .click()
      await page.getByRole('heading', { level: 1, name: label }).waitFor()
    },
    async isNotifiedOf(words: string): Promise<void> {
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByText(words)
        .first()
        .waitFor()
    },
    async leave(): Promise<void> {
      await context.close()
      if (complaints.length > 0) throw new Error(`The browser complained: ${complaints.join(' | ')}`)
    },
  }
}

const figure = (page: Page, label: RegExp) =>
  page
    .locator('dl > div')
    .filter({ has: page.locator('dt').filter({ hasText: label }) })
    .locator('dd')
    .first()

/** Begins to sell by what stands on the screen and can be pressed. */
export async function browserBeginningArtist(browser: Browser, origin: string): Promise<BeginningArtist> {
  const context = await newWindow(browser)
  const { page, visit, go, isNotifiedOf, leave } = await pageOf(context, origin)
  const form = page.getByRole('form', { name: 'Artist profile' })
  return {
    ownArtworks: await artistAtWorkIn(context, origin),
    isNotifiedOf,
    leave,
    async signUp(fields) {
      await visit('/register?role=artist')
      const register = page.getByRole('form', { name: 'Register' })
      for (const [label, text] of Object.entries(fields))
        await register.getByLabel(label, { exact: true }).fill(text)
      await register.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await isNotifiedOf('Account created successfully!')
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Account of/ })
        .click()
      await page.getByRole('menuitem', { name: 'Dashboard' }).click()
      await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
    },
    async makeProfile(preferredMedium, bio) {
      await go('Profile')
      await form.getByLabel('Choose a picture').setInputFiles({
        name: 'me.jpg',
        mimeType: 'image/jpeg',
        buffer: await photograph('#6b4a3a', '#d9b48f'),
      })
      await page.getByRole('dialog').getByRole('button', { name: 'Use this part' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await form.getByLabel('Preferred medium', { exact: true }).fill(preferredMedium)
      await form.getByLabel('About you', { exact: true }).fill(bio)
      await form.getByRole('button', { name: /profile$/ }).click()
      await page.getByRole('button', { name: 'Save profile' }).waitFor()
    },
    async askForApproval() {
      await visit('/dashboard')
      await page.getByRole('button', { name: 'Ask for approval' }).click()
      await page.getByRole('heading', { name: 'Your application is with us' }).waitFor()
    },
    waitForOrders: () => visit('/dashboard'),
    async ship(number, carrier, trackingNumber) {
      await page.getByRole('link', { name: `Ship order ${number}` }).click()
      const parcel = page.getByRole('form', { name: 'Mark as shipped' })
      await parcel.getByLabel('Carrier', { exact: true }).fill(carrier)
      await parcel.getByLabel('Tracking number', { exact: true }).fill(trackingNumber)
      await parcel.getByRole('button', { name: 'Mark as shipped' }).click()
      await page.getByText(`${carrier}, ${trackingNumber}`).first().waitFor()
    },
    async earnings() {
      await go('Earnings')
      const [sales, earned] = await Promise.all([
        figure(page, /^Sales/).innerText(),
        figure(page, /^You earned/).innerText(),
      ])
      return { sales, earned }
    },
  }
}

/** Decides on artists by what stands on the screen and can be pressed. @param cookie of an admin who is signed in */
export async function browserDecidingAdmin(
  browser: Browser,
  origin: string,
  cookie: string,
): Promise<DecidingAdmin> {
  const context = await newWindow(browser)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, url: origin }])
  const { page, visit, go, isNotifiedOf, leave } = await pageOf(context, origin)
  await visit('/dashboard/admin')
  return {
    isNotifiedOf,
    leave,
    async approve(artist) {
      await go('Pending artists')
      await page.getByRole('button', { name: `Approve ${artist}` }).click()
      await page.getByRole('button', { name: `Approve ${artist}` }).waitFor({ state: 'detached' })
    },
  }
}
