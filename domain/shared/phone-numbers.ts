/** What is known of the phone numbers of the world. The numbering plans are no rule of ours: whoever keeps them is asked. */
export interface PhoneNumbers {
  /**
   * The number as it is dialled from everywhere, such as +254712345678, of what somebody in a country (ISO 3166-1 alpha-2,
   * or empty where it is not told) has typed; null when nobody can have it.
   */
  international(typed: string, country: string): string | null
}

interface Reachable {
  readonly phone: string
  readonly country: string
}

/** What is wrong with a phone number that is told; null when nothing is. */
export const phoneFault = ({ phone, country }: Reachable, phones: PhoneNumbers): string | null =>
  phones.international(phone, country) === null ? 'Enter a valid phone number' : null

/** A form as it is kept: its phone number can be dialled from everywhere. One that is untold stays so. */
export const withWholePhone = <Form extends Reachable>(form: Form, phones: PhoneNumbers): Form => ({
  ...form,
  phone: phones.international(form.phone, form.country) ?? form.phone.trim(),
})
