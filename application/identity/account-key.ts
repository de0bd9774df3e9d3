/** One account is one key, however its address is written. */
export const accountKey = (email: string): string => email.trim().toLowerCase()
