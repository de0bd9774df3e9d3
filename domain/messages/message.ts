import { validateEmail } from '#domain/orders/guest-contact.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { isBlank } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'

/** What a visitor writes to an artist. */
export interface MessageForm {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly text: string
}

/** The longest of each field, in characters. */
export const messageLimits = { name: 100, email: 254, subject: 150, text: 5000 } as const

const between = (value: string, most: number, missing: string, tooLong: string): string | null => {
  if (isBlank(value)) return missing
  return isTooLong(value, most) ? tooLong : null
}

/** What is wrong with a message, field by field. */
export const validateMessage = ({ name, email, subject, text }: MessageForm): FormErrors<keyof MessageForm> =>
  formErrors({
    name: between(name, messageLimits.name, 'Name is required', 'Name must be at most 100 characters'),
    email: validateEmail(email),
    subject: between(
      subject,
      messageLimits.subject,
      'Subject is required',
      'Subject must be at most 150 characters',
    ),
    text: between(
      text,
      messageLimits.text,
      'Message is required',
      'Message must be at most 5,000 characters',
    ),
  })

/** What is wrong with an artist's answer. */
export const validateAnswer = (text: string): FormErrors<'text'> =>
  formErrors({
    text: between(text, messageLimits.text, 'Answer is required', 'Answer must be at most 5,000 characters'),
  })
