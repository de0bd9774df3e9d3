import type { PaymentSettings } from '#adapters/composition/payments/payment-settings.ts'
import type { DarajaStandIn, StandInPush } from '#adapters/testing/payments/daraja-stand-in.ts'
import type { MpesaPhone } from '../roles/mpesa.ts'

/** What a shop is set up with that is paid by M-Pesa, through a stand-in for it. */
export const paidByMpesa = ({ credentials, url }: DarajaStandIn): PaymentSettings => ({
  mpesa: {
    ...credentials,
    noticeSecret: 'of these scenarios alone',
    apiUrl: url,
    shillingsPerDollar: 129.5,
    mostShillings: 250_000,
  },
})

/** A phone that M-Pesa's stand-in asks. */
export function servedMpesa(standIn: DarajaStandIn, shopUrl: string): MpesaPhone {
  standIn.deliverTo = shopUrl
  const last = (): StandInPush => {
    const push = standIn.pushes.at(-1)
    if (!push) throw new Error('No phone was asked.')
    return push
  }
  return {
    asksFor: async () => last().shillings,
    timesAsked: () => standIn.pushes.length,
    answers: (code, callbacks) => standIn.answer(last(), code, callbacks),
    losesNextAnswer: () => {
      standIn.nextPush = 'lost after'
    },
    isPretended: async () => {
      const { callbackUrl } = last()
      const url = callbackUrl.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A'))
      return (await standIn.callBack(last(), { code: '0', url })) === 200
    },
    claimsToHavePaid: async () => void (await standIn.callBack(last(), { code: '0' })),
    close: () => standIn.close(),
  }
}
