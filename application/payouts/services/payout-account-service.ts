import type { ArtistContact, ArtistContacts } from '#application/artists/artist-contacts.ts'
import { type AccountArtists, artistAsking } from '#application/identity/account-artists.ts'
import { noLongerValid } from '#application/identity/passwords/mail-links.ts'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import { refuseOldSignIn } from '#application/identity/sessions/recent-sign-in.ts'
import type { SessionRepository } from '#application/identity/sessions/session-repository.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import { payoutAccountChangedMail, payoutAccountMail } from '#application/notifications/payout-mails.ts'
import { signedIn } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import { earningsPage } from '#application/shared/dashboard-addresses.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import {
  confirmedBy,
  destinationIn,
  endingOf,
  isInUse,
  type NumberBooks,
  usedFrom,
  validatePayoutAccount,
} from '#domain/payouts/payout-account.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { PayoutAccounts, PayoutAccountView } from '../payout-account-contract.ts'
import type { OwnPayoutAccounts, PayoutAccountRepository } from '../payout-account-repository.ts'

export interface PayoutAccountPorts extends NumberBooks {
  readonly accounts: PayoutAccountRepository
  readonly artists: AccountArtists
  readonly contacts: ArtistContacts
  readonly sessions: SessionRepository
  readonly callerOf: CallerOf
  readonly outbox: Outbox
  readonly throttle: Throttle
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
  readonly digest: Digest
}

/** Each names an account and sends a mail, or tries a link. */
const changesPerAccount: ThrottleLimit = { name: 'payout-accounts', times: 10, seconds: 3_600 }

function shown({ confirmed, toConfirm }: OwnPayoutAccounts, now: Date): PayoutAccountView {
  const isAlive = toConfirm !== null && toConfirm.confirmBy > now
  return {
    account: confirmed?.usedFrom
      ? {
          kind: confirmed.kind,
          ending: confirmed.ending,
          usedFrom: confirmed.usedFrom.toISOString(),
          isInUse: isInUse(confirmed, now),
        }
      : null,
    toConfirm: isAlive
      ? { kind: toConfirm.kind, ending: toConfirm.ending, until: toConfirm.confirmBy.toISOString() }
      : null,
  }
}

/** Where an artist's money goes: see the contract. @param publicUrl scheme and host of the links in mails */
export const payoutAccountService =
  (ports: PayoutAccountPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (visit: Visit): PayoutAccounts => {
    const { accounts, artists, contacts, callerOf, outbox, throttle, work, ids, clock, digest } = ports

    async function self() {
      const caller = signedIn(await callerOf(visit))
      return { userId: caller.userId, artist: await artistAsking(artists, caller) }
    }

    /** Whoever changes where money goes has just shown who they are, and reads the mails of the account. */
    async function changing(): Promise<{ readonly userId: string; readonly contact: ArtistContact }> {
      const { userId, artist } = await self()
      await refuseOldSignIn(ports, visit)
      await throttle.count(changesPerAccount, userId)
      const [contact] = await contacts.of([artist.id])
      if (!contact)
        throw new DomainError('conflict', 'no-address', 'No mail reaches you: add an address first.')
      return { userId, contact }
    }

    const view = async (userId: string) => shown(await accounts.of(userId), clock.now())

    return {
      show: async () => view((await self()).userId),

      async name(form) {
        const { userId, contact } = await changing()
        refuseFaults('payout-account-incomplete', validatePayoutAccount(form, ports))
        const destination = destinationIn(form, ports)
        const token = ids.secret()
        await work.run(async () => {
          const now = clock.now()
          const account = {
            id: ids.newId(),
            userId,
            kind: destination.kind,
            ending: endingOf(destination),
            confirmBy: confirmedBy(now),
            usedFrom: null,
          }
          await accounts.name(account, destination, digest(token))
          const link = `${publicUrl}${earningsPage}?token=${token}`
          await outbox.add(`payout-account:${account.id}`, payoutAccountMail(account, contact, link), now)
        })
        return view(userId)
      },

      async confirm(token) {
        const { userId, contact } = await changing()
        await work.run(async () => {
          const now = clock.now()
          const account = await accounts.named(userId, digest(token), now)
          if (!account) throw noLongerValid()
          const { confirmed } = await accounts.of(userId)
          const from = usedFrom(now, confirmed === null)
          await accounts.confirm(account, from)
          const mail = payoutAccountChangedMail({ ...account, usedFrom: from }, confirmed, contact, publicUrl)
          await outbox.add(`payout-account-confirmed:${account.id}`, mail, now)
        })
        return view(userId)
      },
    }
  }
