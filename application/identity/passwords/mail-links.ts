import { resetMail, verifyMail } from '#application/notifications/account-mails.ts'
import { resetPasswordPage, verifyEmailPage } from '#application/shared/addresses.ts'
import type { User } from '#domain/identity/user.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { AccountPorts, AccountSettings } from '../account-ports.ts'
import type { TokenPurpose } from './one-time-tokens.ts'

type LinkPorts = Pick<AccountPorts, 'tokens' | 'outbox' | 'clock' | 'digest' | 'ids'>

/** Milliseconds. */
const minute = 60_000
const lifetimes: Readonly<Record<TokenPurpose, number>> = { reset: 30 * minute, verify: 7 * 24 * 60 * minute }
const pages: Readonly<Record<TokenPurpose, string>> = {
  reset: resetPasswordPage,
  verify: verifyEmailPage,
}
const mails = { reset: resetMail, verify: verifyMail } as const

/** A link for somebody that does one thing once. Inside a unit of work. */
export async function givenLink(
  { tokens, clock, digest, ids }: Omit<LinkPorts, 'outbox'>,
  { publicUrl }: AccountSettings,
  userId: string,
  purpose: TokenPurpose,
): Promise<{ readonly link: string; readonly digest: string }> {
  const token = ids.secret()
  const expiresAt = new Date(clock.now().getTime() + lifetimes[purpose])
  await tokens.give({ digest: digest(token), userId, purpose, expiresAt })
  return { link: `${publicUrl}${pages[purpose]}?token=${token}`, digest: digest(token) }
}

/** Sends such a link to its owner. Inside a unit of work. */
export async function sendLink(
  ports: LinkPorts,
  settings: AccountSettings,
  { id, name, email }: User,
  purpose: TokenPurpose,
): Promise<void> {
  if (email === null) return
  const { link, digest } = await givenLink(ports, settings, id, purpose)
  await ports.outbox.add(`${purpose}:${digest}`, mails[purpose]({ name, email }, link), ports.clock.now())
}

/** What a token says that was used, replaced, made up or is too old. */
export const noLongerValid = (): DomainError =>
  new DomainError(
    'rule-broken',
    'token-no-longer-valid',
    'This link is no longer valid. Ask for a new one and use the latest mail.',
  )
