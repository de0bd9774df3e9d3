import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Seal } from '#application/shared/seal.ts'
import type { Visit } from './visit.ts'

export interface KnownDevicePorts {
  readonly clock: Clock
  readonly ids: IdSource
  readonly seal: Seal
}

/** How many accounts a browser is known by; of more, the latest. */
const mostAccounts = 5

/** Milliseconds since the last sign-in; a year. */
const keptFor = 365 * 24 * 3_600_000

/** What is sealed for one account opens for no other. */
const contextOf = (account: string): string => `device of ${account}`

const passesIn = ({ devicePass }: Visit): readonly string[] =>
  devicePass === null ? [] : devicePass.split('.').slice(0, mostAccounts)

function opened(seal: Seal, pass: string, account: string): string | null {
  try {
    return seal.open(pass, contextOf(account))
  } catch {
    return null
  }
}

/**
 * By what a browser is known that was signed in to an account before, so that strangers who guess at the account do not
 * shut its owner out there.
 * @param account as `accountKey` writes it
 * @returns null for every other browser
 */
export function knownDevice(
  { seal }: Pick<KnownDevicePorts, 'seal'>,
  visit: Visit,
  account: string,
): string | null {
  for (const pass of passesIn(visit)) {
    const device = opened(seal, pass, account)
    if (device !== null) return device
  }
  return null
}

/** Lets the browser that visits be known when somebody signs in to this account again. */
export function rememberDevice({ seal, ids, clock }: KnownDevicePorts, visit: Visit, account: string): void {
  const others = passesIn(visit).filter((pass) => opened(seal, pass, account) === null)
  const own = seal.close(knownDevice({ seal }, visit, account) ?? ids.newId(), contextOf(account))
  visit.keepDevicePass(
    [own, ...others].slice(0, mostAccounts).join('.'),
    new Date(clock.now().getTime() + keptFor),
  )
}
