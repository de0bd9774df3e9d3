import type { Accounts, UserView } from '#application/identity/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'
import { checkCredentials, missingCredentials } from '#domain/identity/credentials.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { visitorsAccounts } from './visitors-accounts.ts'

/** Somebody with an account; only what matters to the test has to be said. */
export const userView = (given: Partial<UserView> = {}): UserView => ({
  id: 'lena',
  name: 'Lena Okoro',
  email: 'lena@example.test',
  country: 'NG',
  phone: '+2348012345678',
  role: 'user',
  artistStatus: null,
  emailVerified: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  ...given,
})

interface WatchedAccounts extends Accounts {
  /** What has been asked, in order. */
  readonly asked: { readonly what: string; readonly with?: unknown }[]
  user: UserView | null
}

/** Accounts that know one account with the password 'made-by-hand', and a code where one is told. */
export function accountsOf(
  account: UserView,
  given: Partial<Accounts> & { readonly code?: string } = {},
): WatchedAccounts {
  const { code, ...others } = given
  const asked: WatchedAccounts['asked'] = []
  const note = (what: string, value?: unknown) =>
    void asked.push({ what, ...(value !== undefined && { with: value }) })
  const accounts: WatchedAccounts = {
    ...visitorsAccounts(),
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
      accounts.user = account
      return account
    },
    async register({ password: _password, ...request }) {
      note('register', request)
      accounts.user = { ...account, ...request, artistStatus: request.role === 'artist' ? 'pending' : null }
      return accounts.user
    },
    async logout() {
      note('logout')
      accounts.user = null
    },
    async profile() {
      if (!accounts.user) throw notSignedIn()
      return accounts.user
    },
    ...others,
  }
  return accounts
}
