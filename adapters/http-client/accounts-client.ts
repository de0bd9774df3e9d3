import type { AccountExport, Accounts, SessionView, UserView } from '#application/identity/contract.ts'
import type { Call, CallFor, HttpCaller } from './call.ts'

/** Accounts over HTTP; the session stands in a cookie that no script can read. */
export function accountsClient(call: HttpCaller): Accounts {
  const body = async <Body>(asked: CallFor<Body>): Promise<Body> => (await call<Body>(asked)).body
  const done = async (asked: Call): Promise<void> => void (await call(asked))
  const noProfile = 'Failed to get user profile'
  return {
    register: (request) => body<UserView>({ method: 'POST', path: '/auth/register', body: request }),
    login: (request) =>
      body<UserView>({ method: 'POST', path: '/auth/login', body: request, failure: 'Login failed' }),
    logout: () => done({ method: 'POST', path: '/auth/logout' }),
    profile: () => body<UserView>({ path: '/auth/profile', failure: noProfile }),
    updateProfile: (changes) =>
      body<UserView>({
        method: 'PUT',
        path: '/users/profile',
        body: changes,
        failure: 'Failed to update profile',
      }),
    changePassword: (request) => done({ method: 'POST', path: '/auth/change-password', body: request }),
    forgotPassword: (email) => done({ method: 'POST', path: '/auth/forgot-password', body: { email } }),
    isResetLinkValid: async (token) =>
      (
        await body<{ valid: boolean }>({
          method: 'POST',
          path: '/auth/reset-password/check',
          body: { token },
        })
      ).valid,
    resetPassword: (request) => done({ method: 'POST', path: '/auth/reset-password', body: request }),
    verifyEmail: (token) => done({ method: 'POST', path: '/auth/verify-email', body: { token } }),
    sendVerification: () => done({ method: 'POST', path: '/auth/send-verification' }),
    sendWelcomeEmail: (userName) =>
      done({ method: 'POST', path: '/auth/send-welcome-email', body: { userName } }),
    sessions: () => body<readonly SessionView[]>({ path: '/auth/sessions' }),
    endSession: (id) => done({ method: 'DELETE', path: `/auth/sessions/${encodeURIComponent(id)}` }),
    endOtherSessions: () => done({ method: 'POST', path: '/auth/sessions/end-others' }),
    exportData: () => body<AccountExport>({ path: '/users/export' }),
    deleteAccount: (password) =>
      done({
        method: 'DELETE',
        path: '/users/profile',
        body: { password },
        failure: 'Failed to delete profile',
      }),
  }
}
