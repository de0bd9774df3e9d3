import type { SecondFactorState, SessionView } from '#application/identity/contract.ts'
import { recoveryCodeCount, writtenCode } from '#domain/identity/second-factor.ts'
import { answer, at, inOneWindow, press, type Screen } from './screen.ts'
import { openProfile, shopper, signIn } from './signed-in.ts'
import { open, type Visit } from './visit.ts'

const signedIn =
  (path: string, email = shopper) =>
  async (visit: Visit) => {
    await signIn(visit, email)
    await open(visit, path)
  }

const sent = (button: string, path: string) => async (visit: Visit) => {
  await open(visit, path)
  await press(visit.page, button)
  await visit.page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
}

const hour = 3_600_000
const session = (id: string, device: string, hours: number): SessionView => ({
  id,
  current: hours === 0,
  device,
  signedInAt: new Date(Date.now() - (hours + 30) * hour).toISOString(),
  lastSeenAt: new Date(Date.now() - hours * hour).toISOString(),
})
const browsers: readonly SessionView[] = [
  session(
    'a',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    0,
  ),
  session(
    'b',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    5,
  ),
  session('c', '', 90),
]

const locks: SecondFactorState = {
  authenticatorApp: true,
  recoveryCodesLeft: 8,
  required: false,
  passkeys: [
    { id: 'a', name: 'My phone', createdAt: '2026-03-14T09:00:00.000Z' },
    { id: 'b', name: 'The key on my keyring', createdAt: '2026-05-02T09:00:00.000Z' },
  ],
}

const profile = (visit: Visit, state: SecondFactorState) =>
  openProfile(visit, async () => {
    await answer(visit, '**/api/auth/second-factor', { json: state })
    await answer(visit, '**/api/auth/sessions', { json: browsers })
  })

const recoveryCodes = Array.from({ length: recoveryCodeCount }, (_, index) =>
  writtenCode(`${index}4829173650${index}28476193`),
)

async function addApp(visit: Visit): Promise<void> {
  await signedIn('/profile')(visit)
  await press(visit.page, 'Add an authenticator app')
  await visit.page.getByLabel('Enter the code that the app shows').waitFor()
}

/** Signing up and in. */
const screensOfNobody: readonly Screen[] = [
  { name: 'auth, login', show: at('/auth?mode=login') },
  { name: 'auth, login refused', refusal: 422, show: sent('Sign In', '/auth?mode=login') },
  {
    name: 'auth, login with a code',
    refusal: 401,
    show: async (visit) => {
      await open(visit, '/auth?mode=login')
      await answer(visit, '**/api/auth/login', {
        status: 401,
        json: { message: 'Enter the code from your authenticator app.', code: 'second-factor-needed' },
      })
      const main = visit.page.getByRole('main')
      await main.getByLabel('Email', { exact: true }).fill(shopper)
      await main.getByLabel('Password', { exact: true }).fill('made-by-hand')
      await press(visit.page, 'Sign In')
      await main.getByRole('form', { name: 'Second step' }).waitFor()
    },
  },
  {
    name: 'auth, signing in',
    show: async (visit) => {
      await open(visit, '/auth?mode=login')
      await visit.page.route('**/api/auth/login', () => undefined)
      const main = visit.page.getByRole('main')
      await main.getByLabel('Email', { exact: true }).fill(shopper)
      await main.getByLabel('Password', { exact: true }).fill('made-by-hand')
      await press(visit.page, 'Sign In')
      await visit.page.getByRole('button', { name: 'Signing in…' }).waitFor()
    },
  },
  { name: 'auth, register', show: at('/auth?mode=signup') },
  { name: 'auth, register as an artist', show: at('/auth?role=artist') },
  { name: 'auth, register refused', show: sent('Sign Up', '/auth?mode=signup') },
  { name: 'login', show: at('/login') },
  { name: 'register', show: at('/register?role=artist') },
  { name: 'forgot password', show: at('/forgot-password') },
  {
    name: 'forgot password, sent',
    show: async (visit) => {
      await open(visit, '/forgot-password')
      await answer(visit, '**/api/auth/forgot-password', { status: 204 })
      await visit.page.getByRole('main').getByLabel('Email', { exact: true }).fill('lena@example.org')
      await press(visit.page, 'Send the link')
      await visit.page.getByText('a link is on its way there').waitFor()
    },
  },
  { name: 'reset password', show: at('/reset-password?token=unused') },
  { name: 'reset password, old link', show: at('/reset-password') },
  { name: 'verify email', show: at('/verify-email?token=unused') },
  { name: 'verify email, old link', show: at('/verify-email') },
  { name: 'no more news', show: at('/no-more-news?key=unused') },
]

/** What belongs to an account. */
const ownScreens: readonly Screen[] = [
  {
    name: 'verify email, verified',
    show: async (visit) => {
      await signedIn('/verify-email?token=unused')(visit)
      await answer(visit, '**/api/auth/verify-email', { status: 204 })
      await press(visit.page, 'Verify email')
      await visit.page.getByRole('heading', { name: 'Email verified' }).waitFor()
    },
  },
  { name: 'profile', show: signedIn('/profile') },
  { name: 'artists one follows', show: signedIn('/profile/following') },
  { name: 'profile, with two-step verification', show: (visit) => profile(visit, locks) },
  { name: 'profile, adding an app', show: addApp },
  {
    name: 'profile, recovery codes',
    show: async (visit) => {
      await addApp(visit)
      await answer(visit, '**/api/auth/second-factor/app/confirm', { json: { recoveryCodes } })
      await visit.page.getByLabel('Enter the code that the app shows').fill('123456')
      await press(visit.page, 'Confirm')
      await visit.page.getByRole('heading', { name: 'Your recovery codes' }).waitFor()
    },
  },
  {
    name: 'profile, adding a passkey',
    show: async (visit) => {
      await signedIn('/profile')(visit)
      await press(visit.page, 'Add a passkey')
      await visit.page.getByLabel('What do you call this passkey?').waitFor()
    },
  },
  {
    name: 'profile, removing a passkey',
    show: async (visit) => {
      await profile(visit, locks)
      await press(visit.page, 'Remove My phone')
      await visit.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'profile, deleting the account',
    show: async (visit) => {
      await signedIn('/profile')(visit)
      await press(visit.page, 'Delete account')
      await visit.page.getByRole('button', { name: 'Delete my account for good' }).waitFor()
    },
  },
  {
    name: 'favourites',
    show: async (visit) => {
      await signedIn('/favourites')(visit)
      await visit.page.getByRole('main').getByRole('article').first().waitFor()
    },
  },
]

/** Signing up and in, and what belongs to an account. */
export const accountScreens: readonly Screen[] = [
  ...inOneWindow(screensOfNobody),
  ...inOneWindow(ownScreens),
  {
    name: 'favourites, none',
    show: async (visit) => {
      await open(visit, '/favourites')
      await visit.page.getByText('Nothing here yet').waitFor()
    },
  },
]
