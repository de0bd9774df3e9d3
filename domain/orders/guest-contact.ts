const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

/** What is wrong with the e-mail address that a guest's order goes with; null when nothing is. */
export function validateEmail(email: string): string | null {
  if (email.trim() === '') return 'Email is required'
  return addressForm.test(email.trim()) && email.trim().length <= 254 ? null : 'Enter a valid email address'
}
