import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type Options<Start extends typeof startRegistration | typeof startAuthentication> =
  Parameters<Start>[0]['optionsJSON']

/** The person closed the dialog, let it time out, or the device holds this passkey already. */
const changedTheirMind = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError'])

const orNull = (answer: Promise<object>): Promise<object | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof Error && changedTheirMind.has(error.name)) return null
    throw error
  })

/** The browser's own dialog for a new passkey. */
export const create = (options: object): Promise<object | null> =>
  orNull(startRegistration({ optionsJSON: options as Options<typeof startRegistration> }))

/** The browser's own dialog for a passkey that is there. */
export const ask = (options: object): Promise<object | null> =>
  orNull(startAuthentication({ optionsJSON: options as Options<typeof startAuthentication> }))
