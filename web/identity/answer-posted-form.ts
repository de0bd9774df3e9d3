import type { Accounts } from '#application/identity/contract.ts'
import { ownPath } from '#application/identity/return-path.ts'
import { steadyAnswer } from '#application/identity/steady-answer.ts'
import { authPage } from '#application/shared/addresses.ts'
import { emailMissing, passwordMissing } from '#domain/identity/credentials.ts'
import { registrationRoleFrom } from '#domain/identity/roles.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { countries } from '#web/ui/fields/countries.ts'
import { countryCalled } from '#web/ui/fields/country-search.ts'
import type { PostedForm } from './posted-form.ts'
import { refusal } from './refusal.ts'
import { authMode } from './sign-in/auth-mode.ts'

/** What became of a form that the browser has sent by itself: it leads on, or its page is shown again with this. */
export type FormAnswer =
  | { readonly leadsTo: string }
  | { readonly posted: PostedForm; readonly error: unknown }

/** What may stand in the page again; passwords and codes may not. */
const shownAgain = ['email', 'name', 'country', 'phone', 'role']

interface Sent {
  readonly query: URLSearchParams
  readonly text: (name: string) => string
}

type AccountForms = Pick<Accounts, 'login' | 'register' | 'forgotPassword' | 'resetPassword'>

interface Work {
  readonly failure: string
  /** @returns where it leads, an own path; null where its page says what was done */
  readonly send: (accounts: AccountForms, sent: Sent) => Promise<string | null>
}

const backTo = ({ query }: Sent): string => ownPath(query.get('returnTo'))

const forms: Readonly<Record<PostedForm['form'], Work>> = {
  login: {
    failure: 'Login failed',
    async send(accounts, sent) {
      const { text } = sent
      await accounts.login({ email: text('email'), password: text('password'), code: text('code') })
      return backTo(sent)
    },
  },
  register: {
    failure: 'Your account could not be made. Please try again.',
    async send(accounts, sent) {
      const { text } = sent
      // Without scripts a country is typed, not chosen.
      const country = countryCalled(text('country'), await countries())
      await accounts.register({
        name: text('name'),
        email: text('email'),
        password: text('password'),
        country: country?.code ?? '',
        phone: text('phone'),
        role: registrationRoleFrom(text('role')),
      })
      return backTo(sent)
    },
  },
  'forgot-password': {
    failure: 'The link could not be sent. Please try again.',
    async send(accounts, { text }) {
      const email = tidyEmail(text('email'))
      refuseFaults('email-missing', email === '' ? { email: emailMissing } : {})
      await Promise.all([
        accounts.forgotPassword(email),
        new Promise((done) => setTimeout(done, steadyAnswer)),
      ])
      return null
    },
  },
  'reset-password': {
    failure: 'Your password could not be changed. Please try again.',
    async send(accounts, { query, text }) {
      const password = text('password')
      refuseFaults('password-missing', password === '' ? { password: passwordMissing } : {})
      await accounts.resetPassword({ token: query.get('token') ?? '', password })
      return null
    },
  },
}

/** Which form a page has; null where it has none that is answered without our scripts. */
function formAt({ pathname, searchParams }: URL): PostedForm['form'] | null {
  if (pathname === authPage) return authMode(searchParams) === 'signup' ? 'register' : 'login'
  const name = pathname.slice(1)
  return Object.hasOwn(forms, name) ? (name as PostedForm['form']) : null
}

/**
 * Does what a form asks for that came without our scripts: the same services as for the screens, and the same words.
 * @returns null where the page has no such form
 */
export async function answerPostedForm(accounts: AccountForms, request: Request): Promise<FormAnswer | null> {
  const url = new URL(request.url)
  const form = formAt(url)
  if (form === null) return null
  const data = await request.formData()
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const typed = Object.fromEntries(
    shownAgain.filter((name) => data.has(name)).map((name) => [name, text(name)]),
  )
  try {
    const leadsTo = await forms[form].send(accounts, { query: url.searchParams, text })
    return leadsTo === null
      ? { posted: { form, typed, text: '', fields: {}, code: null }, error: null }
      : { leadsTo }
  } catch (error) {
    const code = isDomainError(error) ? error.code : 'failed'
    return { posted: { form, typed, ...refusal(error, forms[form].failure), code }, error }
  }
}
