import { artistAsking } from '#application/identity/account-artists.ts'
import { artistAnswerMail } from '#application/notifications/artist-mails.ts'
import { orderShippedMail, parcelCorrectedMail } from '#application/notifications/order-mails.ts'
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
import { partOf } from '#domain/orders/fulfilment.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { type ParcelForm, validateParcel } from '#domain/orders/parcel.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyLine, tidyText } from '#domain/shared/tidy-text.ts'
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

/** What buyers of one artist are told anew of their parcels. */
const correctionsPerArtist: ThrottleLimit = { name: 'parcel-corrections', times: 20, seconds: 3_600 }

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

    /** A parcel as it was typed, of an order of theirs, without the spaces around. */
    async function parcelOf(artistId: string, number: string, parcel: ParcelForm): Promise<ParcelForm> {
      await orderOf(artistId, number)
      refuseFaults('parcel-incomplete', validateParcel(parcel))
      return { carrier: tidyLine(parcel.carrier), trackingNumber: tidyLine(parcel.trackingNumber) }
    }

    return {
      waiting: async () => reader.waiting((await self()).id),

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
        const { carrier, trackingNumber } = await parcelOf(id, number, parcel)
        await work.run(async () => {
          const order = await orders.byNumber(number)
          if (!order) throw noOrder(number)
          const now = clock.now()
          order.ship(id, carrier, trackingNumber, now)
          await orders.save(order)
          await outbox.add(
            `order-shipped:${order.id}:${id}`,
            orderShippedMail(order, partOf(order, id), { publicUrl, link: null }),
            now,
          )
        })
        return orderOf(id, number)
      },

      async correctParcel(number, parcel) {
        const { id } = await self()
        const { carrier, trackingNumber } = await parcelOf(id, number, parcel)
        await throttle.count(correctionsPerArtist, id)
        await work.run(async () => {
          const order = await orders.byNumber(number)
          if (!order) throw noOrder(number)
          const before = partOf(order, id)
          order.correctParcel(id, carrier, trackingNumber)
          // The same press again, or nothing changed: the buyer knows it already.
          if (before.carrier === carrier && before.trackingNumber === trackingNumber) return
          await orders.save(order)
          await outbox.add(
            `parcel-corrected:${ids.newId()}`,
            parcelCorrectedMail(order, partOf(order, id), { publicUrl, link: null }),
            clock.now(),
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
        const answer = { id: ids.newId(), messageId, text: tidyText(text), at: clock.now() }
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
