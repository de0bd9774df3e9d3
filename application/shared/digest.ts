/** A one-way fingerprint of a text: the same for the same text, telling nothing of it (SHA-256, hexadecimal). */
export type Digest = (text: string) => string
