import { answer, at, away, press, type Screen } from './screen.ts'
import { open, type Visit } from './visit.ts'

const artist = (tab = '') => at(({ exhibits }) => `/artists/details?id=${exhibits.artist.id}${tab}`)
const artwork = at(({ exhibits }) => `/artwork/${exhibits.work.id}`)

/** Chooses another category, so that the page asks for other works. */
const chooseSculpture = ({ page }: Visit) =>
  page.getByRole('main').getByLabel('Category').first().selectOption({ label: 'Sculpture' })

async function writeToArtist(visit: Visit): Promise<void> {
  await artist()(visit)
  await press(visit.page, 'Contact')
  await visit.page.getByRole('dialog').waitFor()
}

/** What everybody sees of works and artists. */
export const shopScreens: readonly Screen[] = [
  { name: 'home', show: at('/') },
  {
    name: 'home, trending failed',
    refusal: 503,
    show: async (visit) => {
      await open(visit, '/')
      await away(visit, '**/api/artworks/trending?**')
      await chooseSculpture(visit)
      await visit.page.getByText('The gallery did not answer').first().waitFor()
    },
  },
  { name: 'gallery', show: at('/art-gallery') },
  { name: 'gallery, filtered', show: at('/art-gallery?category=paintings&price=100-500&sort=price-asc') },
  {
    name: 'gallery, more filters',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await visit.page.getByText('More filters').click()
      await visit.page.getByRole('main').getByLabel('Orientation').waitFor()
    },
  },
  { name: 'gallery, empty', show: at('/art-gallery?q=zzzzzzqqq') },
  {
    name: 'gallery, suggestions',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      const { exhibits, page } = visit
      await page
        .getByRole('main')
        .getByRole('combobox')
        .first()
        .pressSequentially(exhibits.work.title.slice(0, 4))
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'gallery, loading',
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await visit.page.route('**/api/artworks?**', () => undefined)
      await chooseSculpture(visit)
      await visit.page.getByText('Hanging the works').waitFor()
    },
  },
  {
    name: 'gallery, failed',
    refusal: 503,
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await away(visit, '**/api/artworks?**')
      await chooseSculpture(visit)
      await visit.page.getByRole('heading', { name: 'The lights went out' }).waitFor()
    },
  },
  { name: 'artwork', show: artwork },
  {
    name: 'artwork, sold out',
    show: at(({ exhibits }) => `/artwork/${(exhibits.soldOut ?? exhibits.work).id}`),
  },
  {
    name: 'artwork, zoomed',
    show: async (visit) => {
      await artwork(visit)
      await visit.page
        .getByRole('main')
        .getByRole('link', { name: /Zoom in/ })
        .click()
      await visit.page.getByRole('button', { name: 'Close' }).waitFor()
    },
  },
  {
    name: 'artwork, shared',
    show: async (visit) => {
      await artwork(visit)
      await press(visit.page, 'Share')
      await visit.page.getByRole('button', { name: 'Copy link' }).waitFor()
    },
  },
  {
    name: 'artwork, taken down',
    refusal: 404,
    show: async (visit) => {
      await open(visit, '/art-gallery')
      await answer(visit, /\/api\/artworks\/[0-9a-f-]{36}$/, {
        status: 404,
        json: { message: 'This artwork hung here and was taken down.', code: 'artwork-gone' },
      })
      await visit.page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
      await visit.page.getByRole('heading', { name: 'Taken down' }).waitFor()
    },
  },
  { name: 'artists', show: at('/artists') },
  { name: 'artists, none found', show: at('/artists?q=zzzzzzqqq') },
  { name: 'artist', show: artist() },
  { name: 'artist, about', show: artist('&tab=about') },
  { name: 'artist, exhibitions', show: artist('&tab=exhibitions') },
  { name: 'artist, contact', show: writeToArtist },
  {
    name: 'artist, contact not filled in',
    show: async (visit) => {
      await writeToArtist(visit)
      const dialog = visit.page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await dialog.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'artist, contacted',
    show: async (visit) => {
      await writeToArtist(visit)
      await answer(visit, '**/api/artists/*/messages', { status: 204 })
      const dialog = visit.page.getByRole('dialog')
      for (const [label, text] of [
        ['Subject', 'A frame for it'],
        ['Message', 'Would you frame it in oak?'],
        ['Your name', 'Lena Okoro'],
        ['Your email', 'lena@example.org'],
      ] as const)
        await dialog.getByLabel(label, { exact: true }).fill(text)
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await dialog.getByRole('heading', { name: 'Your message was sent' }).waitFor()
    },
  },
  { name: 'about', show: at('/about-sanaa') },
  { name: 'fair pay', show: at('/fair-pay') },
  { name: 'terms', show: at('/terms') },
  { name: 'privacy', show: at('/privacy') },
]
