/** An admin in front of a browser of their own, with the money that came on the screen. */
export interface MoneyAdmin {
  bringIn(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void>
  /** Waits until this stands there. */
  reads(words: string): Promise<void>
  /** A payment by what its sender wrote. */
  place(text: string, orderNumber: string): Promise<void>
  leave(): Promise<void>
}
