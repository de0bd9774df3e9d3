import type { Accounts, UserView } from '#application/identity/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { checkCredentials, missingCredentials } from '#domain/identity/credentials.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { visitorsDesk } from './visitors-desk.ts'

/** Somebody with an account; only what matters to the test has to be said. */
export const userView = (told: Partial<UserView> = {}): UserView => ({
  id: 'lena',
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '+2348012345678',
  role: 'user',
  artistStatus: null,
  emailVerified: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...told,
})

interface WatchedDesk extends Accounts {
  /** What has been asked, in order. */
  readonly asked: { readonly what: string; readonly with?: unknown }[]
  user: UserView | null
}

/** A front desk that knows one account with the password 'made-by-hand', and a code where one is told. */
export function deskOf(
  account: UserView,
  told: Partial<Accounts> & { readonly code?: string } = {},
): WatchedDesk {
  const { code, ...others } = told
  const asked: WatchedDesk['asked'] = []
  const note = (what: string, value?: unknown) =>
    void asked.push({ what, ...(value !== undefined && { with: value }) })
  const desk: WatchedDesk = {
    ...visitorsDesk(),
    asked,
    user: null,
    async login(request) {
      note('login', request)
      const gap = checkCredentials(request)
      if (gap) throw new DomainError('rule-broken', 'credentials-missing', gap, missingCredentials(request))
      if (request.email !== account.email || request.password !== 'made-by-hand')
        throw new DomainError('not-signed-in', 'wrong-credentials', 'Wrong email or password.')
      if (code !== undefined && request.code === undefined)
        throw new DomainError('not-signed-in', 'second-factor-needed', 'Enter the code.')
      if (code !== undefined && request.code !== code)
        throw new DomainError('not-signed-in', 'wrong-code', 'This code is not right.', {
          code: 'This code is not right.',
        })
      desk.user = account
      return account
    },
    async register({ password: _password, ...request }) {
      note('register', request)
      desk.user = { ...account, ...request, artistStatus: request.role === 'artist' ? 'pending' : null }
      return desk.user
    },
    async logout() {
      note('logout')
      desk.user = null
    },
    async profile() {
      if (!desk.user) throw notSignedIn()
      return desk.user
    },
    ...others,
  }
  return desk
}
