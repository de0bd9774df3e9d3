/**
 * What becomes of something that a provider has told: it names a payment of ours, which is looked at; a payment that nobody here
 * knows; nothing of ours at all, where others use the same account; or something that only a person can see to.
 */
export const noticeOutcomes = ['placed', 'unplaced', 'not-ours', 'for-a-person'] as const
export type NoticeOutcome = (typeof noticeOutcomes)[number]
