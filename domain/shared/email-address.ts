const form = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** Whether a text can be an email address; blanks around it do not count. */
export const isEmailAddress = (text: string): boolean => form.test(text.trim()) && text.trim().length <= 254

export const invalidEmail = 'Enter a valid email address'
