/** The toast of the front desk: whatever goes wrong there is told in this one place. */
export const deskToast = 'front-desk'
