import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { UserView } from '#application/identity/contract.ts'
import { Unavailable } from '#application/shared/unavailable.ts'
import { longestReturnedReason } from '#domain/payouts/returned-reason.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { WebServices } from '#web/services.ts'
import { ErrorScreen } from '#web/shell/error-screen.tsx'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import {
  adminArtwork,
  adminOrder,
  adminServicesOf,
  adminUser,
  pendingArtist,
} from '#web/testing/admin-services.ts'
import { incomingMoney } from '#web/testing/money-services.ts'
import { artwork } from '#web/testing/shop-window.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { showDashboard } from '#web/testing/show-dashboard.ts'
import { adminDashboardRoutes } from './admin-dashboard-routes.ts'

const ada = userView({ id: 'ada', name: 'Ada Mensah', role: 'admin' })

function open(
  address: string,
  given: Parameters<typeof adminServicesOf>[0] = {},
  account: UserView | null = ada,
) {
  const backend = adminServicesOf(given)
  const routes = (services: WebServices) => [
    { ErrorBoundary: ErrorScreen, children: adminDashboardRoutes(services) },
  ]
  return {
    backend,
    ...showDashboard(routes, address, account, { adminServices: async () => backend.services }),
  }
}

describe('who comes in', () => {
  test('a visitor signs in first, and comes back', async () => {
    const page = open('/dashboard/admin/users?q=lena', {}, null)
    await waitFor(() =>
      expect(page.where()).toBe('/auth?mode=login&returnTo=%2Fdashboard%2Fadmin%2Fusers%3Fq%3Dlena'),
    )
  })

  test.each(['user', 'artist'] as const)(
    'for a %s there is nothing here, and nothing is asked',
    async (role) => {
      const { backend } = open('/dashboard/admin', { users: [adminUser()] }, userView({ role }))
      const asked = vi.spyOn(backend.services.users, 'users')
      expect(await screen.findByText('Untitled (404)')).toBeTruthy()
      expect(asked).not.toHaveBeenCalled()
    },
  )
})

const refused = new DomainError('forbidden', 'second-factor-required', 'Admins need a second factor here.')

test.each<[where: string, adminServices: WebServices['adminServices']]>([
  ['on the server', () => Promise.reject(refused)],
  [
    'by what it asks first',
    async () => ({ ...adminServicesOf({}).services, waiting: { counts: () => Promise.reject(refused) } }),
  ],
])(
  'an admin without the second factor that is wanted here is told so %s, and where to get one',
  async (_, adminServices) => {
    const services = shopServices({ account: ada, accounts: accountsOf(ada), adminServices })
    const routes = adminDashboardRoutes(services)
    // The browser takes over a page of the server's before anything that comes later is there.
    expect(routes[0]).toHaveProperty('ErrorBoundary')
    const { router } = show(routes, '/dashboard/admin/users', services)
    expect(await screen.findByText('Admins need a second factor here.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open your profile' }).getAttribute('href')).toBe(
      '/profile#two-step',
    )
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 403 })
    expect(await obstacles()).toEqual([])
  },
)

describe('the navigation', () => {
  const names = () =>
    within(screen.getByRole('navigation', { name: 'Dashboard' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const nothing = { pending: 0, claims: 0, refunds: 0, notices: 0, money: 0, differences: 0 }

  test('says how much waits, also of money that came, and no exact number above a hundred', async () => {
    const { heard, backend } = open('/dashboard/admin/artists', { money: [incomingMoney()] })
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(names()).toEqual(expect.arrayContaining(['Money in1 waiting', 'Claims']))
    const waiting = { ...nothing, claims: 101, money: 100 }
    vi.spyOn(backend.services.waiting, 'counts').mockResolvedValue(waiting)
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'claim-said', number: '4829-1736', by: 'buyer' })
    await waitFor(() => expect(names()).toContain('Claims100+ waiting'))
    expect(names()).toContain('Money in100 waiting')
    expect(await obstacles()).toEqual([])
  })

  test('is there without numbers where they cannot be had, as at a server of the release before', async () => {
    const { heard, backend } = open('/dashboard/admin/artists', { pending: [pendingArtist()] })
    expect(await screen.findByRole('heading', { name: 'Nia Abebe' })).toBeTruthy()
    const unknown = new DomainError('not-found', 'not-found', 'There is no such address.')
    const asked = vi.spyOn(backend.services.waiting, 'counts').mockRejectedValue(unknown)
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'claim-said', number: '4829-1736', by: 'buyer' })
    await waitFor(() => expect(asked).toHaveBeenCalled())
    await waitFor(() => expect(names()).toContain('Pending artists'))
    expect(screen.getByRole('heading', { name: 'Nia Abebe' })).toBeTruthy()
  })
})

describe('the overview', () => {
  test('tells the numbers in figures, drawings and tables', async () => {
    const { complaints } = open('/dashboard/admin', { users: [adminUser()], pending: [pendingArtist()] })
    expect(await screen.findByText('2,418')).toBeTruthy()
    const table = screen.getByRole('table', { name: 'New users per day' })
    expect(within(table).getByRole('row', { name: '21 November 2026 4' })).toBeTruthy()
    expect(screen.getAllByText('4 today').length).toBeGreaterThan(0)
    const kinds = screen.getByRole('region', { name: 'Artworks by category' })
    expect(within(kinds).getAllByRole('term')[0]?.textContent).toBe('Digital Art')
    const money = within(screen.getByRole('region', { name: 'Money' }))
    expect(money.getByText('$608.00')).toBeTruthy()
    expect(money.getByRole('row', { name: /Amina Njoroge November 2026 .* \$10,000\.00/ })).toBeTruthy()
    // The books do not say that it has left.
    expect(money.queryByText(/paid out|sent to|received/i)).toBeNull()
    expect(await obstacles()).toEqual([])
    expect(complaints).not.toHaveBeenCalled()
  })

  test('counts by week where that is wanted', async () => {
    const page = open('/dashboard/admin')
    await page.user.click(await screen.findByRole('link', { name: 'Week' }))
    expect(await screen.findByRole('heading', { name: 'Revenue per week' })).toBeTruthy()
    expect(page.where()).toBe('/dashboard/admin?period=week')
  })
})

describe('pending artists', () => {
  test('are approved beside their profile and works, and leave the list', async () => {
    const artworks = ['Leaves', 'Roots', 'Seeds', 'Bark', 'Moss', 'Fern', 'Dew'].map((title, place) => ({
      ...artwork({ id: title, title }),
      ready: place < 2,
    }))
    const { user, backend } = open('/dashboard/admin/artists', { pending: [pendingArtist({ artworks })] })
    expect(await screen.findByText('Paper cut-outs, Ethiopia')).toBeTruthy()
    expect(screen.getByText('Leaves, Addis Fine Art, 2024')).toBeTruthy()
    const works = within(screen.getByRole('list', { name: 'Works of Nia Abebe' }))
    expect(works.getAllByRole('img')).toHaveLength(6)
    expect(works.getAllByText('Ready')).toHaveLength(2)
    expect(screen.getByText('1 artwork more')).toBeTruthy()
    expect(screen.getByText('With your yes, 2 artworks hang; drafts stay drafts.')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Approve Nia Abebe' }))
    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeTruthy()
    expect(backend.decisions).toEqual(['approved nia'])
  })

  test('are rejected only with a reason', async () => {
    const { user, backend } = open('/dashboard/admin/artists', { pending: [pendingArtist()] })
    await user.click(await screen.findByRole('button', { name: 'Reject Nia Abebe' }))
    const dialog = await screen.findByRole('dialog', { name: 'Reject Nia Abebe?' })
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    expect(await within(dialog).findByText('A reason is required')).toBeTruthy()
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Reason'))
    expect(backend.decisions).toEqual([])
    await fillIn(user, within(dialog).getByLabelText('Reason'), 'Please show three works.')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeTruthy()
    expect(backend.decisions).toEqual(['rejected nia: Please show three works.'])
  })

  test('that another admin has decided on meanwhile leave the list, and it is said so', async () => {
    const { user, backend } = open('/dashboard/admin/artists', { pending: [pendingArtist()] })
    await user.click(await screen.findByRole('button', { name: 'Reject Nia Abebe' }))
    await fillIn(user, await screen.findByLabelText('Reason'), 'Please show three works.')
    await backend.services.approval.approve('nia')
    const decided = new DomainError('conflict', 'artist-already-decided', 'It has been decided already.')
    vi.spyOn(backend.services.approval, 'reject').mockRejectedValue(decided)
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText('It has been decided already.')).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeTruthy()
  })

  test('leave the keyboard at the next one, who is not decided on by pressing twice', async () => {
    const pending = [pendingArtist(), pendingArtist({ id: 'baraka', name: 'Baraka Mwangi' })]
    const { user, backend } = open('/dashboard/admin/artists', { pending })
    await user.click(await screen.findByRole('button', { name: 'Reject Nia Abebe' }))
    await fillIn(user, await screen.findByLabelText('Reason'), 'Please show three works.')
    await user.click(screen.getByRole('button', { name: 'Reject' }))
    const next = (await screen.findByRole('button', { name: 'Approve Baraka Mwangi' })).closest('li')
    await waitFor(() => expect(document.activeElement).toBe(next))
    await user.keyboard('{Enter}')
    expect(backend.decisions).toEqual(['rejected nia: Please show three works.'])
  })

  test('appear the moment they ask', async () => {
    const { heard, backend } = open('/dashboard/admin/artists')
    expect(await screen.findByRole('heading', { name: 'Nobody waits' })).toBeTruthy()
    backend.asks(pendingArtist())
    await waitFor(() => expect(heard.tell).not.toBeNull())
    heard.tell?.({ kind: 'artist-waits', artistId: 'nia', name: 'Nia Abebe' })
    expect(await screen.findByRole('button', { name: 'Approve Nia Abebe' })).toBeTruthy()
    expect(screen.getByText('Nia Abebe waits for your decision')).toBeTruthy()
  })

  test('a gallery that does not answer says so, and the artist stays', async () => {
    const { user, backend } = open('/dashboard/admin/artists', { pending: [pendingArtist()] })
    await screen.findByRole('button', { name: 'Approve Nia Abebe' })
    const away = new Unavailable('Failed to approve artist')
    vi.spyOn(backend.services.approval, 'approve').mockRejectedValue(away)
    const asked = vi.spyOn(backend.services.approval, 'pending').mockRejectedValue(away)
    await user.click(await screen.findByRole('button', { name: 'Approve Nia Abebe' }))
    expect(await screen.findByText('Failed to approve artist')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Approving…')).toBeNull())
    expect(asked).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Approve Nia Abebe' })).toBeTruthy()
  })
})

describe('users', () => {
  const users = [
    adminUser(),
    adminUser({ id: 'piet', name: 'Piet de Vries', role: 'artist', artistStatus: 'pending' }),
  ]

  test('are found by name and role; both stand in the address', async () => {
    const page = open('/dashboard/admin/users', { users })
    await page.user.type(await screen.findByRole('searchbox'), 'piet{Enter}')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lena Okoro' })).toBeNull())
    await page.user.selectOptions(screen.getByLabelText('Role'), 'artist')
    await waitFor(() => expect(page.where()).toBe('/dashboard/admin/users?q=piet&role=artist'))
    expect(screen.getByRole('row', { name: /Piet de Vries .* Pending/ })).toBeTruthy()
    expect(await obstacles()).toEqual([])
  })

  test('are suspended only when asked twice, and restored at once', async () => {
    const { user, backend } = open('/dashboard/admin/users', { users })
    await user.click(await screen.findByRole('button', { name: 'Suspend Lena Okoro' }))
    expect(backend.users().some(({ suspended }) => suspended)).toBe(false)
    expect(screen.getByRole('button', { name: 'Leave it' }).hasAttribute('autofocus')).toBe(true)
    await user.click(await screen.findByRole('button', { name: 'Yes, suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Restore Lena Okoro' }))
    expect(await screen.findByRole('button', { name: 'Suspend Lena Okoro' })).toBeTruthy()
    expect(screen.getByText('Lena Okoro can sign in again.')).toBeTruthy()
  })

  test('are suspended by mistake for a moment alone: the message takes it back', async () => {
    const { user, backend } = open('/dashboard/admin/users', { users })
    await user.click(await screen.findByRole('button', { name: 'Suspend Lena Okoro' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, suspend' }))
    expect(await screen.findByText('Lena Okoro is suspended.')).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Lena Okoro can sign in again.')).toBeTruthy()
    expect(backend.users().some(({ suspended }) => suspended)).toBe(false)
  })

  test('leave the keyboard beside where they were, and at the title when nobody is left', async () => {
    const { user } = open('/dashboard/admin/users', { users })
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
      await user.click(screen.getByRole('button', { name: 'Yes, delete for good' }))
      await waitFor(() => expect(screen.queryByRole('button', { name: `Delete ${name}` })).toBeNull())
    }
    await remove('Lena Okoro')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('row', { name: /^Piet de Vries/ })),
    )
    await remove('Piet de Vries')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  test('are deleted only when asked twice', async () => {
    const { user, backend } = open('/dashboard/admin/users', { users })
    await user.click(await screen.findByRole('button', { name: 'Delete Piet de Vries' }))
    await user.click(screen.getByRole('button', { name: 'Leave it' }))
    expect(backend.users()).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Delete Piet de Vries' }))
    await user.click(screen.getByRole('button', { name: 'Yes, delete for good' }))
    await waitFor(() => expect(backend.users().map(({ id }) => id)).toEqual(['lena']))
  })

  test('are suspended, restored and deleted from their own page, too', async () => {
    const { user, backend, where } = open('/dashboard/admin/users/lena', {
      users: [adminUser({ id: 'lena', name: 'Lena Okoro' })],
    })
    await user.click(await screen.findByRole('button', { name: 'Suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, suspend' }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, delete for good' }))
    await waitFor(() => expect(where()).toBe('/dashboard/admin/users'))
    await expect(backend.services.users.user('lena')).rejects.toMatchObject({ refusal: 'not-found' })
  })

  test('are opened again by their password alone, where somebody has lost their phone and is asked about twice', async () => {
    const { user, backend } = open('/dashboard/admin/users/lena', {
      users: [adminUser({ id: 'lena', name: 'Lena Okoro', secondLocks: true })],
    })
    await user.click(await screen.findByRole('button', { name: 'Remove second locks' }))
    await user.click(screen.getByRole('button', { name: 'Leave it' }))
    expect(backend.users()).toMatchObject([{ secondLocks: true }])
    await user.click(screen.getByRole('button', { name: 'Remove second locks' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, remove them' }))
    expect(await screen.findByText('Lena Okoro signs in with their password alone.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove second locks' })).toBeNull())
    expect(backend.users()).toMatchObject([{ secondLocks: false }])
  })

  test('a list that does not come says so in the words of the specification', async () => {
    const page = open('/dashboard/admin/log', { users })
    await screen.findByRole('heading', { name: 'Log' })
    vi.spyOn(page.backend.services.users, 'users').mockRejectedValue(new Unavailable('Failed to get users'))
    await page.user.click(screen.getByRole('link', { name: 'Users' }))
    expect((await screen.findAllByText('Failed to get users')).length).toBeGreaterThan(0)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })
})

describe('the form of an account', () => {
  test('adds somebody, and marks what is missing', async () => {
    const page = open('/dashboard/admin/users/new')
    await fillIn(page.user, await screen.findByLabelText('Email'), 'brook@example.test')
    await page.user.click(screen.getByRole('button', { name: 'Add user' }))
    expect((await screen.findAllByText('Please fill the name field!')).length).toBeGreaterThan(0)
    expect(await obstacles()).toEqual([])
    await fillIn(page.user, screen.getByLabelText('Full names'), 'Brook Tadesse')
    await page.user.click(screen.getByRole('button', { name: 'Add user' }))
    await waitFor(() => expect(page.where()).toBe('/dashboard/admin/users/new-user'))
    expect(page.backend.users()).toMatchObject([{ name: 'Brook Tadesse', role: 'user' }])
  })

  test('shows both versions where another admin was quicker', async () => {
    const { user, backend } = open('/dashboard/admin/users/lena', { users: [adminUser()] })
    const name = await screen.findByLabelText('Full names')
    backend.changeElsewhere('lena', { name: 'Lena Adeyemi' })
    await user.clear(name)
    await user.type(name, 'Lena O.')
    await user.click(screen.getByRole('button', { name: 'Save account' }))
    const conflict = await screen.findByRole('alert')
    expect(within(conflict).getByRole('row', { name: 'Full names Lena O. Lena Adeyemi' })).toBeTruthy()
    await user.click(within(conflict).getByRole('button', { name: 'Keep yours' }))
    await waitFor(() => expect(backend.users()[0]?.name).toBe('Lena O.'))
  })

  test('can take what the other admin wrote', async () => {
    const { user, backend } = open('/dashboard/admin/users/lena', { users: [adminUser()] })
    const name = await screen.findByLabelText('Full names')
    backend.changeElsewhere('lena', { name: 'Lena Adeyemi' })
    await user.type(name, '!')
    await user.click(screen.getByRole('button', { name: 'Save account' }))
    const conflict = await screen.findByRole('alert')
    await user.click(within(conflict).getByRole('button', { name: 'Take the other' }))
    await waitFor(() => expect(screen.getByLabelText('Full names')).toHaveProperty('value', 'Lena Adeyemi'))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

/** A button of a row, once nothing is done with the row any more. */
const pressable = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-disabled')).not.toBe('true')
    return button
  })

test('a work is featured, hidden with a reason, and put back', async () => {
  const artworks = [adminArtwork({ id: 'drift', title: 'Drift' })]
  const { user, backend } = open('/dashboard/admin/artworks', { artworks })
  await user.click(await screen.findByRole('button', { name: 'Feature Drift' }))
  expect(await screen.findByRole('button', { name: 'Feature Drift no longer' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hide Drift' }))
  await fillIn(user, await screen.findByLabelText('Reason'), 'It is a copy')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await waitFor(() => expect(backend.artworks()[0]).toMatchObject({ hiddenBecause: 'It is a copy' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(backend.artworks()[0]).toMatchObject({ visibility: 'public' }))
  await user.click(await screen.findByRole('button', { name: 'Hide Drift' }))
  await fillIn(user, await screen.findByLabelText('Reason'), 'It is a copy')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  await user.click(await pressable('Restore Drift'))
  await waitFor(() => expect(backend.artworks()[0]).toMatchObject({ visibility: 'public', featured: true }))
  expect(await obstacles()).toEqual([])
})

describe('an order', () => {
  test('offers what can be done with it, and asks before it ends', async () => {
    const { user } = open('/dashboard/admin/orders', { orders: [adminOrder()] })
    await user.click(await screen.findByRole('link', { name: '4829-1736' }))
    expect(await screen.findByRole('heading', { name: 'Order 4829-1736' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark transfer received' })).toBeNull()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Cancel order' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull())
    expect(await screen.findByText('Order 4829-1736 is cancelled.')).toBeTruthy()
  })

  test('is paid with a part of the transfer that the shop takes as enough, once that is asked', async () => {
    const euros = { currency: 'EUR', holder: 'Sanaa', iban: '', bic: '', bank: '', reference: '' } as const
    const order = adminOrder({
      status: 'awaiting-payment',
      payment: {
        method: 'atm',
        status: 'pending',
        came: { amount: 716_00, currency: 'EUR' },
        transfer: { ...euros, amount: 15_00 },
      },
    })
    const { user } = open('/dashboard/admin/orders/4829-1736', { orders: [order] })
    await user.click(await screen.findByRole('button', { name: 'Accept as enough' }))
    expect(screen.getByText(/The shop bears the €15\.00 that lack/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Yes, €716.00 is enough' }))
    expect(await screen.findByText('Order 4829-1736 is paid.')).toBeTruthy()
  })

  test('is paid when an admin has seen the transfer', async () => {
    const order = adminOrder({
      status: 'awaiting-payment',
      payment: { method: 'atm', status: 'pending', instructions: 'Please transfer $731.00.' },
      timeline: [{ status: 'awaiting-payment', at: '2026-11-21T10:04:00.000Z' }],
    })
    const { user } = open('/dashboard/admin/orders/4829-1736', { orders: [order] })
    expect(
      await screen.findByText(
        'Nothing is paid yet: no transfer has come. The buyer is told: “Please transfer $731.00.”',
      ),
    ).toBeTruthy()
    expect(screen.queryByText('Preparing')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Mark transfer received' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, $731.00 has arrived' }))
    expect(await screen.findByText('Order 4829-1736 is paid.')).toBeTruthy()
  })
})

test('the log leads to where admins still find it, and nowhere for an account that is gone', async () => {
  const entry = {
    at: '2026-11-21T10:00:00.000Z',
    admin: { id: 'ada', name: 'Ada' },
    before: null,
    after: null,
  }
  open('/dashboard/admin/log', {
    log: [
      {
        ...entry,
        id: '1',
        action: 'user-deleted',
        subject: { kind: 'user', id: 'x', name: 'Deleted account' },
      },
      {
        ...entry,
        id: '2',
        action: 'artwork-hidden',
        subject: { kind: 'artwork', id: 'k', name: 'Kiln & Co' },
      },
      { ...entry, id: '3', action: 'artist-rejected', subject: { kind: 'artist', id: 'n', name: 'Nia' } },
    ],
  })
  expect((await screen.findByText(/deleted the account of/)).textContent).toBe(
    'Ada deleted the account of Deleted account x',
  )
  expect(screen.queryByRole('link', { name: 'Deleted account' })).toBeNull()
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leads('Kiln & Co')).toBe('/dashboard/admin/artworks?q=Kiln+%26+Co')
  expect(leads('Nia')).toBe('/dashboard/admin/users?q=Nia')
})

test('the log is asked by kind and by day; a day that is none asks for all, and is told', async () => {
  const filled = vi.spyOn(HTMLInputElement.prototype, 'value', 'set')
  const page = open('/dashboard/admin/log?from=2026-13-99&to=2026-11-21')
  const asked = vi.spyOn(page.backend.services.log, 'entries')
  expect((await screen.findByLabelText('To')).getAttribute('value')).toBe('2026-11-21')
  const from = screen.getByLabelText('From')
  expect(from.getAttribute('value')).toBe('')
  // A browser complains of what its date field cannot hold.
  expect(filled).not.toHaveBeenCalledWith('2026-13-99')
  expect(document.getElementById(from.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'There is no such day.',
  )
  await page.user.selectOptions(screen.getByLabelText('Kind'), 'order')
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'order', to: '2026-11-21' })),
  )
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ from: '2026-13-99' }))
  await waitFor(() => expect(screen.queryByText('There is no such day.')).toBeNull())
})

test('what is typed while a chosen list comes stays, until one goes back', async () => {
  const page = open('/dashboard/admin/log')
  const words = await screen.findByLabelText<HTMLInputElement>('Who or what')
  const coming = Promise.withResolvers<void>()
  const { entries } = page.backend.services.log
  vi.spyOn(page.backend.services.log, 'entries').mockImplementationOnce(async (request) => {
    await coming.promise
    return entries(request)
  })
  await page.user.selectOptions(screen.getByLabelText('Kind'), 'order')
  await page.user.type(words, 'Kiln')
  coming.resolve()
  await waitFor(() => expect(page.where()).toBe('/dashboard/admin/log?kind=order'))
  expect(words.value).toBe('Kiln')
  await page.user.click(screen.getByRole('button', { name: 'Filter' }))
  await waitFor(() => expect(page.where()).toBe('/dashboard/admin/log?subject=Kiln&kind=order'))
  await page.router.navigate(-1)
  await waitFor(() => expect(words.value).toBe(''))
  // Each choice is a step of its own.
  await page.router.navigate(-1)
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Kind').value).not.toBe('order'))
  expect(page.where()).toBe('/dashboard/admin/log')
  await page.router.navigate(2)
  await waitFor(() => expect(words.value).toBe('Kiln'))
})

test('what was looked for is not left in its field where one goes elsewhere before it has come', async () => {
  const page = open('/dashboard/admin/log?kind=order')
  const words = await screen.findByLabelText<HTMLInputElement>('Who or what')
  const { promise: never } = Promise.withResolvers<never>()
  vi.spyOn(page.backend.services.log, 'entries').mockImplementationOnce(() => never)
  await page.user.type(words, 'Kiln')
  await page.user.click(screen.getByRole('button', { name: 'Filter' }))
  await page.router.navigate('/dashboard/admin/log?kind=order')
  await waitFor(() => expect(words.value).toBe(''))
})

test('the log tells what was and what is', async () => {
  open('/dashboard/admin/log', {
    log: [
      {
        id: '1',
        at: '2026-11-21T10:00:00.000Z',
        admin: { id: 'ada', name: 'Ada Mensah' },
        action: 'user-changed',
        subject: { kind: 'user', id: 'lena', name: 'Lena Okoro' },
        before: { country: 'KE' },
        after: { country: 'NG' },
      },
    ],
  })
  expect((await screen.findByRole('link', { name: 'Lena Okoro' })).parentElement?.textContent).toBe(
    'Ada Mensah changed the account of Lena Okoro',
  )
  expect(screen.getByRole('row', { name: 'Country Kenya Nigeria' })).toBeTruthy()
  expect(await obstacles()).toEqual([])
})

test('mails that have not left are told with whom they were for and how they stand', async () => {
  const mail = { to: 'lena@example.test', at: '2026-11-21T10:00:00.000Z' }
  const page = open('/dashboard/admin/mails', {
    mails: [
      { ...mail, id: '1', subject: 'Choose a new password', state: 'kept', sendable: false },
      { ...mail, id: '2', subject: 'Order 4829-1736 is confirmed', state: 'given-up', sendable: true },
    ],
  })
  expect(
    await screen.findByRole('row', {
      name: 'Choose a new password lena@example.test 21 November 2026 at 10:00 UTC Kept',
    }),
  ).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await page.user.selectOptions(screen.getByLabelText('State'), 'Given up')
  await waitFor(() => expect(page.where()).toBe('/dashboard/admin/mails?state=given-up'))
  await waitFor(() => expect(screen.queryByText('Choose a new password')).toBeNull())
  expect(screen.getByText('Order 4829-1736 is confirmed')).toBeTruthy()
  await page.user.click(screen.getByRole('button', { name: /^Again: Order/ }))
  await waitFor(() => expect(screen.queryByText('Order 4829-1736 is confirmed')).toBeNull())
})

test('what providers have told is told on, with its order or without', async () => {
  const notice = { provider: 'stripe', at: '2026-11-21T10:00:00.000Z' }
  const { user } = open('/dashboard/admin/payment-notices', {
    notices: [
      {
        ...notice,
        id: '1',
        eventId: 'evt_1',
        reference: 'pi_1',
        orderNumber: '4829-1736',
        forPerson: 'The buyer disputes $45.50.',
      },
      { ...notice, id: '2', eventId: 'evt_2', reference: 'pi_2', orderNumber: null, forPerson: null },
    ],
  })
  expect(
    await screen.findByRole('row', {
      name: /^The buyer disputes \$45\.50\. evt_1 4829-1736 stripe pi_1 21 November 2026 at 10:00 UTC/,
    }),
  ).toBeTruthy()
  expect(
    screen.getByRole('row', {
      name: /^No order is paid with this payment\. evt_2 None stripe pi_2 21 November 2026 at 10:00 UTC/,
    }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Notices.*2/ })).toBeTruthy()
  expect(await obstacles()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Seen to evt_1' }))
  await waitFor(() => expect(screen.queryByText('The buyer disputes $45.50.')).toBeNull())
  expect(screen.getByRole('link', { name: /^Notices.*1/ })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The buyer disputes $45.50.')).toBeTruthy()
})

describe('payouts', () => {
  test('wait to be sent, are asked for first, and come back with a reason', async () => {
    const { user } = open('/dashboard/admin/payouts')
    expect(await screen.findByRole('row', { name: /^2026-12-1 .*To be sent 2 \$629\.00$/ })).toBeTruthy()
    expect(screen.getByRole('row', { name: 'Chidi Has named no account $10.00' })).toBeTruthy()
    expect(
      screen.getByRole('row', {
        name: 'Desta Came back this month, goes with the payday on 1 January 2027 $7.00',
      }),
    ).toBeTruthy()
    expect(
      screen.getByRole('row', { name: 'Chidi Play money: only the sandbox was paid for it $5.00' }),
    ).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('link', { name: '2026-12-1' }))
    await user.click(await screen.findByRole('button', { name: 'Mark as sent' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, $629.00 has left' }))
    await user.click(await screen.findByRole('button', { name: 'Came back from Brook' }))
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Closed')
    await user.click(screen.getByRole('button', { name: 'Yes, it came back' }))
    expect(await screen.findByRole('row', { name: /^Brook .*Came back ?Closed \$85\.00/ })).toBeTruthy()
    expect(screen.getByText(/^\$629\.00, set aside .*, sent .*\. \$85\.00 came back\.$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'All has arrived' }))
    await user.click(await screen.findByRole('button', { name: 'Yes, all has arrived' }))
    expect(await screen.findByRole('row', { name: /^Amina .*Arrived/ })).toBeTruthy()
    expect(await obstacles()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Came back from Amina' }))
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Frozen')
    await user.click(screen.getByRole('button', { name: 'Yes, it came back' }))
    expect(await screen.findByRole('row', { name: /^Amina .*Came back ?Frozen \$544\.00/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Came back/ })).toBeNull()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Payouts' }))
    expect(
      await screen.findByRole('row', { name: /^2026-12-1 .*Done ?\$629\.00 came back 2 \$629\.00$/ }),
    ).toBeTruthy()
  })

  test('are taken out before they leave, with a reason', async () => {
    const { user } = open('/dashboard/admin/payouts/batch')
    await user.click(await screen.findByRole('button', { name: 'Take out Brook' }))
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Under inquiry')
    await user.click(screen.getByRole('button', { name: 'Yes, take it out' }))
    expect(await screen.findByRole('row', { name: /^Brook .*Taken out ?Under inquiry/ })).toBeTruthy()
    expect(screen.getByText(/^\$544\.00, set aside .*\. \$85\.00 was taken out of it\.$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take out Amina' }))
    const reason = await screen.findByRole('textbox', { name: /Reason/ })
    // As the rule, not as that of other reasons.
    await user.click(reason)
    await user.paste('x'.repeat(longestReturnedReason + 1))
    expect(screen.getByText('At most 200 characters, please')).toBeTruthy()
    await user.clear(reason)
    await user.type(reason, 'Under inquiry')
    await user.click(screen.getByRole('button', { name: 'Yes, take it out' }))
    expect(await screen.findByText(/^Nothing is left to send: .* \$629\.00, was taken out\.$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Mark as sent' })).toBeNull()
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Payouts' }))
    expect(
      await screen.findByRole('row', { name: /Nothing left to send ?\$629\.00 taken out 0 \$0\.00/ }),
    ).toBeTruthy()
  })

  test('that can be sent to nobody are told, counted by nothing, and go back', async () => {
    const { user } = open('/dashboard/admin/payouts/batch', { unreadablePayouts: ['two'] })
    expect(
      await screen.findByRole('row', { name: /^Brook .*can no longer be read.* \$85\.00 / }),
    ).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
    expect(await screen.findByText(/^\$544\.00 for one artist .* goes back to its artist/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Yes, $544.00 has left' }))
    expect(await screen.findByRole('row', { name: /^Brook .*Came back ?Please name it again/ })).toBeTruthy()
  })
})
