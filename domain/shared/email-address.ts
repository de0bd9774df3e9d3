import { tidyLine } from './tidy-text.ts'

const form = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Characters of an email address. */
export const longestEmail = 254

/** An address as it is kept: phones' contacts wrap what is copied from them in signs that nobody sees. */
export const tidyEmail = (text: string): string => tidyLine(text)

/** The mailbox of an address, as two are compared: mail servers tell no case apart. */
export const emailKey = (text: string): string => tidyEmail(text).toLowerCase()

/** Whether a text can be an email address; blanks around it and signs that nobody sees do not count. */
export const isEmailAddress = (text: string): boolean =>
  form.test(tidyEmail(text)) && tidyEmail(text).length <= longestEmail

export const invalidEmail = 'Enter a valid email address'
