import { createHmac, timingSafeEqual } from 'node:crypto'

const proofOf = (attemptId: string, noticeSecret: string): string =>
  createHmac('sha256', noticeSecret).update(`mpesa notice ${attemptId}`).digest('base64url')

/**
 * The end of the address that M-Pesa calls back at for an attempt. Its callbacks are not signed: that they know this is what
 * tells them from made-up ones.
 */
export const secretOf = (attemptId: string, noticeSecret: string): string =>
  `${attemptId}.${proofOf(attemptId, noticeSecret)}`

/** The attempt that such an end belongs to; null for one that is made up. */
export function attemptOf(secret: string, noticeSecret: string): string | null {
  const [attemptId = '', proof = ''] = secret.split('.')
  const [given, wanted] = [Buffer.from(proof), Buffer.from(proofOf(attemptId, noticeSecret))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? attemptId : null
}
