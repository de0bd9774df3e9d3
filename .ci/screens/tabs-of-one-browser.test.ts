import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { shopper } from './signed-in.ts'
import { fillIn, open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

const accountOn = (page: Page) => page.getByRole('button', { name: /^Account of / })
const loginOn = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

it('who signs in or out in one tab does so in all, and each tab says what has become of its session', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor
    const other = { ...visitor, page: await page.context().newPage() }
    const place = () => new URL(other.page.url()).pathname + new URL(other.page.url()).search
    const signIn = async () => {
      await open(visitor, '/auth?mode=login&returnTo=/about')
      await fillIn(visitor, { Email: shopper, Password: 'made-by-hand' })
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
      await accountOn(page).waitFor()
    }

    await open(other, '/about')
    await loginOn(other.page).waitFor()
    await signIn()
    await accountOn(other.page).waitFor()

    await open(other, '/profile')
    await accountOn(page).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    await other.page.getByText('You were signed out in another tab.').waitFor()
    await other.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
    expect(place()).toBe('/auth?mode=login&returnTo=%2Fprofile')
    await loginOn(page).waitFor()

    // What leads back is done without being asked for.
    await signIn()
    await other.page.getByRole('heading', { name: 'Your account' }).waitFor()
    expect(place()).toBe('/profile')

    await page.context().clearCookies()
    await other.page.getByRole('main').getByRole('link', { name: 'Orders' }).click()
    await other.page.getByText('Your session has ended.').waitFor()
    await other.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  })
})
