import type { LoaderFunctionArgs } from 'react-router-dom'
import type { ArtworkView } from '#application/catalogue/contract.ts'
import type { SecondFactorState, SessionView, UserView } from '#application/identity/contract.ts'
import type { PageServices } from '#application/pages/page-services.ts'
import { loaded } from '#web/loading.ts'
import { type Country, countries } from '#web/ui/fields/countries.ts'
import { onlySignedIn } from './only-signed-in.ts'
import type { WithPosted } from './posted-form.ts'
import { wallWorks } from './sign-in/wall-works.ts'

export interface WallData extends WithPosted {
  readonly works: readonly ArtworkView[]
}

export interface ResetData extends WallData {
  /** Whether the link that led here was used before, is too old, or was never ours; false where that could not be asked. */
  readonly isOld: boolean
}

export interface AuthData extends WallData {
  readonly countries: readonly Country[]
  /** Whether another provider is set up for signing in. */
  readonly google: boolean
}

export interface AccountData {
  readonly account: UserView
}

export interface ProfileData extends AccountData {
  readonly sessions: readonly SessionView[]
  readonly countries: readonly Country[]
  readonly locks: SecondFactorState
}

export type AccountServices = Pick<
  PageServices,
  'accounts' | 'catalogue' | 'secondFactors' | 'signInProviders'
>

const loadProfile =
  ({ accounts, secondFactors }: AccountServices) =>
  async ({ request }: LoaderFunctionArgs): Promise<ProfileData> => {
    const [account, sessions, locks, all] = await Promise.all([
      onlySignedIn(request, accounts.profile()),
      onlySignedIn(request, accounts.sessions()),
      onlySignedIn(request, secondFactors.state()),
      countries(),
    ])
    return { account, sessions, locks, countries: all }
  }

/** Whoever comes with an old link is told so before they think of a password. */
const loadReset =
  ({ accounts, catalogue }: AccountServices) =>
  async ({ request }: LoaderFunctionArgs): Promise<ResetData> => {
    const token = new URL(request.url).searchParams.get('token') ?? ''
    const [works, isValid] = await Promise.all([
      wallWorks(catalogue),
      token !== '' && accounts.isResetLinkValid(token).catch(() => true),
    ])
    return { works, isOld: !isValid }
  }

/** What the screens of accounts need, fetched with the first of them. */
export const identityLoaders = (services: AccountServices) => {
  const { catalogue, signInProviders } = services
  return {
    wall: async (): Promise<WallData> => ({ works: await wallWorks(catalogue) }),
    auth: async (): Promise<AuthData> => {
      const [works, all, { google }] = await Promise.all([
        wallWorks(catalogue),
        countries(),
        loaded(signInProviders.known()),
      ])
      return { works, countries: all, google }
    },
    reset: loadReset(services),
    profile: loadProfile(services),
  }
}

export type IdentityLoaders = ReturnType<typeof identityLoaders>
