import type { SecondFactors } from '#application/identity/contract.ts'

const unasked = () => Promise.reject(new Error('This test asks for no second lock.'))

/** The second lock of an account that has none; each of its answers can be replaced. */
export const noSecondFactors = (given: Partial<SecondFactors> = {}): SecondFactors => ({
  state: async () => ({ authenticatorApp: false, recoveryCodesLeft: 0, passkeys: [], required: false }),
  beginAuthenticatorApp: unasked,
  confirmAuthenticatorApp: unasked,
  newRecoveryCodes: unasked,
  removeAuthenticatorApp: unasked,
  passkeyCreation: unasked,
  addPasskey: unasked,
  removePasskey: unasked,
  passkeyRequest: unasked,
  signInWithPasskey: unasked,
  ...given,
})
