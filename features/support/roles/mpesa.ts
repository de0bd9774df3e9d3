/** The buyer's phone, and M-Pesa behind it, where the shop is paid by M-Pesa. */
export interface MpesaPhone {
  /** Whole shillings that the phone is asked for now. */
  asksFor(): Promise<number>
  /** How often a phone was asked. */
  timesAsked(): number
  /** Whoever holds it answers; M-Pesa calls the shop back so often. */
  answers(code: string, callbacks: number): Promise<void>
  /** The next request of the shop comes to the phone, and M-Pesa's answer to it never to the shop. */
  losesNextAnswer(): void
  /** Somebody pretends to be M-Pesa. @returns whether they were heard */
  isPretended(): Promise<boolean>
  /** M-Pesa calls back that the phone has paid, which it has not. */
  claimsToHavePaid(): Promise<void>
  close(): Promise<void>
}
