import type { BrowserContext } from 'playwright-core'
import { outdate } from '#features/support/actors/browser/going-on.ts'
import { open, type Visit } from './visit.ts'

export const shopper = 'shopper@sanaa.test'

/** Signed in once per account and run: more would be told to wait, and stand in the list of browsers. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** Opens one of the demo's accounts in the visitor's browser. */
export async function signIn({ page, origin }: Visit, email: string): Promise<void> {
  const context = page.context()
  const known = sessions.get(origin + email)
  const here = new Set((await context.cookies()).map(({ value }) => value))
  if (known?.every(({ value }) => here.has(value))) return
  outdate(context)
  // Whoever was here before keeps their session: to sign in over it would end it.
  await context.clearCookies()
  if (known) return context.addCookies(known)
  const answer = await page.request.post(`${origin}/api/auth/login`, {
    data: { email, password: 'made-by-hand' },
  })
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`)
  sessions.set(origin + email, await context.cookies())
}

/** Opens the shopper's profile from another page, after something has been changed there: by the API, not by the server's HTML. */
export async function openProfile(visit: Visit, meanwhile: () => Promise<unknown>): Promise<void> {
  const { page } = visit
  await signIn(visit, shopper)
  await open(visit, '/profile')
  await page.getByRole('main').getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('heading', { name: 'Order History' }).waitFor()
  await meanwhile()
  await page.goBack()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
}
