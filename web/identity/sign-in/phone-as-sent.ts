import { phoneWithPrefix } from '#domain/identity/registration.ts'
import type { KnownPhoneNumbers } from '#web/services.ts'

interface Home {
  readonly country: string
  /** The country's dialling prefix, such as +254. */
  readonly prefix: string
}

/**
 * The phone number that is sent: as it is dialled from everywhere, or else as it was typed, behind its prefix, for the server to
 * judge. One that is untold stays so.
 */
export async function phoneAsSent(
  known: KnownPhoneNumbers,
  typed: string,
  { country, prefix }: Home,
): Promise<string> {
  if (typed.trim() === '') return ''
  return (await known.open()).international(typed, country) ?? phoneWithPrefix(prefix, typed)
}
