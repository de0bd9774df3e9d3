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

it('an order whose account’s session is over is not placed as a guest’s, and goes on once they are back', async () => {
  await visit({}, async (visitor) => {
    const { page, origin } = visitor
    const email = 'lena@session-over.test'
    const password = 'seven kilns and a cat'
    const data = { name: 'Lena Okoro', email, password, country: 'NG', phone: '+2348012345678' }
    expect((await page.request.post(`${origin}/api/auth/register`, { data })).status()).toBe(201)
    await open(visitor, '/art-gallery?availability=in-stock')
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByText('is in your cart.').waitFor()
    await open(visitor, '/checkout')
    const address = { 'Street address': '12 Marina Road', City: 'Lagos', 'State/Province': 'Lagos State' }
    await fillIn(visitor, { ...address, 'Postal code': '101241' })
    await page.getByRole('button', { name: 'Fill in the test card' }).click()

    await page.context().clearCookies()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByText('Your session has ended.').waitFor()
    await fillIn(visitor, { Email: email, Password: password })
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    expect(await page.getByLabel('Street address').inputValue()).toBe('12 Marina Road')
    expect(await (await page.request.get(`${origin}/api/orders`)).json()).toEqual([])

    await page.getByRole('button', { name: 'Fill in the test card' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
    expect(await (await page.request.get(`${origin}/api/orders`)).json()).toHaveLength(1)
  })
})

it('what an account’s cart loses in one tab is gone from the checkout that stands beside it', async () => {
  await visit({}, async (visitor) => {
    const { page, origin } = visitor
    // A cart of an account's own: others look at the demo's meanwhile.
    const answer = await page.request.post(`${origin}/api/auth/register`, {
      data: {
        name: 'Lena Okoro',
        email: 'lena@two-tabs.test',
        password: 'seven kilns and a cat',
        country: 'NG',
        phone: '+2348012345678',
      },
    })
    expect(answer.status()).toBe(201)
    await open(visitor, '/art-gallery?availability=in-stock')
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first().click()
    await page.getByText('is in your cart.').waitFor()
    await open(visitor, '/checkout')
    await page.getByRole('button', { name: 'Place Order' }).waitFor()

    const other = { ...visitor, page: await page.context().newPage() }
    await open(other, '/cart')
    await other.page.getByRole('button', { name: /^Remove / }).click()
    await page.getByText('Your Cart is Empty').waitFor()
    expect(await page.getByRole('button', { name: 'Place Order' }).count()).toBe(0)
  })
})
