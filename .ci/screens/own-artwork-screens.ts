import type { OwnArtworkView } from '#application/catalogue/own-artworks-contract.ts'
import { dollarsFrom, type InDollars } from '#domain/shared/money.ts'
import { goTo } from '#features/support/actors/browser/going-on.ts'
import { dashboard, pending, png } from './at-artist-dashboard.ts'
import { answer, press, type Screen } from './screen.ts'
import { fillIn, type Visit } from './visit.ts'

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
  // By the API, not by the server's HTML, which knows the artist's own works alone; from a page that has little to show.
  await dashboard('/dashboard/artworks/import')(visit)
  await answer(visit, '**/api/artist/artworks/*', { json: work })
  await goTo(visit.page, `${visit.origin}/dashboard/artworks/${work.id}`)
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

const csv = [
  'Handle,Title,Body (HTML),Variant Price,Variant Inventory Qty,Image Src',
  'tide-bowl,Tide Bowl,<p>Stoneware.</p>,120.50,3,',
  'nothing,,,5,1,',
  // A word that would be wider than any window.
  `endless,${'Endless'.repeat(43)},,0.005,1,`,
].join('\n')

async function exported(visit: Visit): Promise<void> {
  await dashboard('/dashboard/artworks/import')(visit)
  await visit.page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await visit.page.getByText('would come in as').waitFor()
}

/** An artist's own works: the list, the form in its states, and what comes in from another shop. */
export const ownArtworkScreens: readonly Screen[] = [
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
]
