/** The toast of signing in and up: whatever goes wrong there is told in this one place. */
export const accountToast = 'account'
