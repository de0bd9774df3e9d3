import { describe, expect, it, vi } from 'vitest'
import type { Accounts } from '#application/identity/contract.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { accountsOf, userView } from '#web/testing/accounts.ts'
import { answerPostedForm } from './answer-posted-form.ts'

const lena = userView()

/** What a page gives whose form the browser has sent by itself. */
const send = (path: string, fields: Readonly<Record<string, string>>, given: Partial<Accounts> = {}) =>
  answerPostedForm(
    accountsOf(lena, given),
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  )

describe('signing in without scripts', () => {
  const right = { email: lena.email, password: 'made-by-hand' }

  it.each([
    ['/login', '/'],
    ['/auth?mode=login', '/'],
    ['/auth?mode=login&returnTo=%2Fart-gallery%3Fq%3Dblue', '/art-gallery?q=blue'],
    ['/login?returnTo=%2F%2Fevil.test', '/'],
    ['/login?returnTo=https%3A%2F%2Fevil.test', '/'],
    ['/login?returnTo=%2Fauth', '/'],
  ])('at %s leads to %s', async (path, leadsTo) => {
    expect(await send(path, right)).toEqual({ leadsTo })
  })

  it.each([
    ['', '', 'Please fill the form fields', ['email', 'password']],
    ['', 'secret', 'Please fill the Email field!', ['email']],
    ['lena@example.test', '', 'Please fill the password field!', ['password']],
  ])('with %j and %j is told %j', async (email, password, text, fields) => {
    const answer = await send('/login', { email, password })
    expect(answer).toMatchObject({ posted: { form: 'login', text, typed: { email } } })
    expect(Object.keys((answer as { posted: { fields: object } }).posted.fields)).toEqual(fields)
  })

  it('with a wrong password says so, and gives back no password', async () => {
    const answer = await send('/login', { email: lena.email, password: 'a wrong secret' })
    expect(answer).toMatchObject({
      posted: { text: 'Wrong email or password.', typed: { email: lena.email } },
    })
    expect(JSON.stringify(answer)).not.toContain('a wrong secret')
  })

  it('asks for a code where the account wants one, and takes it with the password', async () => {
    const login = vi.fn<Accounts['login']>(async ({ code }) => {
      if (code) return lena
      throw new DomainError('not-signed-in', 'second-factor-needed', 'Enter the code')
    })
    expect(await send('/login', { ...right, code: '' }, { login })).toMatchObject({
      posted: { code: 'second-factor-needed', text: 'Enter the code' },
    })
    expect(await send('/login', { ...right, code: '123456' }, { login })).toEqual({ leadsTo: '/' })
    expect(login).toHaveBeenLastCalledWith({ ...right, code: '123456' })
  })

  it('tells nothing of an error that nobody foresaw', async () => {
    const login = () => Promise.reject(new Error('select secret from vault'))
    const answer = await send('/login', right, { login })
    expect(answer).toMatchObject({ posted: { text: 'Login failed', code: 'failed' } })
  })
})

describe('signing up without scripts', () => {
  const filled = {
    email: 'amina@example.test',
    password: 'harbour at dusk',
    name: 'Amina Njoroge',
    country: 'kenya',
    phone: '712345678',
    role: 'artist',
  }

  it.each(['kenya', 'Kenya (+254)', 'KE', 'ke', 'Kenia'])('reads the country out of %j', async (country) => {
    const register = vi.fn<Accounts['register']>(async () => lena)
    expect(await send('/auth?mode=signup', { ...filled, country }, { register })).toEqual({ leadsTo: '/' })
    expect(register).toHaveBeenCalledWith({ ...filled, country: 'KE' })
  })

  it('tells what is refused at its field, and keeps what was typed', async () => {
    const fields = { country: 'Please select your country!' }
    const register = vi.fn<Accounts['register']>(() =>
      Promise.reject(new DomainError('rule-broken', 'registration-refused', fields.country, fields)),
    )
    const { password: _secret, ...typed } = { ...filled, country: 'Atlantis' }
    expect(await send('/register', { ...typed, password: 'x' }, { register })).toMatchObject({
      posted: { form: 'register', text: fields.country, fields, typed },
    })
    expect(register.mock.calls[0]?.[0]).toMatchObject({ country: '' })
  })
})

describe('a forgotten password without scripts', () => {
  it('has a link sent, and says so', async () => {
    const forgotPassword = vi.fn<Accounts['forgotPassword']>(async () => {})
    const answer = await send('/forgot-password', { email: ' lena@example.test ' }, { forgotPassword })
    expect(forgotPassword).toHaveBeenCalledWith('lena@example.test')
    expect(answer).toMatchObject({ posted: { form: 'forgot-password', code: null, text: '' } })
  })

  it('needs an address', async () => {
    expect(await send('/forgot-password', { email: ' ' })).toMatchObject({
      posted: { fields: { email: 'Please fill the Email field!' } },
    })
  })

  it('becomes another one by the link', async () => {
    const resetPassword = vi.fn<Accounts['resetPassword']>(async () => {})
    const at = '/reset-password?token=t'
    expect(await send(at, { password: '' }, { resetPassword })).toMatchObject({
      posted: { fields: { password: 'Please fill the password field!' } },
    })
    expect(await send(at, { password: 'harbour at dusk' }, { resetPassword })).toMatchObject({
      posted: { code: null },
    })
    expect(resetPassword.mock.calls).toEqual([[{ token: 't', password: 'harbour at dusk' }]])
  })
})

it('no other page has such a form', async () => {
  expect(await send('/profile', {})).toBeNull()
  expect(await send('/constructor', {})).toBeNull()
})
