import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import type { AccountSeen, Member } from '#features/support/roles/member.ts'
import { newWindow } from '#features/support/windows/windows.ts'
import { browserLocks } from './browser-second-factors.ts'
import { openPage } from './taken-over.ts'

/** Minds an account in a browser of its own, by what stands on the screen and can be pressed. */
export async function browserMember(browser: Browser, origin: string): Promise<Member> {
  const context = await newWindow(browser)
  const page: Page = await context.newPage()

  async function visit(path: string): Promise<void> {
    await openPage(page, `${origin}${path}`)
  }

  /** Links in mails carry the address people know the product by; here it stands elsewhere. */
  const follow = async (link: string): Promise<void> => {
    const { pathname, search } = new URL(link)
    await visit(pathname + search)
  }

  const form = (name: string) => page.getByRole('form', { name })

  /** Fills a form in and sends it; waits for its answer. */
  async function send(name: string, texts: Readonly<Record<string, string>>, button: string): Promise<void> {
    for (const [label, text] of Object.entries(texts))
      await form(name).getByLabel(label, { exact: true }).fill(text)
    await form(name).getByRole('button', { name: button, exact: true }).click()
    await page.locator(`form[aria-label="${name}"][aria-busy="true"]`).waitFor({ state: 'detached' })
  }

  const account = async (): Promise<AccountSeen | null> => {
    const answer = await context.request.get(`${origin}/api/auth/profile`)
    return answer.status() === 401 ? null : ((await answer.json()) as AccountSeen)
  }

  /** Whether the form that was sent last stands there still. */
  let isRefused = false

  /** Asks to be let in; what was refused before is mended where it stands. */
  async function comeIn(path: string, ...sent: Parameters<typeof send>): Promise<void> {
    const isThere = isRefused && page.url() === `${origin}${path}` && (await form(sent[0]).count()) > 0
    if (!isThere) await visit(path)
    await send(...sent)
    isRefused = (await account()) === null
  }

  const saysOld = () => page.getByText('no longer valid').isVisible()

  return {
    async signUp({ Country: country, ...fields }, asArtist) {
      const path = asArtist ? '/register?role=artist' : '/register'
      // A whole name is taken as soon as it is typed.
      await comeIn(path, 'Register', { ...fields, Country: country }, 'Sign Up')
    },
    signIn: (email, password) => comeIn('/login', 'Login', { Email: email, Password: password }, 'Sign In'),
    async signOut() {
      await visit('/profile')
      await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click()
      await page.waitForURL((url) => url.pathname !== '/profile')
    },
    account,

    async askForNewPassword(email) {
      await visit('/forgot-password')
      await send('Forgot password', { Email: email }, 'Send the link')
    },
    async choosePassword(link, password) {
      await follow(link)
      if (await saysOld()) return
      await send('Reset password', { 'New password': password }, 'Save password')
    },
    async confirmAddress(link) {
      await follow(link)
      await page.getByRole('button', { name: 'Verify email' }).click()
    },
    openLink: (link) => follow(link),
    seesThatLinkIsOld: saysOld,

    async changeDetails(name, phone) {
      await visit('/profile')
      await send('Your details', { 'Full names': name, Phone: phone }, 'Save details')
    },
    async changePassword(currentPassword, password) {
      await visit('/profile')
      await send(
        'Change password',
        { 'Current password': currentPassword, 'New password': password },
        'Change password',
      )
    },
    async browsers() {
      await visit('/profile')
      return page.getByText(/^Signed in /).count()
    },
    async signOutOthers() {
      await visit('/profile')
      await page.getByRole('button', { name: 'Sign out all others' }).click()
    },
    async deleteAccount(password) {
      await visit('/profile')
      await page.getByRole('button', { name: 'Delete account' }).click()
      await send(
        'Delete account',
        { 'Your password, to be sure it is you': password },
        'Delete my account for good',
      )
    },

    async takeData() {
      await visit('/profile')
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download your data' }).click()
      return readFile(await (await saved).path(), 'utf8')
    },

    locks: await browserLocks(page, visit),

    async lastMessage() {
      const texts = await page
        .getByRole('region', { name: /^Notifications/ })
        .locator('div:not([data-leaving]) > button[aria-label="Dismiss"]')
        .locator('xpath=preceding-sibling::div[1]')
        .allTextContents()
      return texts[0]?.trim() ?? null
    },
    leave: () => context.close(),
  }
}
