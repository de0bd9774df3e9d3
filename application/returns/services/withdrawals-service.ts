import type { ArtistContacts } from '#application/artists/artist-contacts.ts'
import type { AccountReader } from '#application/identity/account-reader.ts'
import { returnExpectedMail, returnSentMail } from '#application/notifications/artist-return-mails.ts'
import type { Mail } from '#application/notifications/outbox.ts'
import { withdrawalMail } from '#application/notifications/withdrawal-mails.ts'
import { openOrder, orderLink } from '#application/orders/order-access.ts'
import type { SettlementPorts } from '#application/orders/settlement.ts'
import type { Caller } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import { withdrawalBeside } from '#application/shared/withdrawal-addresses.ts'
import type { Order } from '#domain/orders/order.ts'
import { Return, validateReturnParcel } from '#domain/returns/return.ts'
import { validateWithdrawal, type Withdrawal, withdrawnPieces } from '#domain/returns/withdrawal.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { emailKey, tidyEmail } from '#domain/shared/email-address.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import type { AfterSaleView, Withdrawals } from '../contract.ts'
import { payBack } from '../paying-back.ts'
import { afterSaleView } from '../return-views.ts'
import type { WithdrawalRepository } from '../withdrawal-repository.ts'

export interface WithdrawalsPorts extends SettlementPorts {
  readonly withdrawals: WithdrawalRepository
  readonly accounts: Pick<AccountReader, 'view'>
  readonly contacts: ArtistContacts
  readonly work: UnitOfWork
  readonly clock: Clock
  readonly ids: IdSource
  readonly digest: Digest
}

const noReturn = (): DomainError =>
  new DomainError('not-found', 'return-not-found', 'There is no such return in this order.')

/** Withdrawing: see the contract. @param publicUrl scheme and host of the links in mails */
export function withdrawalsService(
  ports: WithdrawalsPorts,
  { publicUrl }: { readonly publicUrl: string },
): (caller: Caller) => Withdrawals {
  const { orders, withdrawals, accounts, contacts, outbox, work, clock, ids, digest } = ports

  const viewOf = async (order: Order): Promise<AfterSaleView> =>
    afterSaleView(
      order,
      await withdrawals.withdrawals(order.id),
      await withdrawals.returns(order.id),
      clock.now(),
    )

  /** Artists who can be written to hear of their own returns. */
  async function tellArtists(
    order: Order,
    event: string,
    coming: readonly Return[],
    mailOf: (each: Return, contact: { readonly name: string; readonly email: string }) => Mail,
    at: Date,
  ): Promise<void> {
    for (const contact of await contacts.of(coming.map(({ artistId }) => artistId)))
      for (const each of coming.filter(({ artistId }) => artistId === contact.artistId))
        await outbox.add(`${event}:${each.id}`, mailOf(each, contact), at)
  }

  return (caller) => {
    const opening = async (accessKey: string | undefined) => ({
      accessKey,
      buyer: caller && (await accounts.view(caller.userId)),
    })
    const placeOf = (number: string, accessKey: string | undefined) => ({
      publicUrl,
      link: accessKey === undefined ? null : orderLink(publicUrl, number, accessKey),
    })

    return {
      async afterSale(number, accessKey) {
        return viewOf(await openOrder(orders, digest, number, await opening(accessKey)))
      },

      async withdraw(number, request, idempotencyKey, accessKey) {
        const opener = await opening(accessKey)
        return work.run(async () => {
          const order = await openOrder(orders, digest, number, opener)
          const at = clock.now()
          const form = { name: request.name ?? order.shipping.name, email: request.email ?? order.email }
          refuseFaults('withdrawal-incomplete', validateWithdrawal(form))
          const said = JSON.stringify([order.id, form, request.lines])
          const keyDigest = digest(`${idempotencyKey ?? ids.newId()} ${said}`)
          const earlier = await withdrawals.withdrawals(order.id)
          if (earlier.some((each) => each.keyDigest === keyDigest)) return viewOf(order)

          const pieces = withdrawnPieces(request.lines, order, await withdrawals.returns(order.id), at)
          const withdrawal: Withdrawal = {
            id: ids.newId(),
            orderId: order.id,
            keyDigest,
            name: tidyLine(form.name),
            email: tidyEmail(form.email),
            at,
            pieces: pieces.all,
          }
          const coming = pieces.toReturn.map(
            ({ artist, pieces: own }) =>
              new Return(
                {
                  id: ids.newId(),
                  withdrawalId: withdrawal.id,
                  orderId: order.id,
                  artistId: artist.id,
                  artistName: artist.name,
                  pieces: own,
                },
                at,
              ),
          )
          await withdrawals.add(withdrawal, coming)
          const place = placeOf(number, accessKey)
          const page = { ...place, link: place.link && withdrawalBeside(place.link) }
          // The buyer's own address hears of it, too, where another was named.
          const to = new Map([order.email, withdrawal.email].map((each) => [emailKey(each), each]))
          for (const [, address] of to)
            await outbox.add(
              `withdrawal:${withdrawal.id}:${address === withdrawal.email ? 'named' : 'order'}`,
              withdrawalMail(order, withdrawal, pieces, coming, page, address),
              at,
            )
          const askedBy = opener.buyer?.id ?? null
          await payBack(order, { id: withdrawal.id, pieces: pieces.unsent, at, askedBy }, ports, place)
          await tellArtists(
            order,
            'return-expected',
            coming,
            (each, contact) => returnExpectedMail(order, each, contact, publicUrl),
            at,
          )
          await ports.happenings.tell({ kind: 'order-withdrawn', number }, { admins: true })
          for (const { artistId } of coming)
            await ports.happenings.tell({ kind: 'order-withdrawn', number }, { artistId })
          return viewOf(order)
        })
      },

      async sendBack(number, returnId, { carrier = '', trackingNumber = '' }, accessKey) {
        const opener = await opening(accessKey)
        return work.run(async () => {
          const order = await openOrder(orders, digest, number, opener)
          const coming = (await withdrawals.returns(order.id)).find(({ id }) => id === returnId)
          if (!coming) throw noReturn()
          refuseFaults('parcel-incomplete', validateReturnParcel({ carrier, trackingNumber }))
          const at = clock.now()
          coming.send(
            { carrier: tidyLine(carrier) || null, trackingNumber: tidyLine(trackingNumber) || null },
            at,
          )
          await withdrawals.save(coming)
          await tellArtists(
            order,
            'return-sent',
            [coming],
            (each, contact) => returnSentMail(order, each, contact, publicUrl),
            at,
          )
          return viewOf(order)
        })
      },
    }
  }
}
