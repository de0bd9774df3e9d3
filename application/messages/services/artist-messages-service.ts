import type { AccountReader } from '#application/identity/account-reader.ts'
import type { CallerOf } from '#application/identity/sessions/callers.ts'
import type { Visit } from '#application/identity/sessions/visit.ts'
import { artistMessageMail } from '#application/notifications/artist-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Happenings } from '#application/shared/happenings.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { type MessageForm, messageLimits, validateMessage } from '#domain/messages/message.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { tidyEmail } from '#domain/shared/email-address.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyLine, tidyText } from '#domain/shared/tidy-text.ts'
import type { ArtistMessages } from '../contract.ts'
import type { MessageRepository } from '../message-repository.ts'

export interface ArtistMessagesPorts {
  readonly messages: MessageRepository
  readonly accounts: Pick<AccountReader, 'view'>
  readonly callerOf: CallerOf
  readonly throttle: Throttle
  readonly outbox: Outbox
  readonly happenings: Pick<Happenings, 'tell'>
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
}

/** Messages from one network address, whomever they go to. */
const messagesPerAddress: ThrottleLimit = { name: 'message-address', times: 20, seconds: 3_600 }

/** Messages from one network address to one artist. */
const messagesPerArtist: ThrottleLimit = { name: 'message-artist', times: 5, seconds: 3_600 }

/** A visitor's way to write to artists: see the contract. Whoever is signed in writes as their account. */
export const artistMessagesService =
  (ports: ArtistMessagesPorts) =>
  (visit: Visit): ArtistMessages => {
    const { messages, accounts, callerOf, throttle, outbox, happenings, work, ids, clock } = ports

    async function sender({ name, email }: Pick<MessageForm, 'name' | 'email'>) {
      const caller = await callerOf(visit)
      const account = caller && (await accounts.view(caller.userId))
      return account
        ? { id: account.id, name: account.name.slice(0, messageLimits.name), email: account.email }
        : { id: null, name: tidyLine(name), email: tidyEmail(email) }
    }

    return {
      async send(artistId, sent) {
        const from = await sender(sent)
        const message = { ...from, subject: tidyLine(sent.subject), text: tidyText(sent.text) }
        refuseFaults('message-incomplete', validateMessage(message))
        const artist = await messages.recipient(artistId)
        if (!artist) throw new DomainError('not-found', 'artist-not-found', 'There is no such artist.')
        await throttle.count(messagesPerAddress, visit.address)
        await throttle.count(messagesPerArtist, `${visit.address} ${artistId}`)

        const [id, sentAt] = [ids.newId(), clock.now()]
        await work.run(async () => {
          await messages.add({
            id,
            artistId,
            senderId: from.id,
            senderName: from.name,
            senderEmail: from.email,
            subject: message.subject,
            text: message.text,
            sentAt,
          })
          if (artist.email !== null) {
            const mail = artistMessageMail({ name: artist.name, email: artist.email }, message)
            await outbox.add(`artist-message:${id}`, mail, sentAt)
          }
          await happenings.tell({ kind: 'message-arrived', subject: message.subject }, { artistId })
        })
      },
    }
  }
