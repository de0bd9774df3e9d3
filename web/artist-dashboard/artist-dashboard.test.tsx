import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { InboxMessage } from '#application/artist-dashboard/contract.ts'
import { claimsShown } from '#application/claims/contract.ts'
import type { UserView } from '#application/identity/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { rememberUnsent, unsentOf } from '#web/kept/unsent.ts'
import { userView } from '#web/testing/accounts.ts'
import { artistServicesOf } from '#web/testing/artist-services.ts'
import { ownProfile, ownWork, parcel } from '#web/testing/artist-views.ts'
import { obstacles } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { artistDashboardRoutes } from './artist-dashboard-routes.ts'
import { draftOf } from './artwork-form/artwork-draft.ts'
import { profileDraft, unsentProfile } from './profile/profile-draft.ts'

const amina = userView({ id: 'amina', name: 'Amina Njoroge', role: 'artist', artistStatus: 'approved' })

function open(
  address: string,
  given: Parameters<typeof artistServicesOf>[0] = {},
  account: UserView | null = amina,
) {
  const backend = artistServicesOf(given)
  const services = { artistServices: async () => backend.services }
  return { backend, ...showDashboard(artistDashboardRoutes, address, account, services) }
}

describe('who comes in', () => {
  test('a visitor signs in first, and comes back', async () => {
    const page = open('/dashboard/artworks?q=bowl', {}, null)
    await waitFor(() =>
      expect(page.where()).toBe('/auth?mode=login&returnTo=%2Fdashboard%2Fartworks%3Fq%3Dbowl'),
    )
  })

  test('from a mail about an order one comes back to that order', async () => {
    const page = open('/dashboard/orders/4829-1736', {}, null)
    await waitFor(() =>
      expect(page.where()).toBe('/auth?mode=login&returnTo=%2Fdashboard%2Forders%2F4829-1736'),
    )
  })

  test('an admin goes to their own dashboard', async () => {
    const page = open('/dashboard/orders', {}, userView({ role: 'admin' }))
    await waitFor(() => expect(page.where()).toBe('/dashboard/admin'))
  })

  test('a shopper is offered to become an artist', async () => {
    const page = open('/dashboard', { profile: null }, userView())
    expect(await screen.findByRole('heading', { name: 'Become an artist' })).toBeTruthy()
    expect(page.where()).toBe('/dashboard/become-an-artist')
    expect(await obstacles()).toEqual([])
  })
})

describe('the navigation', () => {
  const message: InboxMessage = {
    id: 'm',
    from: 'Lena Okoro',
    subject: 'A commission',
    text: 'Would you?',
    at: '2026-11-01T10:00:00.000Z',
    answers: [],
    read: false,
  }
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Dashboard' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  test('says how much waits to be sent, decided and read, in words too', async () => {
    const { heard, backend } = open('/dashboard/messages', {
      messages: [message],
      orders: [parcel({ number: '4829-1736' })],
    })
    expect(await screen.findByText('A commission')).toBeTruthy()
    expect(names()).toEqual(
      expect.arrayContaining(['Orders to ship1 waiting', 'Claims', 'Messages1 not read']),
    )
    vi.spyOn(backend.services.dashboard, 'waiting').mockResolvedValue({ orders: 2, claims: 1, messages: 1 })
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'claim-said', number: '4829-1736', by: 'buyer' })
    await waitFor(() => expect(names()).toContain('Claims1 waiting'))
    expect(names()).toContain('Orders to ship2 waiting')
    expect(await obstacles()).toEqual([])
  })

  test('is there without numbers where they cannot be had, as at a server of the release before', async () => {
    const { heard, backend } = open('/dashboard/messages', { messages: [message] })
    expect(await screen.findByText('A commission')).toBeTruthy()
    const unknown = new DomainError('not-found', 'not-found', 'There is no such address.')
    const asked = vi.spyOn(backend.services.dashboard, 'waiting').mockRejectedValue(unknown)
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'claim-said', number: '4829-1736', by: 'buyer' })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() => expect(names()).toContain('Messages'))
    expect(screen.getByText('A commission')).toBeTruthy()
  })

  test('counts no message any more that is opened', async () => {
    const { user } = open('/dashboard/messages', { messages: [message] })
    const subject = await screen.findByText('A commission')
    expect(names()).toContain('Messages1 not read')
    await user.click(subject)
    await waitFor(() => expect(names()).toContain('Messages'))
    expect(screen.getByText('Would you?')).toBeTruthy()
  })
})

test('claims of which there may be more are not counted, where the navigation counts all', async () => {
  const { backend, user } = open('/dashboard/artworks')
  const claim = { orderNumber: '4829-1736', artist: 'Amina', openedAt: '2026-11-01T10:00:00.000Z', unread: 2 }
  const claims = Array.from({ length: claimsShown }, (_, at) => ({ ...claim, id: String(at) }))
  vi.spyOn(backend.services.claims, 'waiting').mockResolvedValue(claims)
  await user.click(await screen.findByRole('link', { name: /^Claims/ }))
  expect(await screen.findByText(/These 100 have waited longest; there may be more\.$/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Claims')
})

test('damage to a work is found from the list of all claims', async () => {
  const { backend, user } = open('/dashboard/artworks', { orders: [parcel({ number: '4829-1736' })] })
  const claim = { id: 'c', orderNumber: '4829-1736', artist: 'Amina', openedAt: '2026-11-01T10:00:00.000Z' }
  vi.spyOn(backend.services.claims, 'waiting').mockResolvedValue([{ ...claim, unread: 2 }])
  await user.click(await screen.findByRole('link', { name: /^Claims/ }))
  const row = within(await screen.findByRole('row', { name: /4829-1736/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '4829-1736',
    '2',
    '1 November 2026',
  ])
  expect(await obstacles()).toEqual([])
  await user.click(row.getByRole('link', { name: '4829-1736' }))
  expect(await screen.findByRole('heading', { name: 'Order 4829-1736' })).toBeTruthy()
})

describe('the overview', () => {
  test('tells sales to the cent, in words too', async () => {
    const { complaints } = open('/dashboard', { works: [ownWork({ id: 'drift', title: 'Drift' })] })
    expect(await screen.findByRole('heading', { name: 'Overview' })).toBeTruthy()
    const table = screen.getByRole('table', { name: 'Net sales by month' })
    expect(within(table).getAllByRole('row')).toHaveLength(13)
    // What one skips to is the page alone.
    expect(screen.getByRole('main').contains(table)).toBe(true)
    expect(screen.getByRole('main').contains(screen.getByRole('navigation', { name: 'Dashboard' }))).toBe(
      false,
    )
    expect(within(table).getByRole('row', { name: /\$200\.00 \$170\.00/ })).toBeTruthy()
    expect(screen.getByText('Next payout 1 December 2026: $85.00')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('shows what waits to be sent, the moment it was sold', async () => {
    const { heard, backend } = open('/dashboard')
    expect(await screen.findByText('Nothing waits to be sent.')).toBeTruthy()
    vi.spyOn(backend.services.dashboard, 'orders').mockResolvedValue({
      items: [parcel({ number: '4829-1736' })],
      total: 1,
      next: null,
    })
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'order-paid', number: '4829-1736' })
    expect(await screen.findByRole('link', { name: 'Ship order 4829-1736' })).toBeTruthy()
    expect(screen.getByText('A new order to ship: 4829-1736')).toBeTruthy()
  })

  test('says what is missing before an admin is asked', async () => {
    const checklist = { profile: true, picture: false, works: { has: 1, wanted: 3 } }
    open('/dashboard', { profile: ownProfile({ approval: 'pending', checklist }) })
    expect(await screen.findByRole('heading', { name: 'Before your works are shown' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ask for approval' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('link', { name: 'Prepare 3 works (1 of 3)' })).toBeTruthy()
    expect(screen.queryByText(/ready for sale/)).toBeNull()
    expect(await obstacles()).toEqual([])
  })

  test.each(['/dashboard', '/dashboard/profile'])(
    'says how many works hang after a yes, where drafts count for the decision: %s',
    async (address) => {
      const checklist = { profile: true, picture: true, works: { has: 3, wanted: 3 } }
      const works = [
        ownWork({ id: 'drift', state: 'public' }),
        ...['kiln', 'tide'].map((id) => ownWork({ id, state: 'draft' })),
      ]
      open(address, { profile: ownProfile({ approval: 'pending', checklist }), works })
      const step = (await screen.findByText('Prepare 3 works (3 of 3)')).parentElement
      expect(step?.textContent).toBe('Done: Prepare 3 works (3 of 3) 1 of your 3 works is ready for sale.')
    },
  )

  test('lets a rejected artist read why, and ask again', async () => {
    const { user } = open('/dashboard', {
      profile: ownProfile({ approval: 'rejected', rejection: 'Please show your own work.' }),
    })
    expect(await screen.findByText('Please show your own work.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ask again' }))
    expect(await screen.findByRole('heading', { name: 'Your application is with us' })).toBeTruthy()
  })
})

test('an artist who waits is told the moment an admin has decided', async () => {
  const waiting = { ...amina, artistStatus: 'pending' as const }
  const { heard, services } = open(
    '/dashboard/artworks',
    { works: [ownWork({ id: 'drift', title: 'Drift' })] },
    waiting,
  )
  expect(await screen.findByText('Ready', { selector: 'span' })).toBeTruthy()
  await waitFor(() => expect(heard.tell).not.toBeNull())
  vi.spyOn(services.accounts, 'profile').mockResolvedValue(amina)
  heard.tell?.({ kind: 'application-decided', approved: true })
  expect(await screen.findByText('You are approved: your works hang in the gallery.')).toBeTruthy()
  expect(await screen.findByText('For sale', { selector: 'td *' })).toBeTruthy()
})

describe('my artworks', () => {
  const works = [
    ownWork({ id: 'drift', title: 'Drift', price: 94_000, artistReceives: 79_900, sold: 3, views: 1 }),
    ownWork({ id: 'rain', title: 'Night Rain', state: 'draft' }),
  ]

  test('are listed with what the artist receives, and what has come of them', async () => {
    open('/dashboard/artworks', { works })
    const row = await screen.findByRole('row', { name: /Drift/ })
    expect(within(row).getByText('$799.00')).toBeTruthy()
    const success = within(row).getByText('3 sold, 1 view lately')
    expect(success.textContent, 'a number stays with its word').toBe('3\u00a0sold, 1\u00a0view\u00a0lately')
    expect(await obstacles()).toEqual([])
  })

  test('hang side by side where that is wanted, and are found by their title', async () => {
    const page = open('/dashboard/artworks', { works })
    await page.user.click(await screen.findByRole('link', { name: 'Grid' }))
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await page.user.type(screen.getByRole('searchbox'), 'rain{Enter}')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(page.where()).toBe('/dashboard/artworks?q=rain&view=grid')
    expect(await obstacles()).toEqual([])
  })

  test('come back after they were deleted', async () => {
    const { user, backend } = open('/dashboard/artworks', { works })
    await user.click(await screen.findByRole('button', { name: 'Delete Drift' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('button', { name: 'Delete Drift' })).toBeTruthy()
    expect(backend.works()).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Edit Drift' })))
  })

  test('of somebody who waits are ready, and nobody is told that they hang', async () => {
    const waiting = { ...amina, artistStatus: 'pending' as const }
    const { user } = open('/dashboard/artworks', { works: works.slice(1) }, waiting)
    await user.click(await screen.findByRole('button', { name: 'Publish Night Rain' }))
    expect(await screen.findByText(/as soon as you are approved/)).toBeTruthy()
    expect(await screen.findByText('Ready', { selector: 'span' })).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Ready' })).toBeTruthy()
    expect(screen.queryByText('For sale')).toBeNull()
  })

  test('are published from the list', async () => {
    const { user, backend } = open('/dashboard/artworks', { works })
    await user.click(await screen.findByRole('button', { name: 'Publish Night Rain' }))
    await waitFor(() => expect(backend.works().map(({ state }) => state)).toEqual(['public', 'public']))
  })
})

describe('the form of a work', () => {
  const bowl = ownWork({ id: 'bowl', title: 'Bowl' })

  test('keeps a new work by itself, and gives it an address', async () => {
    const page = open('/dashboard/artworks/new')
    await page.user.type(await screen.findByLabelText('Title'), 'Bowl')
    await screen.findByText('Saved')
    await waitFor(() => expect(page.where()).toBe('/dashboard/artworks/new-1'))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Bowl')
    expect(page.backend.works()).toMatchObject([{ title: 'Bowl', state: 'draft' }])
  })

  test('tells somebody who waits for approval what hangs then, and marks a work as ready', async () => {
    const waiting = { ...amina, artistStatus: 'pending' as const }
    const draft = ownWork({ id: 'bowl', title: 'Bowl', state: 'draft' })
    const { user, backend } = open('/dashboard/artworks/bowl', { works: [draft] }, waiting)
    expect(await screen.findByText(/What you have marked as ready hangs once you are approved/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mark as ready' }))
    await user.click(await screen.findByRole('button', { name: 'Make it a draft again' }))
    await screen.findByRole('button', { name: 'Mark as ready' })
    expect(backend.works()).toMatchObject([{ state: 'draft' }])
  })

  test('tells what the artist receives while the price is typed', async () => {
    const { user } = open('/dashboard/artworks/new')
    await user.type(await screen.findByLabelText('Price, US dollars'), '880')
    expect(screen.getByText('You receive $748.00 (85 %)')).toBeTruthy()
  })

  test.each(['10000000.01', '9'.repeat(22), '12.345', '-5'])(
    'makes no sum of %s, which is no price',
    async (typed) => {
      const { user } = open('/dashboard/artworks/new')
      await user.type(await screen.findByLabelText('Price, US dollars'), typed)
      expect(screen.getByText(/^You receive 85 % of the price$/)).toBeTruthy()
      expect(screen.getByRole('complementary', { name: 'As buyers will see it' }).textContent).not.toContain(
        '$',
      )
    },
  )

  test('marks what shoppers would miss, and leads there', async () => {
    const work = ownWork({ id: 'bowl', title: '', state: 'draft' })
    const { user } = open('/dashboard/artworks/bowl', { works: [work] })
    await user.click(await screen.findByRole('button', { name: 'Hang it in the gallery' }))
    expect(await screen.findByText('A title is required')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Title')))
    expect(await obstacles()).toEqual([])
  })

  test('takes pictures in, and says which files are none', async () => {
    const work = ownWork({ id: 'bowl', title: 'Bowl', state: 'draft', pictures: [] })
    const { user, backend } = open('/dashboard/artworks/bowl', { works: [work] })
    await user.upload(await screen.findByLabelText('Choose images'), [
      new File(['x'], 'bowl.jpg', { type: 'image/jpeg' }),
    ])
    const words = await screen.findByLabelText('Describe this image for people who cannot see it')
    await user.type(words, 'A blue bowl')
    await user.click(screen.getByRole('button', { name: 'Hang it in the gallery' }))
    expect(await screen.findByText('It hangs in the gallery.')).toBeTruthy()
    expect(backend.works()[0]).toMatchObject({ state: 'public', pictures: [{ alt: 'A blue bowl' }] })
  })

  test('shows nobody a page that shoppers do not see yet', async () => {
    const waiting = { ...amina, artistStatus: 'pending' as const }
    open('/dashboard/artworks/bowl', { works: [ownWork({ id: 'bowl', title: 'Bowl' })] }, waiting)
    expect(
      await screen.findByText('Ready. It hangs in the gallery as soon as you are approved.'),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See it in the gallery' })).toBeNull()
  })

  test('brings back what was typed before the page was loaded again', async () => {
    const work = ownWork({ id: 'bowl', title: 'Bowl', state: 'draft' })
    const saved = draftOf(work)
    rememberUnsent('artwork bowl', { saved, version: work.version, draft: { ...saved, title: 'Blue Bowl' } })
    const { backend } = open('/dashboard/artworks/bowl', { works: [work] })
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Blue Bowl'))
    await waitFor(() => expect(backend.works()[0]?.title).toBe('Blue Bowl'))
    await waitFor(() => expect(unsentOf('artwork bowl')).toBeNull())
  })

  test('of a work on show changes it at a press, and whoever leaves before is asked', async () => {
    const { user, backend, router } = open('/dashboard/artworks/bowl', { works: [bowl] })
    const price = await screen.findByLabelText('Price, US dollars')
    await user.clear(price)
    await user.type(price, '9')
    expect(screen.getByText(/kept in this window only/)).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'My artworks', current: false }))
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(backend.works()[0]?.price).toBe(bowl.price)
    await user.type(price, '80')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Your changes are saved.')).toBeTruthy()
    expect(backend.works()[0]?.price).toBe(98_000)
    await user.click(screen.getByRole('link', { name: 'My artworks', current: false }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/artworks'))
  })

  test('leads to the work as shoppers will see it, where they do not see it yet', async () => {
    const work = { ...bowl, state: 'draft' as const, price: 98_000, year: 2024 }
    const { user, complaints } = open('/dashboard/artworks/bowl', { works: [work] })
    await user.click(await screen.findByRole('link', { name: 'See it as shoppers will' }))
    expect(await screen.findByRole('heading', { name: 'Bowl' })).toBeTruthy()
    expect(screen.getByText('2024')).toBeTruthy()
    expect(screen.queryByRole('link', { name: bowl.artist.name })).toBeNull()
    expect(screen.queryByRole('button', { name: /Add to Cart/ })).toBeNull()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
    await user.click(screen.getByRole('link', { name: 'Back to the form' }))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Bowl')
  })

  test('has a picture back that was removed, the only one too, with its words', async () => {
    const work = ownWork({ id: 'bowl', title: 'Bowl' })
    const { user } = open('/dashboard/artworks/bowl', { works: [work] })
    await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
    expect(screen.queryByLabelText(/^Describe this image/)).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
    expect(await obstacles()).toEqual([])
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText(/^Describe this image/)).toHaveProperty('value', work.pictures[0]?.alt)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move picture 1' }))
  })

  test('shows both versions where somebody else was quicker', async () => {
    const work = ownWork({ id: 'bowl', title: 'Bowl', state: 'draft' })
    const { user, backend } = open('/dashboard/artworks/bowl', { works: [work] })
    const title = await screen.findByLabelText('Title')
    backend.changeElsewhere('bowl', { title: 'Theirs' })
    await user.type(title, 's')
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByRole('row', { name: 'Title Bowls Theirs' })).toBeTruthy()
    const said = within(conflict).getByText(/changed/i, { selector: 'h2 + p' }).textContent
    await user.type(title, '!')
    expect(within(conflict).getByRole('row', { name: 'Title Bowls! Theirs' })).toBeTruthy()
    expect(within(conflict).getByText(said)).toBeTruthy()
    await user.click(within(conflict).getByRole('button', { name: 'Take the other' }))
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Theirs')
  })
})

test('an import shows first what would come in, and why something stays out', async () => {
  const { user } = open('/dashboard/artworks/import')
  const sample = await screen.findByRole('link', { name: 'Download a sample' })
  expect(decodeURIComponent(sample.getAttribute('href') ?? '')).toContain('title,description,category')
  await user.upload(await screen.findByLabelText('Choose a CSV file'), new File(['Title'], 'shop.csv'))
  expect(await screen.findByText('A title is required')).toBeTruthy()
  expect(screen.getByText('1 column has no place here and stays out')).toBeTruthy()
  expect(screen.getByText('tags (1 work)')).toBeTruthy()
  // What stays out becomes no draft to choose one in, and its price is nobody's amount.
  expect(screen.getByText('No category could be read for 1 work: choose one in its draft.')).toBeTruthy()
  expect(screen.getByText('0.005')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.type(screen.getByLabelText('Currency'), 'eur')
  await user.type(screen.getByLabelText('One eur in US dollars'), 'much')
  await user.click(screen.getByRole('button', { name: 'Turn prices into dollars' }))
  expect(
    screen.getByText('How many dollars one of it is, please, such as 1.08, and at most 100,000'),
  ).toBeTruthy()
  await user.clear(screen.getByLabelText('One eur in US dollars'))
  await user.type(screen.getByLabelText('One eur in US dollars'), '1,25')
  await user.click(screen.getByRole('button', { name: 'Turn prices into dollars' }))
  expect(await screen.findByText('$50.00')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Import 1 work' }))
  expect(await screen.findByText(/1 work came in, 1 was left out/)).toBeTruthy()
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Their pictures follow in the background.'),
  )
})

describe('a parcel', () => {
  test('is marked as shipped with its carrier and number', async () => {
    const { user } = open('/dashboard/orders/4829-1736', { orders: [parcel({ number: '4829-1736' })] })
    await user.type(await screen.findByLabelText('Tracking number'), 'JD014')
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
    expect((await screen.findAllByText('A carrier is required')).length).toBeGreaterThan(0)
    await user.type(screen.getByLabelText('Carrier'), 'DHL')
    await user.click(screen.getByRole('button', { name: 'Mark as shipped' }))
    expect(await screen.findByText('DHL, JD014')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'On its way' })),
    )
    expect(await obstacles()).toEqual([])
  })

  test('has a slip to print, with the address and without a price', async () => {
    open('/dashboard/orders/4829-1736', { orders: [parcel({ number: '4829-1736' })] })
    const slip = (await screen.findByRole('heading', { name: 'Packing slip', hidden: true })).parentElement
    expect(slip?.textContent).toContain('Leila Haddad')
    expect(slip?.textContent).not.toContain('$')
  })
})

test('a message is read and answered', async () => {
  const message = {
    id: 'm1',
    from: 'Leila',
    subject: 'Is it framed?',
    text: 'I would like to know.',
    at: '2026-11-01T10:00:00.000Z',
    answers: [],
    read: false,
  }
  const { user } = open('/dashboard/messages', { messages: [message] })
  // As it stood when their session ran out.
  rememberUnsent(`answer ${message.id}`, 'Yes, in ')
  await user.click(await screen.findByText('Is it framed?'))
  expect(await screen.findByLabelText('Your answer to Leila')).toBe(
    await screen.findByDisplayValue('Yes, in'),
  )
  await user.type(screen.getByLabelText('Your answer to Leila'), 'oak.')
  expect(unsentOf(`answer ${message.id}`)).toBe('Yes, in oak.')
  await user.click(screen.getByRole('button', { name: 'Send answer' }))
  expect(await screen.findByText('Yes, in oak.')).toBeTruthy()
  await waitFor(() => expect(unsentOf(`answer ${message.id}`)).toBeNull())
  expect(await obstacles()).toEqual([])
})

describe('a profile that was changed in another window', () => {
  const meet = async () => {
    const page = open('/dashboard/profile', { profile: ownProfile({ version: 3 }) })
    const about = await screen.findByLabelText('About you')
    const { profile } = page.backend.services
    const { artistProfile, version } = await profile.profile()
    await profile.update({ ...artistProfile, country: 'KE', bio: 'Theirs.', preferredMedium: 'Ink' }, version)
    await page.user.clear(about)
    await page.user.type(about, 'Mine.')
    await page.user.click(screen.getByRole('button', { name: 'Save profile' }))
    const conflict = await screen.findByRole('alert')
    expect(document.activeElement).toBe(conflict)
    return { ...page, about, profile, conflict }
  }

  test('shows what is written differently, and keeps mine beside what only they have changed', async () => {
    const { user, profile, conflict } = await meet()
    expect(
      within(conflict).getByText('This was changed somewhere else meanwhile. Please look again.'),
    ).toBeTruthy()
    expect(within(conflict).getAllByRole('row', { name: /Mine|Theirs/ })).toHaveLength(1)
    expect(within(conflict).getByRole('row', { name: 'About you Mine. Theirs.' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(within(conflict).getByRole('button', { name: 'Keep yours' }))
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect((await profile.profile()).artistProfile).toMatchObject({ bio: 'Mine.', preferredMedium: 'Ink' })
    expect(screen.getByLabelText('Preferred medium')).toHaveProperty('value', 'Ink')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be taken as it is there', async () => {
    const { user, about, profile, conflict } = await meet()
    await user.click(within(conflict).getByRole('button', { name: 'Take the other' }))
    expect(about).toHaveProperty('value', 'Theirs.')
    expect(screen.queryByRole('alert')).toBeNull()
    expect((await profile.profile()).artistProfile.bio).toBe('Theirs.')
  })
})

describe('a profile that was being written', () => {
  /** What was remembered comes behind the form, which shows first what is saved. */
  const broughtBack = async () =>
    expect(await screen.findByDisplayValue('Half a story')).toBe(screen.getByLabelText('About you'))
  const halfWritten = () => {
    const thing = ownProfile({ version: 3 })
    const base = profileDraft(thing, '')
    rememberUnsent('profile', unsentProfile({ ...base, bio: 'Half a story' }, base, thing))
  }

  test('is brought back when the page was loaded again, and forgotten once it is saved', async () => {
    halfWritten()
    const { user } = open('/dashboard/profile', { profile: ownProfile({ version: 3 }) })
    await broughtBack()
    expect(unsentOf('profile')).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    await waitFor(() => expect(unsentOf('profile')).toBeNull())
  })

  test('overrules nobody who was quicker', async () => {
    halfWritten()
    const { artistProfile } = ownProfile()
    const theirs = ownProfile({ version: 4, artistProfile: { ...artistProfile, bio: 'Theirs.' } })
    const { user } = open('/dashboard/profile', { profile: theirs })
    await broughtBack()
    await user.click(screen.getByRole('button', { name: 'Save profile' }))
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByRole('row', { name: 'About you Half a story Theirs.' })).toBeTruthy()
  })
})

test('the profile is saved, and deleted only when asked twice', async () => {
  const { user, router } = open('/dashboard/profile')
  await user.type(await screen.findByLabelText('Preferred medium'), ' and ink')
  await user.click(screen.getByRole('button', { name: 'Save profile' }))
  expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Delete profile' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

test('whoever cannot leave yet is told why there, hides all works with one press, and has the way back', async () => {
  const works = [ownWork({ id: 'drift', title: 'Drift' }), ownWork({ id: 'bell', state: 'sold-out' })]
  const { backend, user } = open('/dashboard/profile', { works })
  const waits = new DomainError(
    'conflict',
    'parcels-to-send',
    'There are orders that have not been sent yet.',
  )
  vi.spyOn(backend.services.profile, 'remove').mockRejectedValue(waits)
  await user.click(await screen.findByRole('button', { name: 'Delete profile' }))
  await user.click(await screen.findByRole('button', { name: 'Yes, delete it' }))
  expect((await screen.findByRole('alert')).textContent).toBe(waits.message)
  const states = () => backend.works().map(({ state }) => state)
  await user.click(screen.getByRole('button', { name: 'Hide all works' }))
  const back = await screen.findByRole('button', { name: 'Show them again' })
  expect(states()).toEqual(['draft', 'draft'])
  // The keyboard stays where it was.
  expect(document.activeElement).toBe(back)
  expect(screen.getByText('2 works of yours can be seen by nobody else now.')).toBeTruthy()
  expect(await obstacles()).toEqual([])
  vi.spyOn(backend.services.artworks, 'publish').mockRejectedValueOnce(new DomainError('conflict', 'x', 'x'))
  await user.click(back)
  expect(await screen.findByText(/^One work could not be shown again/)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Hide all works' })).toBeTruthy()
  expect(states().filter((state) => state === 'draft')).toHaveLength(1)
})

test('works that could not be shown again for want of an answer wait for another press', async () => {
  const works = ['drift', 'bell', 'kiln'].map((id) => ownWork({ id }))
  const { backend, user } = open('/dashboard/profile', { works })
  await user.click(await screen.findByRole('button', { name: 'Hide all works' }))
  const publish = vi.spyOn(backend.services.artworks, 'publish')
  publish
    .mockRejectedValueOnce(new DomainError('conflict', 'x', 'x'))
    .mockRejectedValueOnce(new Unavailable())
  await user.click(await screen.findByRole('button', { name: 'Show them again' }))
  expect(await screen.findByText('The gallery did not answer. Please try again.')).toBeTruthy()
  expect(screen.getByText(/^One work could not be shown again/)).toBeTruthy()
  expect(await screen.findByText('2 works of yours can be seen by nobody else now.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show them again' }))
  expect(await screen.findByText('2 works back on show.')).toBeTruthy()
  expect(backend.works().filter(({ state }) => state === 'draft')).toHaveLength(1)
})

test('nobody is told that more can be bought while all is sold', async () => {
  open('/dashboard/profile', { works: [ownWork({ id: 'bell', state: 'sold-out' })] })
  expect(await screen.findByRole('button', { name: 'Delete profile' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Hide all works' })).toBeNull()
})

test('a face that is no picture is refused in words, and another can be chosen', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:face', revokeObjectURL() {} }))
  const { user } = open('/dashboard/profile')
  await user.upload(
    await screen.findByLabelText('Choose a picture'),
    new File(['x'], 'me.jpg', { type: 'image/jpeg' }),
  )
  const shown = await waitFor(() => {
    const image = document.querySelector('dialog img')
    if (!image) throw new Error('The picture is not shown yet')
    return image
  })
  fireEvent.error(shown)
  expect(await screen.findByText(/This file is not a picture that can be shown here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Use this part' })).toBeNull()
  vi.unstubAllGlobals()
})

test('earnings tell of each payout what it took of which orders', async () => {
  const { backend, user } = open('/dashboard/earnings')
  vi.spyOn(backend.services.payouts, 'payouts').mockResolvedValue([
    {
      id: 'one',
      artist: { id: 'amina', name: 'Amina' },
      month: '2026-12',
      amount: 8_000,
      standing: 'sent',
      kind: 'iban',
      ending: '3000',
      at: '2026-12-01T00:05:00.000Z',
      sentAt: '2026-12-01T09:00:00.000Z',
      closedAt: null,
      reason: '',
      orders: [
        { orderNumber: '4829-1736', amount: 8_500 },
        { orderNumber: '5011-2208', amount: -300 },
        { orderNumber: null, amount: -200 },
      ],
    },
  ])
  const payout = within(await screen.findByRole('row', { name: /^Payout 2026-12 .*On its way .*\$80\.00$/ }))
  await user.click(payout.getByText('3 orders'))
  expect(payout.getByRole('link', { name: '4829-1736' }).getAttribute('href')).toBe(
    '/dashboard/orders/4829-1736',
  )
  expect(payout.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4829-1736$85.00',
    '5011-2208-$3.00',
    'Earlier orders-$2.00',
  ])
  expect(await obstacles()).toEqual([])
})

test('earnings tell every line of the account, payouts too, and come as a file', async () => {
  const { backend } = open('/dashboard/earnings')
  const payoutLine = (step: 'came-back' | 'left-and-came-back') =>
    ({ orderNumber: null, kind: 'payout', payout: { month: '2026-11', step }, sales: 0, fee: 0 }) as const
  vi.spyOn(backend.services.dashboard, 'ledger').mockResolvedValue({
    items: [
      { ...payoutLine('came-back'), at: '2026-12-02T10:00:00Z', amount: 8_500 },
      { ...payoutLine('left-and-came-back'), at: '2026-11-01T00:05:00Z', amount: -8_500 },
      {
        at: '2026-10-02T10:00:00Z',
        orderNumber: '4829-1736',
        kind: 'sale',
        payout: null,
        sales: 10_000,
        fee: 1_500,
        amount: 8_500,
      },
    ],
    total: 3,
    next: null,
  })
  for (const name of [
    /^Payout 2026-11 1 November 2026 Payout: left, came back later .*-\$85\.00$/,
    // It is called by its month, whenever it came back.
    /^Payout 2026-11 2 December 2026 Payout: came back .* \$85\.00$/,
  ])
    expect(await screen.findByRole('row', { name })).toBeTruthy()
  // What comes next leads; what was earned is not called received before it was.
  expect(screen.getAllByRole('term')[0]?.textContent).toBe('Next payout')
  expect(screen.getByText('Next payout').parentElement?.textContent).toContain('$85.00')
  expect(screen.queryByText(/received/i)).toBeNull()
  const link = await screen.findByRole('link', { name: 'Download as CSV' })
  expect(link.getAttribute('href')).toBe('/api/artist/ledger.csv')
  const month = new Date().toISOString().slice(0, 7)
  const statements = within(screen.getByRole('region', { name: 'Statements' })).getAllByRole('link')
  expect(statements.map((each) => each.getAttribute('href'))).toEqual([
    `/api/artist/payouts/${month.slice(0, 4)}.csv`,
    `/api/artist/payouts/${month}.pdf`,
  ])
  expect(statements[1]?.textContent).toMatch(/^[A-Z][a-z]+ \d{4}, PDF$/)
  expect(await obstacles()).toEqual([])
})
