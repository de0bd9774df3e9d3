/** Tells whoever runs the shop of something that did not work; never with what people wrote or with secrets. */
export type Trouble = (what: string, reason: unknown) => void
