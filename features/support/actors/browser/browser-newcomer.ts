import type { BrowserContext, Page } from 'playwright-core'
import type { ProfileForm } from '#application/artists/own-profile-contract.ts'
import type { Newcomer } from '#features/support/roles/admin.ts'
import { outdate } from './going-on.ts'
import { type PageInHand, pageInHand } from './page-in-hand.ts'

const profilePath = '/dashboard/profile'

/** Writes a profile into its form and saves it. */
async function fillIn(
  { page, expecting }: PageInHand,
  { preferredMedium, bio, exhibitions, profilePicture }: ProfileForm,
) {
  const form = page.getByRole('form', { name: 'Artist profile' })
  if (profilePicture) {
    await form.getByLabel('Choose a picture').setInputFiles({
      name: profilePicture.name,
      mimeType: 'image/png',
      buffer: Buffer.from(await (profilePicture as File).arrayBuffer()),
    })
    await page.getByRole('button', { name: 'Use this part' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await form.getByLabel('Preferred medium', { exact: true }).fill(preferredMedium)
  await form.getByLabel('About you', { exact: true }).fill(bio)
  for (const { title, venue, year } of exhibitions) {
    await form.getByRole('button', { name: 'Add exhibition' }).click()
    for (const [label, text] of Object.entries({ Title: title, Where: venue, Year: String(year) }))
      await form.getByLabel(label, { exact: true }).last().fill(text)
  }
  await expecting(
    /is saved/,
    () => form.getByRole('button', { name: /profile$|^Become an artist$/ }).click(),
    page.getByRole('alert').locator('h2 + p'),
  )
}

/**
 * Somebody who wants to sell, and does by what stands on the screen and can be pressed; what is only looked up comes as
 * `newcomer` has it.
 */
export function browserNewcomer(context: BrowserContext, origin: string, newcomer: Newcomer): Newcomer {
  const { accounts, profile } = newcomer
  let opened: Promise<Page> | undefined
  const hand = async () => pageInHand(await (opened ??= context.newPage()), origin)
  /** Windows that still show a version of the profile. */
  const windows = new Map<number, PageInHand>()

  return {
    ...newcomer,
    accounts: {
      ...accounts,
      async login({ email, password }) {
        const { page, visit, expecting } = await hand()
        await visit('/login')
        const form = page.getByRole('form', { name: 'Login' })
        await form.getByLabel('Email', { exact: true }).fill(email)
        await form.getByLabel('Password', { exact: true }).fill(password)
        const signIn = form.getByRole('button', { name: 'Sign In', exact: true })
        await expecting(/Login was successful/, () => signIn.click())
        // The page goes on by itself once somebody is signed in.
        outdate(context)
        return accounts.profile()
      },
    },
    profile: {
      ...profile,
      async create(form) {
        const { role } = await accounts.profile()
        const here = await hand()
        await here.visit(role === 'artist' ? profilePath : '/dashboard/become-an-artist')
        await fillIn(here, form)
        return profile.profile()
      },
      async update(form, version) {
        const waiting = windows.get(version)
        if (waiting) {
          await fillIn(waiting, form)
          return profile.profile()
        }
        const here = await hand()
        const elsewhere = pageInHand(await context.newPage(), origin)
        await elsewhere.visit(profilePath)
        windows.set(version, elsewhere)
        await here.visit(profilePath)
        await fillIn(here, form)
        return profile.profile()
      },
      async remove() {
        const { page, visit, expecting } = await hand()
        await visit(profilePath)
        await expecting(/is deleted/, async () => {
          await page.getByRole('main').getByRole('button', { name: 'Delete profile' }).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Yes, delete it' }).click()
        })
      },
      async askForApproval() {
        const { page, visit, expecting } = await hand()
        await visit('/dashboard')
        const ask = page.getByRole('button', { name: /^Ask (for approval|again)$/ })
        await expecting(/We have been asked/, () => ask.click())
        return profile.profile()
      },
    },
  }
}
