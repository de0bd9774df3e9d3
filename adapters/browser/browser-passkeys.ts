import type { PasskeyDevice } from '#application/identity/passkey-device.ts'

/** What the library needs is fetched when somebody wants a passkey, not before. */
const library = () => import('@simplewebauthn/browser')

type Options<Start extends 'startRegistration' | 'startAuthentication'> = Parameters<
  Awaited<ReturnType<typeof library>>[Start]
>[0]['optionsJSON']

/** The person closed the dialog, let it time out, or the device holds this passkey already. */
const changedTheirMind = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError'])

const orNull = (answer: Promise<object>): Promise<object | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof Error && changedTheirMind.has(error.name)) return null
    throw error
  })

/** Passkeys by the browser's own dialogs. */
export const browserPasskeys = (window: Window & typeof globalThis): PasskeyDevice => ({
  isAvailable: () => typeof window.PublicKeyCredential === 'function',
  async create(options) {
    const { startRegistration } = await library()
    return orNull(startRegistration({ optionsJSON: options as Options<'startRegistration'> }))
  },
  async ask(options) {
    const { startAuthentication } = await library()
    return orNull(startAuthentication({ optionsJSON: options as Options<'startAuthentication'> }))
  },
})
