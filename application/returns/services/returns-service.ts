import type { AuditWriter } from '#application/admin/audit-writer.ts'
import { type AccountArtists, artistAsking } from '#application/identity/account-artists.ts'
import { returnAddressMail, returnEndedMail } from '#application/notifications/withdrawal-mails.ts'
import type { SettlementPorts } from '#application/orders/settlement.ts'
import { type Caller, signedIn, signedInAs } from '#application/shared/caller.ts'
import type { Clock } from '#application/shared/clock.ts'
import type { UnitOfWork } from '#application/shared/unit-of-work.ts'
import type { Order } from '#domain/orders/order.ts'
import { isOrderNumber } from '#domain/orders/order-number.ts'
import { type Return, validateSendTo } from '#domain/returns/return.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { refuseFaults } from '#domain/shared/refuse-faults.ts'
import { tidyText } from '#domain/shared/tidy-text.ts'
import type { ReturnAdministration, Returns, ReturnView } from '../contract.ts'
import { payBack } from '../paying-back.ts'
import { returnView } from '../return-views.ts'
import type { WithdrawalRepository } from '../withdrawal-repository.ts'

export interface ReturnsPorts extends SettlementPorts {
  readonly withdrawals: WithdrawalRepository
  readonly artists: AccountArtists
  readonly audit: AuditWriter
  readonly work: UnitOfWork
  readonly clock: Clock
}

interface Settings {
  readonly publicUrl: string
}

/** Whose returns somebody sees: an artist's own, or everybody's, whose acts are written into the log. */
type Keeper = { readonly userId: string } & ({ readonly artistId: string } | { readonly isAdmin: true })

/** A return that is being changed, its order, and when. */
interface Change {
  readonly order: Order
  readonly coming: Return
  readonly at: Date
  /** The account of whoever does it. */
  readonly by: string
}

function returnsKept(ports: ReturnsPorts, { publicUrl }: Settings, keeperOf: () => Promise<Keeper>) {
  const { orders, withdrawals, outbox, audit, work, clock } = ports
  const place = { publicUrl, link: null }

  async function seen(number: string, keeper: Keeper) {
    const order = isOrderNumber(number) ? await orders.byNumber(number) : null
    const isTheirs =
      'isAdmin' in keeper || order?.fulfilments.some(({ artist }) => artist.id === keeper.artistId)
    if (!order || !isTheirs)
      throw new DomainError('not-found', 'order-not-found', `There is no order ${number} here.`)
    const all = await withdrawals.returns(order.id)
    return {
      order,
      returns: 'isAdmin' in keeper ? all : all.filter(({ artistId }) => artistId === keeper.artistId),
    }
  }

  const viewOf = (order: Order, returns: readonly Return[]): readonly ReturnView[] =>
    returns.map((each) => returnView(each, order, clock.now()))

  async function change(
    number: string,
    returnId: string,
    action: string,
    make: (change: Change) => Promise<void>,
  ): Promise<readonly ReturnView[]> {
    const keeper = await keeperOf()
    return work.run(async () => {
      const { order, returns } = await seen(number, keeper)
      const coming = returns.find(({ id }) => id === returnId)
      if (!coming)
        throw new DomainError('not-found', 'return-not-found', 'There is no such return in this order.')
      const at = clock.now()
      const before = { return: coming.status }
      await make({ order, coming, at, by: keeper.userId })
      await withdrawals.save(coming)
      if ('isAdmin' in keeper)
        await audit.write({
          adminId: keeper.userId,
          action,
          subject: { kind: 'order', id: order.id, name: order.number },
          before,
          after: { return: coming.status },
          at,
        })
      return viewOf(order, returns)
    })
  }

  /** The money of what has ended goes back once: by the return's own id. */
  async function payBackAndTell({ order, coming, at, by }: Change): Promise<void> {
    await payBack(order, { id: coming.id, pieces: coming.pieces, at, askedBy: by }, ports, place)
    await outbox.add(`return-ended:${coming.id}`, returnEndedMail(order, coming, place), at)
  }

  return {
    async returns(number: string) {
      const { order, returns } = await seen(number, await keeperOf())
      return viewOf(order, returns)
    },
    receive: (number: string, returnId: string) =>
      change(number, returnId, 'return-received', async (each) => {
        each.coming.receive(each.at)
        await payBackAndTell(each)
      }),
    sayWhere: (number: string, returnId: string, sendTo: string) =>
      change(number, returnId, 'return-address-said', async ({ order, coming, at }) => {
        refuseFaults('address-incomplete', validateSendTo(sendTo))
        coming.sendItTo(tidyText(sendTo))
        await outbox.add(
          `return-address:${coming.id}:${at.toISOString()}`,
          returnAddressMail(order, coming, place),
          at,
        )
      }),
    decide: (number: string, returnId: string, how: 'waived' | 'refused') =>
      change(number, returnId, `return-${how}`, async (each) => {
        each.coming.decide(how, each.at)
        if (how === 'waived') await payBackAndTell(each)
        else
          await outbox.add(
            `return-ended:${each.coming.id}`,
            returnEndedMail(each.order, each.coming, place),
            each.at,
          )
      }),
  }
}

/** An artist's own returns: see the contract. @param settings with scheme and host of the links in mails */
export const artistReturnsService =
  (ports: ReturnsPorts, settings: Settings) =>
  (caller: Caller): Returns => {
    const { returns, receive, sayWhere } = returnsKept(ports, settings, async () => ({
      artistId: (await artistAsking(ports.artists, caller)).id,
      userId: signedIn(caller).userId,
    }))
    return { returns, receive, sayWhere }
  }

/** Everybody's: see the contract. @param settings with scheme and host of the links in mails */
export const returnAdministrationService =
  (ports: ReturnsPorts, settings: Settings) =>
  (caller: Caller): ReturnAdministration =>
    returnsKept(ports, settings, async () => ({
      isAdmin: true,
      userId: signedInAs('admin', caller).userId,
    }))
