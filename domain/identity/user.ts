import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import type { Role } from './roles.ts'

export interface NewUser {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly country: string
  readonly phone: string
  readonly role: Role
  /** Null for whoever signs in elsewhere. */
  readonly passwordHash: string | null
}

/** The name in place of somebody whose account is deleted. */
export const formerMember = 'Deleted account'

/** Somebody with an account. */
export class User {
  readonly id: string
  name: string
  /** Null once the account is deleted. */
  email: string | null
  /** ISO 3166-1 alpha-2; empty where it was never told. */
  country: string
  /** With the dialling prefix; empty where it was never told. */
  phone: string
  role: Role
  passwordHash: string | null
  emailVerifiedAt: Date | null = null
  suspendedAt: Date | null = null
  deletedAt: Date | null = null
  readonly createdAt: Date
  version = 1

  constructor({ id, name, email, country, phone, role, passwordHash }: NewUser, now: Date) {
    this.id = id
    this.name = tidyLine(name)
    this.email = tidyEmail(email)
    this.country = country
    this.phone = phone.trim()
    this.role = role
    this.passwordHash = passwordHash
    this.createdAt = now
  }

  /** Whether signing in is possible at all. */
  get isActive(): boolean {
    return this.suspendedAt === null && this.deletedAt === null
  }

  change({ name, country, phone }: Pick<NewUser, 'name' | 'country' | 'phone'>): void {
    this.name = tidyLine(name)
    this.country = country
    this.phone = phone.trim()
  }

  /** The mailbox is theirs: they read what was sent there. */
  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now
  }

  /** From another address, until it is confirmed. */
  moveTo(email: string): void {
    if (this.email === null || emailKey(this.email) !== emailKey(email)) this.emailVerifiedAt = null
    this.email = tidyEmail(email)
  }

  suspend(now: Date): void {
    this.suspendedAt ??= now
  }

  restore(): void {
    this.suspendedAt = null
  }

  /** Nothing is left that says who it was; what refers to the account goes on referring to it. */
  erase(now: Date): void {
    this.name = formerMember
    this.email = null
    this.country = ''
    this.phone = ''
    this.passwordHash = null
    this.emailVerifiedAt = null
    this.deletedAt = now
  }
}
