import { hash, verify } from '@node-rs/argon2'
import type { Passwords } from '#application/identity/passwords/passwords.ts'

export interface Argon2Cost {
  /** KiB. */
  readonly memoryCost: number
  readonly timeCost: number
}

/** What OWASP recommends for argon2id with one thread. */
const recommended: Argon2Cost = { memoryCost: 19_456, timeCost: 2 }

/** Read when somebody first chooses a password: tens of thousands of words. */
const commonOnes = async (): Promise<ReadonlySet<string>> =>
  new Set((await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'])

/** One list for the whole process, however often its parts are put together. */
let common: Promise<ReadonlySet<string>> | undefined

/** Passwords by argon2id; the common ones are those of a list that is widely known. */
export function argon2Passwords(cost: Argon2Cost = recommended): Passwords {
  // The library's own default is argon2id.
  const options = { parallelism: 1, ...cost }
  // Whoever has no account is compared with this, so that no answer comes sooner than another.
  let nobodys: Promise<string> | undefined

  return {
    hash: (password) => hash(password, options),
    async isRight(password, kept) {
      nobodys ??= hash('nobody has this password', options)
      const isRight = await verify(kept ?? (await nobodys), password)
      return isRight && kept !== null
    },
    async isCommon(password) {
      common ??= commonOnes()
      return (await common).has(password.toLowerCase())
    },
  }
}
