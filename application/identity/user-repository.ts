import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'

/** Accounts, for those who change them. */
export interface UserRepository {
  /** Deleted accounts are not found. */
  byId(id: string): Promise<User | null>
  /** However the address is written, in capitals or not. Deleted accounts are not found. */
  byEmail(email: string): Promise<User | null>
  /** @throws DomainError conflict 'email-taken' */
  add(user: User): Promise<void>
  /** Inside a unit of work. @throws DomainError conflict 'account-changed' when somebody else was quicker */
  save(user: User): Promise<void>
  /** Addresses that an admin has changed, as the log still knows them; none that another account has by now. */
  earlierAddresses(userId: string): Promise<readonly string[]>
  /**
   * Removes what belongs to the person alone: favourites, follows, cart and locks, and who they were to whomever they
   * wrote and in the log of what admins did. Inside a unit of work.
   */
  removeBelongings(userId: string): Promise<void>
  /** Removes every way in but the password: second locks and identities at providers. Inside a unit of work. */
  removeLocks(userId: string): Promise<void>
  /** Whoever can sign in as an admin and has an address. */
  admins(): Promise<readonly { readonly name: string; readonly email: string }[]>
  /** How many admins can sign in. Inside a unit of work their number stands still. */
  countAdmins(): Promise<number>
}

export const emailTaken = (): DomainError =>
  new DomainError(
    'conflict',
    'email-taken',
    'There is an account with this email address already. Sign in, or choose another one.',
    {
      email: 'There is an account with this email address already',
    },
  )

export const accountChanged = (): DomainError =>
  new DomainError(
    'conflict',
    'account-changed',
    'This account was changed at the same time. Look again, and try once more.',
  )
