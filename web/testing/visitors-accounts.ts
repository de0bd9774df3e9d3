import type { Accounts } from '#application/identity/contract.ts'
import { notSignedIn } from '#application/shared/caller.ts'

const refuse = () => Promise.reject(notSignedIn())

/** Accounts for somebody who is not signed in; each of its answers can be replaced. */
export const visitorsAccounts = (given: Partial<Accounts> = {}): Accounts => ({
  register: refuse,
  login: refuse,
  logout: () => Promise.resolve(),
  profile: refuse,
  updateProfile: refuse,
  changePassword: refuse,
  forgotPassword: () => Promise.resolve(),
  isResetLinkValid: () => Promise.resolve(true),
  resetPassword: refuse,
  verifyEmail: refuse,
  sendVerification: refuse,
  sendWelcomeEmail: refuse,
  sessions: refuse,
  endSession: refuse,
  endOtherSessions: refuse,
  exportData: refuse,
  deleteAccount: refuse,
  ...given,
})
