import type { ClaimView } from '#application/claims/contract.ts'
import type { StatusWords } from '#web/orders/order-words.ts'

export const claimStatusWords: Readonly<Record<ClaimView['status'], StatusWords>> = {
  open: { word: 'Open', form: 'waits', tone: 'warn' },
  closed: { word: 'Decided', form: 'ended', tone: 'mute' },
}
