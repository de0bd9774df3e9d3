import type { Page } from 'playwright-core'
import { currentCode, type Locks } from '#features/support/roles/second-factors.ts'

/** A device in Chromium that keeps passkeys and knows who holds it. */
async function addDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Minds two-step verification by what stands on the screen and can be pressed. */
export async function browserLocks(page: Page, visit: (path: string) => Promise<void>): Promise<Locks> {
  await addDevice(page)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  /** What was asked for has an answer: the browser waits for none of them any more. */
  const answered = () => page.locator('button[aria-disabled="true"]').waitFor({ state: 'detached' })

  return {
    async addApp() {
      await visit('/profile')
      await press('Add an authenticator app')
      await page.getByText('I cannot scan it').click()
      const secret = ((await page.locator('details code').textContent()) ?? '').replaceAll(' ', '')
      await page.getByLabel('Enter the code that the app shows').fill(currentCode(secret))
      await press('Confirm')
      await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
      const recoveryCodes = await page.locator('li > code').allTextContents()
      await press('I have kept them')
      return { secret, recoveryCodes }
    },
    async removeApp(code) {
      await visit('/profile')
      await press('Remove the app')
      await page.getByLabel('Code from your authenticator app').fill(code)
      await press('Remove the app')
      await answered()
    },
    async addPasskey(name) {
      await visit('/profile')
      await press('Add a passkey')
      await page.getByLabel('What do you call this passkey?').fill(name)
      await press('Continue')
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor()
    },
    async removePasskey(name) {
      await visit('/profile')
      await press(`Remove ${name}`)
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor({ state: 'detached' })
    },
    async passkeys() {
      await visit('/profile')
      const names = await page.getByRole('button', { name: /^Remove (?!the app)/ }).all()
      return Promise.all(names.map(async (each) => ((await each.getAttribute('aria-label')) ?? '').slice(7)))
    },
    async signInWithCode(email, password, code) {
      await visit('/login')
      const login = page.getByRole('form', { name: 'Login' })
      await login.getByLabel('Email', { exact: true }).fill(email)
      await login.getByLabel('Password', { exact: true }).fill(password)
      await login.getByRole('button', { name: 'Sign In', exact: true }).click()
      const second = page.getByRole('form', { name: 'Second step' })
      await second.getByLabel('Code', { exact: true }).fill(code)
      await second.getByRole('button', { name: 'Sign In', exact: true }).click()
      await answered()
    },
    async signInWithPasskey() {
      await visit('/login')
      await press('Continue with a passkey')
      await answered()
    },
  }
}
