import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { open } from './visit.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

/** From our page to the provider's own. */
async function leaveForProvider(page: Page, origin: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.waitForURL((url) => url.origin !== origin)
}

const accountOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account of/ })

it('an account at another provider opens one here, by its button, and leads back to where one was', async () => {
  await visit({}, async (seen) => {
    const { page, origin } = seen
    await open(seen, `/auth?${new URLSearchParams({ mode: 'login', returnTo: '/terms' })}`)
    await leaveForProvider(page, origin)
    await page.getByPlaceholder('Enter any login').fill('ama')
    await page.getByPlaceholder('and password').fill('any')
    await page.getByRole('button', { name: 'Sign-in' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await accountOf(page).waitFor()
    expect(new URL(page.url()).pathname).toBe('/terms')
    expect(await accountOf(page).getAttribute('aria-label')).toBe('Account of Ama Serwaa')
  })
})

it('whoever turns back at the provider is told so, and may try again', async () => {
  await visit({}, async (seen) => {
    const { page, origin } = seen
    await open(seen, '/auth?mode=login')
    await leaveForProvider(page, origin)
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page.waitForURL((url) => url.origin === origin)
    await page.getByRole('alert').first().waitFor()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(await accountOf(page).count()).toBe(0)
  })
})
