import { isBlank } from '../shared/tidy-text.ts'
import { isTooLong } from '../shared/too-long.ts'

/** Characters. */
export const longestPasskeyName = 60

/** What is wrong with the name of a passkey; null when nothing is. */
export function checkPasskeyName(name: string): string | null {
  if (isBlank(name)) return 'Please name the passkey!'
  return isTooLong(name, longestPasskeyName) ? `A name has at most ${longestPasskeyName} characters.` : null
}
