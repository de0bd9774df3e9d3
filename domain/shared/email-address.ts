import { hasUnseen } from './tidy-text.ts'

const form = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Characters of an email address. */
export const longestEmail = 254

/** Whether a text can be an email address; blanks around it do not count. */
export const isEmailAddress = (text: string): boolean =>
  form.test(text.trim()) && !hasUnseen(text.trim()) && text.trim().length <= longestEmail

export const invalidEmail = 'Enter a valid email address'
