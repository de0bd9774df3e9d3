/** What is known of the account numbers of banks. Each country has its own form: whoever keeps them is asked. */
export interface Ibans {
  /** The number without spaces and in capitals; null where its country, length or check digits say that there is none. */
  electronic(typed: string): string | null
}
