import { passwordChangedMail } from '#application/notifications/account-mails.ts'
import { forgotPasswordPage } from '#application/shared/addresses.ts'
import type { User } from '#domain/identity/user.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'

/** Tells the owner by mail that the password is another one now. Inside a unit of work. */
export async function tellPasswordChanged(
  { outbox, clock, ids }: Pick<AccountPorts, 'outbox' | 'clock' | 'ids'>,
  { publicUrl }: AccountSettings,
  { name, email }: User,
): Promise<void> {
  if (email === null) return
  const mail = passwordChangedMail({ name, email }, `${publicUrl}${forgotPasswordPage}`)
  await outbox.add(`password-changed:${ids.newId()}`, mail, clock.now())
}
