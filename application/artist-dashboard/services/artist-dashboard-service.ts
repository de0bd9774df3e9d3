import { artistAsking } from '#application/identity/account-artists.ts'
import { artistAnswerMail } from '#application/notifications/artist-mails.ts'
import { orderShippedMail } from '#application/notifications/order-mails.ts'
import type { Outbox } from '#application/notifications/outbox.ts'
import type { OrderRepository } from '#application/orders/order-repository.ts'
import { artistPage } from '#application/shared/addresses.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import { keyForms, keysetPage } from '#application/shared/keyset.ts'
import type { Throttle, ThrottleLimit } from '#application/shared/throttle.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { nextPayday } from '#domain/fair-pay/payout.ts'
import { validateAnswer } from '#domain/messages/message.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { validateParcel } from '#domain/orders/parcel.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import type { ArtistDashboardReader } from '../artist-dashboard-reader.ts'
import { artistOrderView, earningsView, inboxMessage, ledgerLineView } from '../artist-dashboard-views.ts'
import type { ArtistInbox } from '../artist-inbox.ts'
import type { ArtistDashboard } from '../contract.ts'

export interface ArtistDashboardPorts {
  readonly reader: ArtistDashboardReader
  readonly inbox: ArtistInbox
  readonly orders: OrderRepository
  readonly outbox: Outbox
  readonly throttle: Throttle
  readonly work: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
}

/** Answers of one artist, whomever they go to. */
const answersPerArtist: ThrottleLimit = { name: 'message-answers', times: 60, seconds: 3_600 }

const noOrder = (number: string): DomainError =>
  new DomainError('not-found', 'order-not-found', `You have no order ${number} to send.`)

const noMessage = (): DomainError =>
  new DomainError('not-found', 'message-not-found', 'You have no such message.')

const senderGone = (): DomainError =>
  new DomainError(
    'conflict',
    'sender-gone',
    'Whoever wrote this has deleted their account since, and no answer reaches them.',
  )

/** An artist's dashboard: see the contract. @param publicUrl scheme and host of the links in mails */
export const artistDashboardService =
  (ports: ArtistDashboardPorts, { publicUrl }: { readonly publicUrl: string }) =>
  (caller: Caller): ArtistDashboard => {
    const { reader, inbox, orders, outbox, throttle, work, ids, clock } = ports

    const self = () => artistAsking(reader, caller)

    async function orderOf(artistId: string, number: string) {
      const order = isOrderNumber(number) ? await reader.order(artistId, number) : null
      if (!order) throw noOrder(number)
      return artistOrderView(order)
    }

    async function messageOf(artistId: string, id: string) {
      const message = await inbox.message(artistId, id)
      if (!message) throw noMessage()
      return message
    }

    return {
      async orders({ status, ...request }) {
        const { id } = await self()
        return keysetPage(
          request,
          'artist-orders',
          (limit, after) => reader.orders(id, status ?? null, limit, after),
          artistOrderView,
        )
      },

      order: async (number) => orderOf((await self()).id, number),

      async ship(number, parcel) {
        const { id } = await self()
        await orderOf(id, number)
        refuseFaults('parcel-incomplete', validateParcel(parcel))
        await work.run(async () => {
          const order = await orders.byNumber(number)
          if (!order) throw noOrder(number)
          const now = clock.now()
          order.ship(id, parcel.carrier.trim(), parcel.trackingNumber.trim(), now)
          await orders.save(order)
          const sent = order.fulfilments.find(({ artist }) => artist.id === id)
          if (sent)
            await outbox.add(
              `order-shipped:${order.id}:${id}`,
              orderShippedMail(order, sent, { publicUrl, link: null }),
              now,
            )
        })
        return orderOf(id, number)
      },

      async earnings() {
        const { id } = await self()
        const now = clock.now()
        const payday = nextPayday(now)
        return earningsView(await reader.earnings(id, payday), now, payday)
      },

      async ledger(request) {
        const { id } = await self()
        return keysetPage(
          request,
          'artist-ledger',
          (limit, after) => reader.ledger(id, limit, after),
          ledgerLineView,
          { id: keyForms.number },
        )
      },

      async messages(request) {
        const { id } = await self()
        return keysetPage(
          request,
          'artist-messages',
          (limit, after) => inbox.slice(id, limit, after),
          inboxMessage,
        )
      },

      async answer(messageId, text) {
        const artist = await self()
        const message = await messageOf(artist.id, messageId)
        if (message.senderEmail === '') throw senderGone()
        refuseFaults('answer-incomplete', validateAnswer(text))
        await throttle.count(answersPerArtist, artist.id)
        const answer = { id: ids.newId(), messageId, text: text.trim(), at: clock.now() }
        await work.run(async () => {
          await inbox.addAnswer(answer)
          await inbox.markRead(artist.id, messageId, answer.at)
          const mail = artistAnswerMail(
            { name: message.senderName, email: message.senderEmail },
            { artist: artist.name, answer: answer.text, subject: message.subject, asked: message.text },
            publicUrl + artistPage(artist),
          )
          await outbox.add(`message-answer:${answer.id}`, mail, answer.at)
        })
        return inboxMessage(await messageOf(artist.id, messageId))
      },

      async markRead(messageId) {
        const { id } = await self()
        if (!(await inbox.markRead(id, messageId, clock.now()))) throw noMessage()
      },
    }
  }
