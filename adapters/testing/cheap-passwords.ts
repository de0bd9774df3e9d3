import { given } from '#adapters/composition/assembly.ts'
import { identityPorts } from '#adapters/composition/identity/identity.tokens.ts'
import { argon2Passwords } from '#adapters/passwords/argon2-passwords.ts'

/** Passwords that cost no time to guess, of people who exist for a second. */
export const cheapPasswords = argon2Passwords({ memoryCost: 8, timeCost: 1 })

/** In the place of those that protect people. */
export const givenCheapPasswords = given(identityPorts.passwords, cheapPasswords)
