/** A phone number as M-Pesa writes it, such as 254712345678, of what people type; null for one that it does not reach. */
export function mpesaPhone(typed: string): string | null {
  const [, subscriber] = /^(?:\+?254|0)?([17]\d{8})$/.exec(typed.replace(/[\s()-]/g, '')) ?? []
  return subscriber === undefined ? null : `254${subscriber}`
}
