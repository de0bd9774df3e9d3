import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import { dashboard, pending, png } from './at-artist-dashboard.ts'
import { answer, away, press, type Screen } from './screen.ts'
import { shopper } from './signed-in.ts'
import { type Visit } from './visit.ts'

/** Goes from one section of the dashboard to another: its figures come from the API then, which may be answered for. */
const sectionBy = async (visit: Visit, from: string, link: string, meanwhile: () => Promise<unknown>) => {
  await dashboard(from)(visit)
  await meanwhile()
  await visit.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }).click()
}

const parcel = (state: string) => async (visit: Visit) => {
  await dashboard('/dashboard/orders')(visit)
  // A year of orders is more than a page.
  await visit.page.getByRole('main').getByRole('link', { name: state, exact: true }).click()
  await visit.page.getByRole('row').filter({ hasText: state }).first().getByRole('link').click()
  await visit.page.getByRole('heading', { name: 'What to pack' }).waitFor()
}

async function message(visit: Visit): Promise<void> {
  await dashboard('/dashboard/messages')(visit)
  // An opened one counts as read; nobody else is to find it so.
  await answer(visit, '**/api/artist/messages/*/read', { status: 204 })
  await visit.page.getByRole('main').locator('summary').last().click()
  await visit.page.getByLabel(/^Your answer to/).waitFor()
}

/** The overview of somebody who is not approved. */
const standing = (profile: Partial<OwnProfileView>) => (visit: Visit) =>
  sectionBy(visit, '/dashboard/earnings', 'Overview', async () => {
    const given = await visit.page.request.get(`${visit.origin}/api/artists/my-profile`)
    await answer(visit, '**/api/artists/my-profile', {
      json: { ...((await given.json()) as OwnProfileView), ...profile },
    })
  })

/** An artist's dashboard: how it goes, orders, books, letters and the artist's own page. */
export const artistScreens: readonly Screen[] = [
  { name: 'become an artist', show: dashboard('/dashboard/become-an-artist', shopper) },
  { name: 'artist dashboard', show: dashboard('/dashboard') },
  { name: 'artist dashboard, begun', show: dashboard('/dashboard', pending) },
  {
    name: 'artist dashboard, waiting for approval',
    show: async (visit) => {
      await standing({ approval: 'pending', waiting: true })(visit)
      await visit.page.getByText('Your application is with us').waitFor()
    },
  },
  {
    name: 'artist dashboard, rejected',
    show: async (visit) => {
      await standing({ approval: 'rejected', waiting: false, rejection: 'Please show works of your own.' })(
        visit,
      )
      await visit.page.getByText('Please show works of your own.').waitFor()
    },
  },
  {
    name: 'artist dashboard, away',
    refusal: 503,
    show: async (visit) => {
      await sectionBy(visit, '/dashboard/profile', 'Earnings', () => away(visit, '**/api/artist/**'))
      await visit.page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'orders to ship', show: dashboard('/dashboard/orders') },
  { name: 'orders to ship, none', show: dashboard('/dashboard/orders', pending) },
  { name: 'parcel to ship', show: parcel('To ship') },
  {
    name: 'parcel to ship, refused',
    refusal: 422,
    show: async (visit) => {
      await parcel('To ship')(visit)
      await press(visit.page, 'Mark as shipped')
      await visit.page.getByText('Tracking number is required').waitFor()
    },
  },
  { name: 'parcel, shipped', show: parcel('Shipped') },
  { name: 'claims of an artist', show: dashboard('/dashboard/claims') },
  { name: 'shipping', show: dashboard('/dashboard/shipping') },
  { name: 'earnings', show: dashboard('/dashboard/earnings') },
  { name: 'earnings, none', show: dashboard('/dashboard/earnings', pending) },
  { name: 'messages', show: message },
  { name: 'messages, none', show: dashboard('/dashboard/messages', pending) },
  { name: 'own profile', show: dashboard('/dashboard/profile') },
  {
    name: 'own profile, refused',
    refusal: 422,
    show: async (visit) => {
      await dashboard('/dashboard/profile')(visit)
      await press(visit.page, 'Add exhibition')
      await visit.page.getByLabel('Where', { exact: true }).last().fill('Nairobi')
      await press(visit.page, 'Save profile')
      await visit.page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'own profile, cutting a picture',
    show: async (visit) => {
      await dashboard('/dashboard/profile')(visit)
      await visit.page
        .getByLabel(/^Choose a/)
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await png() })
      await visit.page.getByRole('slider', { name: 'Zoom' }).waitFor()
    },
  },
  {
    name: 'own profile, deleting it',
    show: async (visit) => {
      await dashboard('/dashboard/profile')(visit)
      await press(visit.page, 'Delete profile')
      await visit.page.getByRole('dialog').waitFor()
    },
  },
]
