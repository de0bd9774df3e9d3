import type { ReturnView } from '#application/returns/contract.ts'
import type { ReturnStatus } from '#domain/returns/return.ts'
import { momentText, type StatusWords } from '#web/orders/order-words.ts'

export const returnStatusWords: Readonly<Record<ReturnStatus, StatusWords>> = {
  expected: { word: 'Return expected', form: 'waits', tone: 'warn' },
  sent: { word: 'On its way back', form: 'is', tone: 'info' },
  received: { word: 'Came back', form: 'is', tone: 'ok' },
  waived: { word: 'Need not come back', form: 'ended', tone: 'mute' },
  refused: { word: 'Ended without a refund', form: 'ended', tone: 'mute' },
}

/** What has happened to a return, the first thing first. */
export const returnSteps = ({ askedAt, sentAt, endedAt, status }: ReturnView) =>
  [
    { word: 'Withdrawn', at: askedAt },
    { word: 'Sent back', at: sentAt },
    { word: returnStatusWords[status].word, at: endedAt },
  ].flatMap(({ word, at }) => (at === null ? [] : [{ word, at, moment: momentText(at) }]))
