import type { PasskeyDevice } from '#application/identity/second-factors/passkey-device.ts'

/** What the dialogs need is fetched when somebody wants a passkey, not before. */
const dialogs = () => import('./passkey-dialogs.ts')

/** Passkeys by the browser's own dialogs. */
export const browserPasskeys = (window: Window & typeof globalThis): PasskeyDevice => ({
  isAvailable: () => typeof window.PublicKeyCredential === 'function',
  create: async (options) => (await dialogs()).create(options),
  ask: async (options) => (await dialogs()).ask(options),
})
