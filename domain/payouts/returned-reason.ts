import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'

/** What fits into a mail and the log, in characters. */
export const longestReturnedReason = 200

/** What is wrong with the words in which an artist is told why a payout came back. */
export function validateReturnedReason(reason: string): FormErrors<'reason'> {
  const said = tidyText(reason)
  const missing = said === '' ? 'Say why it came back: the artist reads it' : null
  return formErrors({
    reason:
      missing ??
      (isTooLong(said, longestReturnedReason) ? `At most ${longestReturnedReason} characters` : null),
  })
}
