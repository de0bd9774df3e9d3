import { type ParcelForm, validateParcel } from '#domain/orders/parcel.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { type FormErrors, formErrors } from '#domain/shared/form-errors.ts'
import { isBlank, tidyText } from '#domain/shared/tidy-text.ts'
import { isTooLong } from '#domain/shared/too-long.ts'
import { isOver, lastDayAfter } from './withdrawal-window.ts'

/** Pieces of a work. */
export interface Pieces {
  readonly artworkId: string
  readonly quantity: number
}

/**
 * How far a return has come: the buyer is to send it, has sent it, the artist has it; or an admin has given the money back
 * without it, or has ended it without money.
 */
export const returnStatuses = ['expected', 'sent', 'received', 'waived', 'refused'] as const
export type ReturnStatus = (typeof returnStatuses)[number]

export interface ReturnDetails {
  /** Also of its refund, so that there is never a second one. */
  readonly id: string
  readonly withdrawalId: string
  readonly orderId: string
  readonly artistId: string
  readonly artistName: string
  readonly pieces: readonly Pieces[]
}

export const longestAddress = 500

/** What is wrong with an address that a buyer is to send works to. */
export const validateSendTo = (sendTo: string): FormErrors<'sendTo'> =>
  formErrors({ sendTo: sendToFault(tidyText(sendTo)) })

function sendToFault(sendTo: string): string | null {
  if (sendTo === '') return 'Address is required'
  return isTooLong(sendTo, longestAddress) ? `Address must be at most ${longestAddress} characters` : null
}

/** What is wrong with what a buyer says of the parcel: what they do not know they may leave empty. */
export const validateReturnParcel = (parcel: ParcelForm): FormErrors<keyof ParcelForm> => {
  const { carrier, trackingNumber } = validateParcel(parcel)
  return formErrors({
    carrier: isBlank(parcel.carrier) ? null : (carrier ?? null),
    trackingNumber: isBlank(parcel.trackingNumber) ? null : (trackingNumber ?? null),
  })
}

/** Whether its buyer or its artist still has something to do. */
export const isOpen = ({ status }: { readonly status: ReturnStatus }): boolean =>
  status === 'expected' || status === 'sent'

/** Works of one artist that a buyer who has withdrawn sends back. The money follows once they are there. */
export class Return {
  readonly id: string
  readonly withdrawalId: string
  readonly orderId: string
  readonly artistId: string
  readonly artistName: string
  readonly pieces: readonly Pieces[]
  readonly askedAt: Date
  /** The last day to send it (00:00 in UTC). */
  readonly sendBy: Date
  status: ReturnStatus = 'expected'
  /** Where to; null until the artist has said so. */
  sendTo: string | null = null
  carrier: string | null = null
  trackingNumber: string | null = null
  sentAt: Date | null = null
  endedAt: Date | null = null

  constructor(details: ReturnDetails, now: Date) {
    this.id = details.id
    this.withdrawalId = details.withdrawalId
    this.orderId = details.orderId
    this.artistId = details.artistId
    this.artistName = details.artistName
    this.pieces = details.pieces
    this.askedAt = now
    this.sendBy = lastDayAfter(now)
  }

  /** The buyer has sent it; what they know of the parcel may come later. @throws DomainError conflict 'return-ended' */
  send(parcel: { readonly carrier: string | null; readonly trackingNumber: string | null }, now: Date): void {
    this.mustBeOpen()
    this.status = 'sent'
    this.sentAt ??= now
    this.carrier = parcel.carrier
    this.trackingNumber = parcel.trackingNumber
  }

  /** Says where it goes. @throws DomainError conflict 'return-ended' */
  sendItTo(address: string): void {
    this.mustBeOpen()
    this.sendTo = address
  }

  /** The artist has it. @throws DomainError conflict 'return-ended' */
  receive(now: Date): void {
    this.mustBeOpen()
    this.end('received', now)
  }

  /**
   * An admin decides about what has not come back in time.
   * @throws DomainError conflict 'return-ended' or 'return-not-overdue'
   */
  decide(how: 'waived' | 'refused', now: Date): void {
    this.mustBeOpen()
    if (!isOver(this.sendBy, now))
      throw new DomainError(
        'conflict',
        'return-not-overdue',
        'The buyer still has time to send it. Confirm that it is here, or give money back by works.',
      )
    this.end(how, now)
  }

  private end(status: ReturnStatus, now: Date): void {
    this.status = status
    this.endedAt = now
  }

  private mustBeOpen(): void {
    if (!isOpen(this)) throw new DomainError('conflict', 'return-ended', 'This return has ended already.')
  }
}
