import sharp from 'sharp'
import type { OwnProfileView } from '#application/artists/own-profile-contract.ts'
import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import { answer, away, press, type Screen } from './screen.ts'
import { shopper, signIn } from './signed-in.ts'
import { fillIn, open, type Visit } from './visit.ts'

const artist = 'artist@sanaa.test'
const pending = 'pending@sanaa.test'

const dashboard =
  (path: string, email = artist) =>
  async (visit: Visit) => {
    await signIn(visit, email)
    await open(visit, path)
  }

/** Goes from one section of the dashboard to another: its figures come from the API then, which may be answered for. */
const sectionBy = async (visit: Visit, from: string, link: string, meanwhile: () => Promise<unknown>) => {
  await dashboard(from)(visit)
  await meanwhile()
  await visit.page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: link }).click()
}

/** A work of one's own, as the API answers it. */
function ownWork({ exhibits }: Visit, changes: Partial<OwnArtworkView>): InDollars<OwnArtworkView> {
  const work: OwnArtworkView = {
    ...exhibits.work,
    state: 'draft',
    hiddenBecause: null,
    version: 3,
    sold: 2,
    views: 41,
    pictures: exhibits.work.images.map((image, index) => ({ ...image, id: `picture-${index}`, ready: true })),
    ...changes,
  }
  return {
    ...work,
    price: dollarsFrom(work.price),
    artistReceives: dollarsFrom(work.artistReceives),
  }
}

/** A form of a work that only this visit knows: nothing is kept. */
async function form(visit: Visit, changes: Partial<OwnArtworkView>, kept?: Parameters<typeof answer>[2]) {
  const work = ownWork(visit, changes)
  await dashboard('/dashboard/artworks')(visit)
  await answer(visit, '**/api/artist/artworks?*', { json: [work] })
  await answer(visit, '**/api/artist/artworks/*', { json: work })
  await visit.page.getByLabel('Sort by').selectOption('title')
  await visit.page.getByRole('link', { name: `Edit ${work.title}` }).click()
  await visit.page.getByRole('heading', { name: 'Edit artwork' }).waitFor()
  if (!kept) return
  await visit.page.unroute('**/api/artist/artworks/*')
  await visit.page.route('**/api/artist/artworks/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill(kept)
      : route.fulfill({ json: { ...work, title: 'Another title', version: 4 } }),
  )
  await fillIn(visit, { Title: 'My own title' })
}

const png = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#7e2f16' } })
    .png()
    .toBuffer()

const csv = [
  'Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty,Image Src',
  'tide-bowl,Tide Bowl,<p>Stoneware.</p>,120.50,3,',
  'nothing,,,5,1,',
].join('\n')

async function exported(visit: Visit): Promise<void> {
  await dashboard('/dashboard/artworks/import')(visit)
  await visit.page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await visit.page.getByText('would come in as').waitFor()
}

const parcel = (state: string) => async (visit: Visit) => {
  await dashboard('/dashboard/orders')(visit)
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

/** An artist's dashboard: how it goes, works, orders, books, letters and the artist's own page. */
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
  { name: 'my artworks', show: dashboard('/dashboard/artworks') },
  { name: 'my artworks, grid', show: dashboard('/dashboard/artworks?view=grid') },
  { name: 'my artworks, none found', show: dashboard('/dashboard/artworks?q=xyzzy') },
  { name: 'my artworks, none', show: dashboard('/dashboard/artworks', pending) },
  {
    name: 'my artworks, removed',
    show: async (visit) => {
      await dashboard('/dashboard/artworks')(visit)
      await answer(visit, '**/api/artworks/*', { status: 204 })
      await answer(visit, '**/api/artist/artworks/*', { status: 204 })
      await press(visit.page, /^Delete /)
      await visit.page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  { name: 'artwork form, new', show: dashboard('/dashboard/artworks/new') },
  { name: 'artwork form', show: (visit) => form(visit, {}) },
  {
    name: 'artwork form, refused',
    show: async (visit) => {
      await form(visit, { description: '', price: 0, pictures: [] })
      await press(visit.page, 'Hang it in the gallery')
      await visit.page.getByText('A description is required').waitFor()
    },
  },
  {
    name: 'artwork form, uploads',
    refusal: 422,
    show: async (visit) => {
      await form(visit, {})
      await answer(visit, '**/api/artist/artworks/*/pictures', {
        status: 422,
        json: { message: 'This file is not a picture that we can read.', code: 'not-a-picture' },
      })
      await visit.page
        .getByLabel('Choose images')
        .setInputFiles([{ name: 'letter.png', mimeType: 'image/png', buffer: await png() }])
      await visit.page.getByText('This file is not a picture that we can read.').waitFor()
      await visit.page.unroute('**/api/artist/artworks/*/pictures')
      await visit.page.route('**/api/artist/artworks/*/pictures', () => undefined)
      await visit.page
        .getByLabel('Choose images')
        .setInputFiles([{ name: 'harbour.png', mimeType: 'image/png', buffer: await png() }])
      await visit.page.getByText('Uploading').first().waitFor()
    },
  },
  {
    name: 'artwork form, changed elsewhere',
    refusal: 409,
    show: async (visit) => {
      await form(
        visit,
        {},
        {
          status: 409,
          json: { message: 'This artwork was changed elsewhere meanwhile.', code: 'stale-version' },
        },
      )
      await visit.page.getByRole('button', { name: 'Keep yours' }).waitFor()
    },
  },
  {
    name: 'artwork form, no connection',
    refusal: 503,
    show: async (visit) => {
      await form(visit, {}, { status: 503, json: { message: 'Away.', code: 'unavailable' } })
      await visit.page.getByText('We keep trying').waitFor()
    },
  },
  {
    name: 'artwork form, hidden by an admin',
    show: (visit) => form(visit, { state: 'hidden', hiddenBecause: 'Not by your own hand' }),
  },
  {
    name: 'artwork preview',
    show: async (visit) => {
      await form(visit, {})
      await visit.page.getByRole('link', { name: 'See it as shoppers will' }).click()
      await visit.page.getByRole('link', { name: 'Back to the form' }).waitFor()
    },
  },
  {
    name: 'artwork form, on show and not saved',
    show: async (visit) => {
      await form(visit, { state: 'public' })
      await fillIn(visit, { Title: 'My own title' })
      await visit.page.getByText('kept in this window only').waitFor()
    },
  },
  { name: 'import of artworks', show: dashboard('/dashboard/artworks/import') },
  { name: 'import of artworks, looked through', show: exported },
  {
    name: 'import of artworks, done',
    show: async (visit) => {
      await exported(visit)
      await answer(visit, '**/api/artist/artworks/imports', { json: { came: 1, skipped: 1 } })
      await press(visit.page, /^Import \d/)
      await visit.page.getByText('in the background').waitFor()
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
