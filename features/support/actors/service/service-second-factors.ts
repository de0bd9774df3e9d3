import type { Accounts, SecondFactors } from '#application/identity/contract.ts'
import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'
import { isDomainError } from '#domain/shared/domain-error.ts'
import { currentCode, type Locks } from '#features/support/roles/second-factors.ts'

/** Being refused is an answer too: whether somebody is signed in then is what counts. */
const tried = (asked: Promise<unknown>): Promise<void> =>
  asked.then(
    () => undefined,
    (error: unknown) => {
      if (!isDomainError(error)) throw error
    },
  )

/** Minds two-step verification through the contract; the device needs no hardware. */
export function serviceLocks(accounts: Accounts, factors: SecondFactors, device: PasskeyDevice): Locks {
  const passkeys = async () => (await factors.state()).passkeys
  return {
    async addApp() {
      const { secret } = await factors.beginAuthenticatorApp()
      return { secret, ...(await factors.confirmAuthenticatorApp(currentCode(secret))) }
    },
    removeApp: (code) => tried(factors.removeAuthenticatorApp(code)),
    async addPasskey(name) {
      const credential = await device.create(await factors.passkeyCreation())
      if (credential) await factors.addPasskey(name, credential)
    },
    async removePasskey(name) {
      const passkey = (await passkeys()).find((each) => each.name === name)
      await factors.removePasskey(passkey?.id ?? '')
    },
    passkeys: async () => (await passkeys()).map(({ name }) => name),
    signInWithCode: (email, password, code) => tried(accounts.login({ email, password, code })),
    async signInWithPasskey() {
      const credential = await device.ask(await factors.passkeyRequest())
      if (credential) await tried(factors.signInWithPasskey(credential))
    },
  }
}
