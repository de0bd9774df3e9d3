import { expect, it } from 'vitest'
import { focused, tabTo } from './keyboard.ts'
import { open } from './visit.ts'
import { anyWindow, visiting } from './visiting.ts'

const visit = visiting(anyWindow)

const account = { name: 'Nia Wambui', email: 'nia@example.org', password: 'a loom and nine threads' }

it('an account is opened, left, entered again and minded by keyboard', async () => {
  await visit({}, async (visitor) => {
    const { page } = visitor
    const { keyboard } = page
    const main = page.getByRole('main')
    const write = async (label: RegExp, text: string) => {
      await tabTo(page, label)
      await keyboard.type(text)
    }

    await open(visitor, '/auth?mode=login')
    await tabTo(page, /^Login$/)
    await keyboard.press('ArrowRight')
    await main.getByRole('form', { name: 'Register' }).waitFor()
    await write(/^Full names/, account.name)
    await write(/^Email/, account.email)
    await write(/^Country/, 'Kenya')
    await write(/^Phone/, '712345678')
    await write(/^Password/, account.password)
    await tabTo(page, /^Sign Up$/)
    await keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname === '/')

    const menu = page.getByRole('button', { name: `Account of ${account.name}` })
    await menu.waitFor()
    await tabTo(page, /^Account of /)
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
    await keyboard.press('End')
    expect(await page.evaluate(focused)).toEqual({ name: 'Sign out', hidden: null })
    await keyboard.press('Enter')
    await page.getByRole('link', { name: 'Login' }).first().waitFor()

    await open(visitor, '/auth?mode=login&returnTo=/profile')
    await write(/^Email/, account.email)
    await write(/^Password/, account.password)
    await tabTo(page, /^Sign In$/)
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Your account' }).waitFor()

    await tabTo(page, /^Full names/)
    await keyboard.press('End')
    await keyboard.type(' Otieno')
    await tabTo(page, /^Save details$/)
    await keyboard.press('Enter')
    await page.getByText('Your details are saved.').waitFor()
    await tabTo(page, /^Delete account$/)
    await keyboard.press('Enter')
    await write(/^Your password, to be sure it is you/, account.password)
    await tabTo(page, /^Delete my account for good$/)
    await keyboard.press('Enter')
    await page.getByText('Your account is deleted.').waitFor()
  })
})
