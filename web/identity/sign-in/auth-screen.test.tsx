import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { DomainError } from '#domain/shared/domain-error.ts'
import { identityRoutes } from '#web/identity/identity-routes.tsx'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { announcements, saidAt } from '#web/testing/announcements.ts'
import { artwork, catalogueOf, pending } from '#web/testing/shop-window.ts'
import { fillIn, obstacles, shopServices, show } from '#web/testing/show.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

const lena = userView()
const tall = { imageUrl: '/media/a/800', width: 600, height: 800, alt: 'Reeds' }
const works = [
  artwork({ id: 'reeds', title: 'Reeds', images: [tall] }),
  artwork({ id: 'moon', title: 'Moon', images: [tall], artist: { id: 'brook', name: 'Brook' } }),
]

function open(address: string, accounts = accountsOf(lena)) {
  const services = shopServices({ accounts, catalogue: catalogueOf(works) })
  return { accounts, services, ...show(identityRoutes(services), address, services) }
}
type Shown = ReturnType<typeof open>

const missingEmail = 'Please fill the Email field!'
const missingPassword = 'Please fill the password field!'

const login = async () => within(await screen.findByRole('form', { name: 'Login' }))
/** A form that waits for its answer takes no other press. */
const answered = () =>
  waitFor(() => expect(screen.getByRole('form', { name: 'Login' }).getAttribute('aria-busy')).toBe('false'))
const register = async () => within(await screen.findByRole('form', { name: 'Register' }))
const pathOf = ({ router }: Shown) => router.state.location.pathname + router.state.location.search

async function signIn({ user }: Shown, email: string, password: string) {
  const form = await login()
  if (email) await fillIn(user, form.getByLabelText('Email'), email)
  if (password) await fillIn(user, form.getByLabelText('Password'), password)
  await user.click(form.getByRole('button', { name: 'Sign In' }))
}

describe('signing in', () => {
  test.each([
    ['/auth', 'Login'],
    ['/auth?mode=login', 'Login'],
    ['/auth?mode=signup', 'Register'],
    ['/auth?role=artist', 'Register'],
    ['/auth?mode=login&role=artist', 'Login'],
  ])('%s opens %s', async (address, tab) => {
    const shown = open(address)
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(tab)
    expect(await obstacles()).toEqual([])
    expect(shown.complaints).not.toHaveBeenCalled()
  })

  test('the tab stands in the address, and another work hangs on the wall', async () => {
    const shown = open('/auth?mode=login&returnTo=%2Fcart')
    const hanging = () => within(screen.getByRole('complementary')).getByRole('figure').textContent
    await screen.findByRole('tab', { name: 'Login' })
    const before = hanging()
    await shown.user.click(screen.getByRole('tab', { name: 'Register' }))
    expect(await screen.findByRole('heading', { name: 'Join Sanaa' })).toBeTruthy()
    expect(pathOf(shown)).toBe('/auth?mode=signup&returnTo=%2Fcart')
    expect(hanging()).not.toBe(before)
  })

  test('the address chooses to sell', async () => {
    open('/register?role=artist')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /To sell my art/ })).checked).toBe(
      true,
    )
  })

  test('without a gallery the form stands by a bare wall', async () => {
    const services = shopServices({
      accounts: accountsOf(lena),
      catalogue: { ...catalogueOf([]), trending: () => Promise.reject(new Error('away')) },
    })
    show(identityRoutes(services), '/auth', services)
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  })
})

describe('signing in', () => {
  test.each([
    ['', '', 'Please fill the form fields', { Email: missingEmail, Password: missingPassword }],
    ['', 'made-by-hand', missingEmail, { Email: missingEmail }],
    ['lena@example.test', '', missingPassword, { Password: missingPassword }],
  ])(
    'with %j and %j says “%s” at once, asks all the same, and shows one message',
    async (email, password, text, marked) => {
      const answer = pending<never>()
      const asked = vi.fn<() => Promise<never>>(() => answer.promise)
      const shown = open('/auth?mode=login', accountsOf(lena, { login: asked }))
      await signIn(shown, email, password)
      await waitFor(() => expect(announcements()).toEqual([text]))
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
      answer.reject(new DomainError('rule-broken', 'credentials-missing', text))
      const form = await login()
      await waitFor(() => expect(form.getByRole('button', { name: 'Sign In' })).toBeTruthy())
      expect(announcements()).toEqual([text])
      const said = ['Email', 'Password']
        .filter((label) => form.getByLabelText(label).getAttribute('aria-invalid') === 'true')
        .map((label) => [label, saidAt(form.getByLabelText(label))])
      expect(Object.fromEntries(said)).toEqual(marked)
      expect(document.activeElement).toBe(form.getByLabelText(Object.keys(marked)[0] ?? ''))
      expect(await obstacles()).toEqual([])
    },
  )

  test('what is wrong stands by its field when the message has gone, until it is mended', async () => {
    const shown = open('/auth?mode=login')
    await signIn(shown, '', 'made-by-hand')
    await waitFor(() => expect(announcements()).toEqual([missingEmail]))
    act(() => toast.dismiss())
    await waitFor(() => expect(announcements()).toEqual([]))
    const email = (await login()).getByLabelText('Email')
    expect(saidAt(email)).toBe(missingEmail)
    await shown.user.type(email, 'l')
    expect([saidAt(email), email.getAttribute('aria-invalid')]).toEqual(['', null])
  })

  test('is told once to who listens: by the field that the keyboard comes to, or else aloud', async () => {
    const shown = open('/auth?mode=login')
    await signIn(shown, '', 'made-by-hand')
    expect((await screen.findByRole('note')).textContent).toBe(missingEmail)
    expect(screen.queryByRole('alert')).toBeNull()
    await answered()
    // The keyboard stands there already: nothing would be read out.
    await shown.user.keyboard('{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(missingEmail)
  })

  test('says that it was successful, and goes home', async () => {
    const shown = open('/auth?mode=login')
    await signIn(shown, lena.email, 'made-by-hand')
    expect(await screen.findByText('Login was successful!')).toBeTruthy()
    await waitFor(() => expect(pathOf(shown)).toBe('/'))
    expect(shown.services.session.current()).toBe(lena)
    expect(shown.complaints).not.toHaveBeenCalled()
  })

  test.each([
    ['/auth?mode=login&returnTo=%2Fart-gallery%3Fq%3Dblue', '/art-gallery?q=blue'],
    ['/login?returnTo=%2Fcart', '/cart'],
    ['/auth?mode=login&returnTo=%2F%2Fevil.test', '/'],
    ['/login?returnTo=https%3A%2F%2Fevil.test', '/'],
  ])('at %s comes back to %s', async (address, path) => {
    const shown = open(address)
    await signIn(shown, lena.email, 'made-by-hand')
    await waitFor(() => expect(pathOf(shown)).toBe(path))
  })

  test('with a wrong password says so, and keeps the address that was typed', async () => {
    const shown = open('/login')
    await signIn(shown, lena.email, 'wrong')
    await waitFor(() => expect(announcements()).toEqual(['Wrong email or password.']))
    const form = await login()
    expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe(lena.email)
    act(() => toast.dismiss())
    expect(form.getByText('Wrong email or password.')).toBeTruthy()
    expect(pathOf(shown)).toBe('/login')
  })

  test('asks for the code of two-step verification', async () => {
    const shown = open('/auth?mode=login', accountsOf(lena, { code: '123456' }))
    await signIn(shown, lena.email, 'made-by-hand')
    const code = await screen.findByLabelText('Code')
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await shown.user.type(code, '000000')
    await shown.user.click(screen.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(announcements()).toEqual(['This code is not right.']))
    expect(await obstacles()).toEqual([])
    await shown.user.clear(await screen.findByLabelText('Code'))
    await shown.user.type(screen.getByLabelText('Code'), '123456{Enter}')
    expect(await screen.findByText('Login was successful!')).toBeTruthy()
  })

  test('lets one see what is typed', async () => {
    const { user } = open('/login')
    const form = await login()
    const password = form.getByLabelText<HTMLInputElement>('Password')
    const eye = form.getByRole('button', { name: 'Show password' })
    expect([password.type, eye.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
    await user.click(eye)
    expect([password.type, eye.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  })

  test('whoever is signed in goes on at once', async () => {
    const accounts = accountsOf(lena)
    accounts.user = lena
    const services = shopServices({ account: lena, accounts })
    const { router } = show(identityRoutes(services), '/auth?mode=login&returnTo=%2Fcart', services)
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
  })

  test.each([
    ['user', '/register?role=artist', '/dashboard/become-an-artist'],
    ['user', '/auth?role=artist', '/dashboard/become-an-artist'],
    ['artist', '/register?role=artist', '/dashboard'],
    ['admin', '/register?role=artist', '/dashboard/admin'],
    ['user', '/register', '/'],
  ] as const)('with an account of role %s, %s leads on to %s', async (role, address, goal) => {
    const account = userView({ role })
    const accounts = accountsOf(account)
    accounts.user = account
    const services = shopServices({ account, accounts })
    const { router } = show(identityRoutes(services), address, services)
    await waitFor(() => expect(router.state.location.pathname).toBe(goal))
  })
})

describe('signing up', () => {
  const fields = [
    ['Email', 'amina@example.test', 'Please fill the Email field!'],
    ['Password', 'harbour at dusk', 'Please fill the password field!'],
    ['Full names', 'Amina Njoroge', 'Please fill the name field!'],
    ['Country', 'ken', 'Please select your country!'],
    ['Phone', '712345678', 'Please fill the phone number field!'],
  ] as const

  test('asks for what is missing in its order, and sends nothing before', async () => {
    const shown = open('/auth?mode=signup')
    const form = await register()
    for (const [label, text, missing] of fields) {
      await shown.user.click(form.getByRole('button', { name: 'Sign Up' }))
      await waitFor(() => expect(announcements()).toEqual([missing]))
      expect(form.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
      expect(saidAt(form.getByLabelText(label))).toContain(missing)
      expect(document.activeElement).toBe(form.getByLabelText(label))
      expect(shown.accounts.asked).toEqual([])
      await fillIn(shown.user, form.getByLabelText(label), text)
    }
    await shown.user.click(form.getByRole('radio', { name: /To sell my art/ }))
    await shown.user.click(form.getByRole('button', { name: 'Sign Up' }))
    expect(await screen.findByText('Account created successfully!')).toBeTruthy()
    expect(shown.accounts.asked).toEqual([
      {
        what: 'register',
        with: {
          email: 'amina@example.test',
          name: 'Amina Njoroge',
          country: 'KE',
          phone: '+254712345678',
          role: 'artist',
        },
      },
    ])
    await waitFor(() => expect(pathOf(shown)).toBe('/'))
    expect(shown.complaints).not.toHaveBeenCalled()
  })

  test('says under the field what the server refuses', async () => {
    const refused = new DomainError('conflict', 'email-taken', 'There is an account with this address.', {
      email: 'There is an account with this address.',
    })
    const shown = open('/register', accountsOf(lena, { register: () => Promise.reject(refused) }))
    const form = await register()
    for (const [label, text] of fields) await fillIn(shown.user, form.getByLabelText(label), text)
    await shown.user.click(form.getByRole('button', { name: 'Sign Up' }))
    await waitFor(() => expect(announcements()).toEqual([refused.message]))
    const email = form.getByLabelText('Email')
    expect(saidAt(email)).toBe(refused.message)
    expect(pathOf(shown)).toBe('/register')
  })

  test('holds the address that a link has brought along', async () => {
    const { router } = open('/register')
    await register()
    await act(() => router.navigate('/auth'))
    await act(() => router.navigate('/register', { state: { email: 'lena@example.test' } }))
    expect((await register()).getByLabelText<HTMLInputElement>('Email').value).toBe('lena@example.test')
  })

  test('says how strong a password is', async () => {
    const { user } = open('/register')
    const form = await register()
    await user.type(form.getByLabelText('Password'), 'password')
    expect(await form.findByText(/^Very weak/)).toBeTruthy()
    await user.clear(form.getByLabelText('Password'))
    await user.type(form.getByLabelText('Password'), 'harbour geometry dusk 1830')
    expect(await form.findByText('Very strong.')).toBeTruthy()
  })

  test('password managers and phones know what belongs where', async () => {
    open('/auth?mode=signup')
    const form = await register()
    const tokens = ['Full names', 'Email', 'Country', 'Phone', 'Password'].map((label) =>
      form.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(tokens).toEqual(['name', 'email', 'country-name', 'tel-national', 'new-password'])
  })
})
