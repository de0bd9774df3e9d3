import { type LockChange, lockChangedMail } from '#application/notifications/lock-mails.ts'
import type { User } from '#domain/identity/user.ts'
import type { SecondFactorPorts } from './second-factor-ports.ts'

/** Tells the owner by mail that a lock of theirs is another one now. Inside a unit of work. */
export async function tellLockChanged(
  { outbox, clock, ids }: Pick<SecondFactorPorts, 'outbox' | 'clock' | 'ids'>,
  { name, email }: User,
  change: LockChange,
): Promise<void> {
  if (email === null) return
  await outbox.add(`lock-changed:${ids.newId()}`, lockChangedMail({ name, email }, change), clock.now())
}
