import { httpCaller } from '#adapters/http-client/call.ts'
import { artistsClient, catalogueClient } from '#adapters/http-client/catalogue-client.ts'
import type { PendingArtistView } from '#application/admin/contract.ts'
import { checks, entries, refunds, system } from './admin-answers.ts'
import { answer, away, press, type Screen } from './screen.ts'
import { signIn } from './signed-in.ts'
import { open, type Visit } from './visit.ts'

const admin = 'admin@sanaa.test'
const dashboard = '/dashboard/admin'

const inside = (path: string) => async (visit: Visit) => {
  await signIn(visit, admin)
  await open(visit, `${dashboard}${path}`)
}

/** Opens a section from the log: by the API, not by the server's HTML. */
async function cross(visit: Visit, section: string, meanwhile: () => Promise<unknown>): Promise<void> {
  await inside('/log')(visit)
  await meanwhile()
  const { page } = visit
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: section }).click()
  // What is looked at is the section, and not the log that stands there until it has come.
  await page.getByRole('heading', { level: 1, name: /^Log/ }).waitFor({ state: 'detached' })
}

/** Payments that a person has to see to, by a statement that is brought in. */
async function moneyIn(visit: Visit): Promise<void> {
  await inside('/money')(visit)
  const table = [
    'date,amount,currency,name,iban,text,id',
    '2026-11-20,731.00,EUR,Lena Okoro,BE68539007547034,For the picture with the boats,screen-1',
    '2026-11-21,45.50,USD,Mateo Silva,DE89370400440532013000,Thank you,screen-2',
  ].join('\n')
  const statement = { name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await visit.page.getByLabel('Bring in a statement').setInputFiles(statement)
  await visit.page.getByRole('status').filter({ hasText: 'payments' }).waitFor()
  await visit.page.getByText('For the picture with the boats').waitFor()
}

/** Artists of the demo's catalogue, as if they waited. */
async function waiting({ origin }: Visit): Promise<readonly PendingArtistView[]> {
  const call = httpCaller({ origin })
  const { items } = await artistsClient(call).artists({ limit: 2 })
  const works = await catalogueClient(call).artworks({ limit: 8 })
  return items.map((artist, index) => ({
    ...artist,
    artworks: works.items.map((work, place) => ({ ...work, ready: place < 4 })),
    email: 'someone@example.org',
    appliedAt: '2026-11-13T10:00:00.000Z',
    waiting: index === 0,
  }))
}

async function pendingArtists(visit: Visit): Promise<void> {
  const json = await waiting(visit)
  await cross(visit, 'Pending artists', () => answer(visit, /\/api\/admin\/artists\/pending/, { json }))
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: /^Approve/ })
    .nth(1)
    .waitFor()
}

/** Not just the newest: other tests order in the same shop, and not all of them pay. */
const paidOrder = async (visit: Visit) => {
  await inside('/orders?status=paid')(visit)
  await visit.page.getByRole('main').locator('tbody a').first().click()
  await visit.page.getByRole('heading', { name: /^Order \d/ }).waitFor()
}

const firstUser = async (visit: Visit) => {
  await inside('/users?q=shopper')(visit)
  await visit.page.getByRole('link', { name: /^Edit/ }).click()
  await visit.page.getByRole('button', { name: 'Save account' }).waitFor()
}

const asked = (section: string, button: string | RegExp) => async (visit: Visit) => {
  await inside(section)(visit)
  await press(visit.page, button)
  await visit.page.getByRole('dialog').waitFor()
}

/** The admins' dashboard. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin', show: inside('') },
  { name: 'admin, by month', show: inside('?period=month') },
  { name: 'admin, pending artists', show: pendingArtists },
  {
    name: 'admin, all works of a pending artist',
    show: async (visit) => {
      await pendingArtists(visit)
      await visit.page
        .getByText(/ more$/)
        .first()
        .click()
    },
  },
  {
    name: 'admin, rejecting without a reason',
    refusal: 422,
    show: async (visit) => {
      await inside('/artists')(visit)
      await press(visit.page, /^Reject/)
      const dialog = visit.page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await dialog.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'admin, nobody waits',
    show: async (visit) => {
      await cross(visit, 'Pending artists', () =>
        answer(visit, /\/api\/admin\/artists\/pending/, { json: [] }),
      )
      await visit.page.getByRole('heading', { name: 'Nobody waits' }).waitFor()
    },
  },
  { name: 'admin, users', show: inside('/users') },
  { name: 'admin, users, nobody found', show: inside('/users?q=nobody-at-all') },
  {
    name: 'admin, users away',
    refusal: 503,
    show: async (visit) => {
      await cross(visit, 'Users', () => away(visit, '**/api/admin/users*'))
      await visit.page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  { name: 'admin, suspending', show: asked('/users?q=shopper', /^Suspend/) },
  { name: 'admin, deleting', show: asked('/users?q=shopper', /^Delete/) },
  { name: 'admin, user', show: firstUser },
  { name: 'admin, new user', show: inside('/users/new') },
  {
    name: 'admin, new user refused',
    refusal: 422,
    show: async (visit) => {
      await inside('/users/new')(visit)
      await press(visit.page, 'Add user')
      await visit.page.getByRole('main').locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'admin, user changed elsewhere',
    refusal: 409,
    show: async (visit) => {
      await firstUser(visit)
      await visit.page.getByLabel('Full names').fill('Lena O.')
      await visit.page.route(/\/api\/admin\/users\/[^/?]+$/, (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 409,
              json: { message: 'This was changed by somebody else in the meantime.', code: 'stale-version' },
            })
          : route.continue(),
      )
      await press(visit.page, 'Save account')
      await visit.page.getByRole('button', { name: 'Keep yours' }).waitFor()
    },
  },
  { name: 'admin, artworks', show: inside('/artworks') },
  { name: 'admin, hiding', show: asked('/artworks', /^Hide/) },
  { name: 'admin, orders', show: inside('/orders') },
  { name: 'admin, order', show: paidOrder },
  {
    name: 'admin, refunding',
    show: async (visit) => {
      await paidOrder(visit)
      await visit.page.getByRole('radio', { name: /^All that is left/ }).check()
      await press(visit.page, /^Give back \$/)
      await visit.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'admin, check of the books',
    show: (visit) =>
      cross(visit, 'Checks', () => answer(visit, /\/api\/admin\/payment-checks/, { json: checks })),
  },
  {
    name: 'admin, refunds to send',
    show: (visit) =>
      cross(visit, 'Refunds', () => answer(visit, /\/api\/admin\/refunds-due/, { json: refunds })),
  },
  { name: 'admin, payouts', show: inside('/payouts') },
  {
    name: 'admin, batch of payouts',
    show: async (visit) => {
      await inside('/payouts')(visit)
      await visit.page.getByRole('main').locator('tbody a').first().click()
      await visit.page.getByRole('heading', { name: /^Payouts \d/ }).waitFor()
    },
  },
  { name: 'admin, log', show: inside('/log') },
  {
    name: 'admin, log of everything',
    show: async (visit) => {
      await inside('/orders')(visit)
      await answer(visit, /\/api\/admin\/audit/, { json: entries })
      await visit.page
        .getByRole('navigation', { name: 'Dashboard' })
        .getByRole('link', { name: 'Log' })
        .click()
      await visit.page.getByRole('link', { name: 'Lena Okoro' }).waitFor()
    },
  },
  { name: 'admin, mails', show: inside('/mails') },
  {
    name: 'admin, system',
    show: (visit) => cross(visit, 'System', () => answer(visit, /\/api\/admin\/system/, { json: system })),
  },
  { name: 'admin, money in', show: moneyIn },
  { name: 'admin, notices of payments', show: inside('/payment-notices') },
  {
    name: 'admin, log, nothing found',
    show: inside('/log?subject=nothing-at-all'),
  },
]
