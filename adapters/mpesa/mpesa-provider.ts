import type { BegunPayment, PaymentProvider, RawNotice } from '#application/payments/payment-provider.ts'
import { agreedAtRate, formatAgreed, sumOfUnits, unitsOf } from '#domain/payments/foreign-sum.ts'
import { mpesaPhone } from '#domain/payments/kenyan-phone.ts'
import type { PaymentAttempt } from '#domain/payments/payment-attempt.ts'
import type { Standing } from '#domain/payments/standing.ts'
import { brand } from '#domain/shared/brand.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import type { Cents } from '#domain/shared/money.ts'
import { callbackFrom } from './callback.ts'
import { daraja } from './daraja.ts'
import { DarajaRefusal, DarajaSilence } from './daraja-failures.ts'
import { darajaTokens } from './daraja-tokens.ts'
import type { MpesaPorts } from './mpesa-ports.ts'
import type { MpesaSettings } from './mpesa-settings.ts'
import type { MpesaPush } from './mpesa-stores.ts'
import { attemptOf, secretOf } from './notice-secret.ts'
import { endOf, isAlarm, isUndone, refusals, refusedPush } from './result-codes.ts'

/** In milliseconds: nobody confirms a request on a phone after so long. */
const longestPush = 5 * 60_000

const lettersAndFigures = (text: string): string => text.replace(/[^A-Za-z\d]/g, '').slice(0, 12)

const inShillings = (amount: number | null): string =>
  amount === null ? 'a sum that cannot be read' : formatAgreed({ amount, currency: 'KES' })

/** M-Pesa, by a request to the buyer's phone. What it says by itself is only a reason to ask it. */
export function mpesaProvider(settings: MpesaSettings, ports: MpesaPorts): PaymentProvider {
  const { mpesaPushes: pushes, mpesaTokens, clock, trouble } = ports
  const { noticeSecret, shillingsPerDollar, mostShillings, publicUrl } = settings
  const calls = daraja(settings, darajaTokens(settings, mpesaTokens, clock), clock)

  function agree(price: Cents, payer?: string) {
    if (payer !== undefined && mpesaPhone(payer) === null) {
      const { sentence } = refusals.wrongPhone
      throw new DomainError('rule-broken', 'phone-not-reached', sentence, { phoneNumber: sentence })
    }
    const rate = { perDollar: shillingsPerDollar, source: brand.name, at: clock.now() }
    const agreed = agreedAtRate(price, 'KES', rate)
    const most = sumOfUnits(mostShillings, 'KES')
    if (agreed.amount <= most.amount) return agreed
    const sentence = `M-Pesa takes at most ${formatAgreed(most)} at once, and this is ${formatAgreed(agreed)}. Please pay in another way.`
    throw new DomainError('rule-broken', 'sum-not-payable', sentence, { payment: sentence })
  }

  /** Nothing has come of a request of which M-Pesa never told us the name; its callback may still do. */
  const standingOfUnnamed = ({ isReleased }: MpesaPush): Standing =>
    isReleased ? refusals.unanswered : { is: 'unknown' }

  async function look(attempt: PaymentAttempt): Promise<Standing> {
    const push = await pushes.push(attempt.id)
    if (!push) return { is: 'unknown' }
    if (push.askedAt === null) return push.isReleased ? refusals.givenUp : { is: 'unknown' }
    if (push.checkoutRequestId === null) return standingOfUnnamed(push)
    const code = await calls.query(push.checkoutRequestId)
    if (code === '0')
      return { is: 'taken', sum: attempt.sum, ...(push.receipt === null ? {} : { receipt: push.receipt }) }
    if (code !== null && isAlarm(code))
      trouble('M-Pesa takes no payments for this shop.', new Error(`It ends them with ${code}.`))
    return (code === null ? null : endOf(code)) ?? { is: 'waiting' }
  }

  /** Asks the phone, and says how that stands. What nobody knows is not asked again. */
  async function ask(attempt: PaymentAttempt, phone: string): Promise<Standing> {
    if (attempt.currency !== 'KES') throw new Error(`Attempt ${attempt.id} is not in shillings.`)
    try {
      const name = await calls.push({
        phone,
        shillings: unitsOf(attempt),
        callbackUrl: `${publicUrl}/api/payments/mpesa/notices/${secretOf(attempt.id, noticeSecret)}`,
        account: lettersAndFigures(attempt.orderNumber ?? attempt.id),
        description: lettersAndFigures(brand.name),
      })
      const push = await pushes.name(attempt.id, name)
      // A callback that came before this answer has named it already.
      if (push?.checkoutRequestId !== name)
        trouble('M-Pesa calls one request by two names.', new Error(attempt.id))
      return { is: 'waiting' }
    } catch (error) {
      if (error instanceof DarajaRefusal) {
        const end = refusedPush(error.code, error.message)
        if (end) await pushes.release(attempt.id, attempt.amount)
        if (end) return end
        if (!isUndone(error.code, error.message)) return { is: 'unknown' }
      }
      if (error instanceof DarajaSilence) return { is: 'unknown' }
      // Nothing has reached a phone: a job tries again.
      await pushes.unclaim(attempt.id)
      throw error
    }
  }

  return {
    name: 'mpesa',
    title: 'M-Pesa',
    way: 'phone',
    terms: { currency: 'KES', perDollar: shillingsPerDollar, most: mostShillings },
    agree,
    async begin(attempt, means) {
      const begun = (standing: Standing): BegunPayment => ({ reference: attempt.id, standing })
      const phone = 'phoneNumber' in means ? mpesaPhone(means.phoneNumber) : null
      if (phone === null) return begun(refusals.wrongPhone)
      const isOurs = await pushes.claim(attempt.id, attempt.amount, clock.now())
      if (isOurs) return begun(await ask(attempt, phone))
      const push = await pushes.push(attempt.id)
      if (push?.isReleased) return begun(push.askedAt === null ? refusals.givenUp : refusals.unanswered)
      return begun({ is: push?.checkoutRequestId == null ? 'unknown' : 'waiting' })
    },
    look,
    // What is paid by phone is taken by that.
    take: look,
    async release(attempt) {
      const push = await pushes.push(attempt.id)
      const mayBeAnswered =
        push?.askedAt != null && clock.now().getTime() - push.askedAt.getTime() < longestPush
      // A request cannot be called back from a phone: how it ends is waited for.
      if (!mayBeAnswered && push?.checkoutRequestId == null) await pushes.release(attempt.id, attempt.amount)
      return look(attempt)
    },
    // Reversals need an initiator whom Safaricom names: a person gives the money back.
    refund: async () => 'by-hand',
    lookAtRefund: async () => 'by-hand',
    async hear(notice: RawNotice) {
      const attemptId = attemptOf(notice.secret ?? '', noticeSecret)
      const callback = callbackFrom(notice.body)
      if (attemptId === null || !callback) return []
      const { checkoutRequestId, resultCode, amount, receipt } = callback
      const push = await pushes.name(attemptId, checkoutRequestId)
      const hint = { eventId: `${checkoutRequestId} ${resultCode}`, reference: attemptId }
      // M-Pesa alone knows the secret: what does not fit is for somebody to look at, and changes nothing.
      if (push?.checkoutRequestId !== checkoutRequestId)
        return [
          {
            ...hint,
            forPerson: `M-Pesa tells of request ${checkoutRequestId}, which is not this payment's.`,
          },
        ]
      if (resultCode !== '0') return [hint]
      if (amount !== push.amount)
        return [
          {
            ...hint,
            forPerson: `M-Pesa tells of ${inShillings(amount)}, and this payment is of ${inShillings(push.amount)}.`,
          },
        ]
      if (receipt !== null) await pushes.keepReceipt(attemptId, receipt)
      return [hint]
    },
  }
}
