import { assign, fromPromise, setup } from 'xstate'
import type {
  Accounts,
  RegistrationRequest,
  SignInRequest,
  UserView,
} from '#application/identity/contract.ts'
import type { SessionNews } from '#application/identity/sessions/session-news.ts'
import type { Credentials } from '#domain/identity/credentials.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'

export interface SessionInput {
  readonly accounts: Pick<Accounts, 'login' | 'register' | 'logout' | 'profile'>
  readonly sessionNews: SessionNews
  /** Who the server says is signed in. */
  readonly account: UserView | null
}

/** How somebody's session has come to its end: by themselves, in another tab, or on the server. */
export type SessionEnding = 'here' | 'elsewhere' | 'ended'

interface SessionContext extends SessionInput {
  /** Kept while the second factor is asked for, and not a moment longer. */
  readonly credentials: Credentials | null
  /** Why the last attempt has failed. */
  readonly refusal: unknown
  /** Whether this account's password was right and its code is wanted. */
  readonly asksForCode: boolean
  /** Null while nobody has left since the page came. */
  readonly ending: SessionEnding | null
}

export type SessionMachineEvent =
  | { readonly type: 'sign in'; readonly credentials: Credentials }
  | { readonly type: 'code entered'; readonly code: string }
  | { readonly type: 'start over' }
  | { readonly type: 'sign up'; readonly request: RegistrationRequest }
  | { readonly type: 'sign out' }
  /** By another way than a password, a passkey for example; or something else is known of them now. */
  | { readonly type: 'came in'; readonly account: UserView }
  | { readonly type: 'somebody came in elsewhere' }
  /** The server has ended the session with what was done here: the account was deleted, its password reset. */
  | { readonly type: 'left' }
  | { readonly type: 'session ended'; readonly ending: Exclude<SessionEnding, 'here'> }

/** Which refusal it was; null for anything else that went wrong. */
const codeOf = (error: unknown): string | null => (isDomainError(error) ? error.code : null)

type Ask<Request> = { accounts: SessionInput['accounts']; request: Request }

/** What the session can ask, do and tell; session-machine.ts says when. */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionMachineEvent,
    tags: {} as 'busy',
  },
  actors: {
    'sign in': fromPromise<UserView, Ask<SignInRequest>>(({ input: { accounts, request } }) =>
      accounts.login(request),
    ),
    'make an account': fromPromise<UserView, Ask<RegistrationRequest>>(({ input: { accounts, request } }) =>
      accounts.register(request),
    ),
    'look who is signed in': fromPromise<UserView, SessionInput['accounts']>(({ input }) => input.profile()),
    'end the session': fromPromise<void, SessionInput['accounts']>(({ input }) => input.logout()),
  },
  actions: {
    'let in': assign((_, { account }: { account: UserView }) => ({
      account,
      credentials: null,
      refusal: null,
      asksForCode: false,
      ending: null,
    })),
    'note the refusal': assign((_, { refusal }: { refusal: unknown }) => ({ refusal })),
    'forget who was here': assign(({ context }, { ending }: { ending: SessionEnding }) => ({
      account: null,
      credentials: null,
      refusal: null,
      asksForCode: false,
      // Where nobody was signed in, nothing has come to its end.
      ending: context.account ? ending : context.ending,
    })),
    'forget the password': assign({ credentials: null, refusal: null, asksForCode: false }),
    'tell the other tabs': ({ context }, { news }: { news: 'signed in' | 'signed out' }) =>
      context.sessionNews.tell(news),
  },
  guards: {
    'a code is asked for': (_, { error }: { error: unknown }) => codeOf(error) === 'second-factor-needed',
    'the code was wrong': (_, { error }: { error: unknown }) => codeOf(error) === 'wrong-code',
    'nobody is signed in': (_, { error }: { error: unknown }) =>
      isDomainError(error) && error.refusal === 'not-signed-in',
    'somebody is signed in': ({ context }) => context.account !== null,
  },
})
