import { isShipped } from '#domain/orders/fulfilment.ts'
import { validateEmail } from '#domain/orders/guest-contact.ts'
import type { OrderLine } from '#domain/orders/order-line.ts'
import { linesLeft, type RefundableOrder } from '#domain/orders/refund.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { sumOf } from '#domain/shared/money.ts'
import { tidyLine } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'
import type { Pieces, Return } from './return.ts'
import { canWithdraw, type WindowedOrder } from './withdrawal-window.ts'

/** Who withdraws, and where the acknowledgement goes. No reasons are asked. */
export interface WithdrawalForm {
  readonly name: string
  readonly email: string
}

/** Characters. */
export const longestWithdrawerName = 200

function nameFault(name: string): string | null {
  if (name === '') return 'Name is required'
  return isTooLong(name, longestWithdrawerName)
    ? `Name must be one line of at most ${longestWithdrawerName} characters`
    : null
}

/** What is wrong with a statement of withdrawal, field by field. */
export const validateWithdrawal = ({ name, email }: WithdrawalForm): FormErrors<keyof WithdrawalForm> =>
  formErrors({ name: nameFault(tidyLine(name)), email: validateEmail(email) })

/** A buyer's statement that they withdraw from the contract over works: it is written once, and never changes. */
export interface Withdrawal {
  readonly id: string
  readonly orderId: string
  /** Tells one press from another. */
  readonly keyDigest: string
  readonly name: string
  readonly email: string
  readonly at: Date
  readonly pieces: readonly Pieces[]
}

/** Whether its works wait for their way back, or will not come. */
const holdsPieces = ({ status }: Pick<Return, 'status'>): boolean =>
  status !== 'received' && status !== 'waived'

/** What a buyer can still withdraw from: what was neither given back nor withdrawn from. */
export const linesToWithdraw = (
  order: Pick<RefundableOrder, 'lines' | 'refunds'>,
  returns: readonly Pick<Return, 'status' | 'pieces'>[],
): readonly OrderLine[] => {
  const under = returns.filter(holdsPieces).flatMap(({ pieces }) => pieces)
  return linesLeft(order)
    .map((line) => {
      const held = under.filter(({ artworkId }) => artworkId === line.artworkId)
      return { ...line, quantity: line.quantity - sumOf(held.map(({ quantity }) => quantity)) }
    })
    .filter(({ quantity }) => quantity > 0)
}

export interface WithdrawnOrder extends RefundableOrder, WindowedOrder {
  readonly number: string
}

/** What a withdrawal comes to. */
export interface WithdrawnPieces {
  readonly all: readonly Pieces[]
  /** Not sent yet: their money goes back at once. */
  readonly unsent: readonly Pieces[]
  /** On their way or arrived: they come back first, artist by artist. */
  readonly toReturn: readonly { readonly artist: OrderLine['artist']; readonly pieces: readonly Pieces[] }[]
}

const refused = (sentence: string): DomainError =>
  new DomainError('rule-broken', 'withdrawal-not-possible', sentence, { lines: sentence })

function chosenLines(
  wish: readonly Pieces[] | undefined,
  there: readonly OrderLine[],
  order: WithdrawnOrder,
): readonly OrderLine[] {
  if (!wish) return there
  if (wish.length === 0) throw refused('Choose at least one work.')
  if (new Set(wish.map(({ artworkId }) => artworkId)).size < wish.length)
    throw refused('The same work is named twice.')
  return wish.map(({ artworkId, quantity }) => {
    const line = there.find((each) => each.artworkId === artworkId)
    const bought = order.lines.find((each) => each.artworkId === artworkId)
    if (!bought) throw refused('One of these works is not in the order.')
    if (!line) throw refused(`You have withdrawn from ${bought.title} already.`)
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > line.quantity)
      throw refused(`Of ${line.title} you can withdraw from 1 to ${line.quantity}.`)
    return { ...line, quantity }
  })
}

const piecesOf = (lines: readonly OrderLine[]): readonly Pieces[] =>
  lines.map(({ artworkId, quantity }) => ({ artworkId, quantity }))

/**
 * What a buyer withdraws from: the works that they name, or everything that is left.
 * @throws DomainError conflict 'order-not-withdrawable', 'withdrawal-over' or 'withdrawn-already'; rule-broken (field `lines`)
 */
export function withdrawnPieces(
  wish: readonly Pieces[] | undefined,
  order: WithdrawnOrder,
  returns: readonly Pick<Return, 'status' | 'pieces'>[],
  now: Date,
): WithdrawnPieces {
  const there = linesToWithdraw(order, returns)
  if (there.length === 0)
    throw new DomainError(
      'conflict',
      'withdrawn-already',
      `Nothing is left to withdraw from in order ${order.number}.`,
    )
  if (!canWithdraw(order, now))
    throw order.status === 'delivered'
      ? new DomainError(
          'conflict',
          'withdrawal-over',
          `The fourteen days to withdraw from order ${order.number} are over.`,
        )
      : new DomainError(
          'conflict',
          'order-not-withdrawable',
          `Order ${order.number} is not paid, or has ended.`,
        )
  const lines = chosenLines(wish, there, order)
  const sent = new Set(order.fulfilments.filter(isShipped).map(({ artist }) => artist.id))
  const toReturn = Map.groupBy(
    lines.filter(({ artist }) => sent.has(artist.id)),
    ({ artist }) => artist.id,
  )
  return {
    all: piecesOf(lines),
    unsent: piecesOf(lines.filter(({ artist }) => !sent.has(artist.id))),
    toReturn: [...toReturn.values()].flatMap((own) =>
      own[0] ? [{ artist: own[0].artist, pieces: piecesOf(own) }] : [],
    ),
  }
}

/** Of pieces that came back those whose money has not gone back otherwise. */
export const piecesToRefund = (
  pieces: readonly Pieces[],
  order: Pick<RefundableOrder, 'lines' | 'refunds'>,
): readonly Pieces[] => {
  const left = new Map(linesLeft(order).map((line) => [line.artworkId, line.quantity]))
  return pieces
    .map(({ artworkId, quantity }) => ({
      artworkId,
      quantity: Math.min(quantity, left.get(artworkId) ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0)
}
