/** Keeps passwords so that nobody can read them, and knows which ones everybody uses. */
export interface Passwords {
  hash(password: string): Promise<string>
  /** False for an account without a password, after the same time. */
  isRight(password: string, hash: string | null): Promise<boolean>
  isCommon(password: string): Promise<boolean>
}
