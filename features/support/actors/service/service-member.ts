import type { Accounts } from '#application/identity/contract.ts'
import { checkCredentials } from '#domain/identity/credentials.ts'
import { missingRegistration, phoneWithPrefix } from '#domain/identity/registration.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import type { Member, SignUp } from '#features/support/roles/member.ts'
import type { Locks } from '#features/support/roles/second-factors.ts'
import { countries } from '#web/ui/fields/countries.ts'

const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? ''

async function registrationFrom(fields: SignUp) {
  const country = (await countries()).find(({ name }) => name === fields.Country)
  const typed = {
    name: fields['Full names'],
    email: fields.Email,
    country: country?.code ?? '',
    phone: fields.Phone,
    password: fields.Password,
  }
  return { typed, phone: phoneWithPrefix(country?.prefix ?? '', fields.Phone) }
}

/** Minds an account through the contract, with the words of the screens. */
export function serviceMember(accounts: Accounts, locks: Locks): Member {
  let message: string | null = null
  let oldLink = false

  /** What is refused is told; what is done is told too, where the screen has words for it. */
  async function tell(asked: Promise<unknown>, done: string | null = null): Promise<void> {
    message = await asked.then(
      () => done,
      (error: unknown) => {
        if (!isDomainError(error)) throw error
        return error.message
      },
    )
  }

  async function follow(asked: Promise<void>, done: string | null): Promise<void> {
    oldLink = false
    await tell(
      asked.catch((error: unknown) => {
        oldLink = isDomainError(error) && error.code === 'token-no-longer-valid'
        throw error
      }),
      done,
    )
  }

  return {
    async signUp(fields, asArtist) {
      const { typed, phone } = await registrationFrom(fields)
      message = Object.values(missingRegistration(typed))[0] ?? null
      if (message !== null) return
      const role = asArtist ? 'artist' : 'user'
      await tell(accounts.register({ ...typed, phone, role }), 'Account created successfully!')
    },
    async signIn(email, password) {
      message = checkCredentials({ email, password })
      // The server is asked all the same.
      await tell(accounts.login({ email, password }), 'Login was successful!')
    },
    signOut: () => tell(accounts.logout()),
    account: () =>
      accounts.profile().catch((error: unknown) => {
        if (isDomainError(error) && error.refusal === 'not-signed-in') return null
        throw error
      }),

    askForNewPassword: (email) => tell(accounts.forgotPassword(email)),
    choosePassword: (link, password) =>
      follow(
        accounts.resetPassword({ token: tokenIn(link), password }),
        'Your password was changed. Please sign in with it.',
      ),
    confirmAddress: (link) => follow(accounts.verifyEmail(tokenIn(link)), null),
    openLink: async (link) => {
      oldLink = !(await accounts.isResetLinkValid(tokenIn(link)))
    },
    seesThatLinkIsOld: async () => oldLink,

    async changeDetails(name, phone) {
      const { country } = await accounts.profile()
      await tell(accounts.updateProfile({ name, country, phone }), 'Your details are saved.')
    },
    changePassword: (currentPassword, password) =>
      tell(
        accounts.changePassword({ currentPassword, password }),
        'Your password was changed. All other browsers are signed out.',
      ),
    browsers: async () => (await accounts.sessions()).length,
    signOutOthers: () => tell(accounts.endOtherSessions(), 'All other browsers are signed out.'),
    deleteAccount: (password) => tell(accounts.deleteAccount(password), 'Your account is deleted.'),

    takeData: async () => JSON.stringify(await accounts.exportData()),

    locks,
    lastMessage: async () => message,
    leave: async () => undefined,
  }
}
