import type { Clock } from '#application/shared/clock.ts'
import { answerTo, type DarajaAnswer, type Said, textOf } from './daraja-answer.ts'
import { DarajaRefusal, DarajaSilence } from './daraja-failures.ts'
import type { DarajaTokens } from './daraja-tokens.ts'
import type { MpesaSettings } from './mpesa-settings.ts'

export interface PushWish {
  /** Whole shillings. */
  readonly shillings: number
  /** As 254712345678. */
  readonly phone: string
  readonly callbackUrl: string
  /** At most 12 letters and figures. */
  readonly account: string
  /** At most 13 characters. */
  readonly description: string
}

export interface Daraja {
  /** Asks a phone. @returns M-Pesa's name for that @throws DarajaRefusal, DarajaAway, DarajaSilence */
  push(wish: PushWish): Promise<string>
  /** @returns the result's code; null while there is none @throws as `push` */
  query(checkoutRequestId: string): Promise<string | null>
}

const isTokenTrouble = (status: number, code: string): boolean =>
  status === 401 || code === '404.001.03' || code === '400.003.01'

const threeHours = 3 * 60 * 60_000

/** YYYYMMDDHHmmss in Nairobi, which never changes its clocks. */
const nairobiTime = (now: Date): string =>
  new Date(now.getTime() + threeHours).toISOString().replace(/\D/g, '').slice(0, 14)

/** Daraja's calls, as Safaricom's portal describes them. */
export function daraja(settings: MpesaSettings, tokens: DarajaTokens, clock: Clock): Daraja {
  const { apiUrl, shortcode, passkey } = settings

  const send = (path: string, body: Said, token: string): Promise<DarajaAnswer> =>
    answerTo(new URL(path, apiUrl), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })

  /** The token may have been ended by a newer one that nobody told us of: once, another is asked for. */
  async function ask(path: string, body: Said): Promise<Said> {
    const token = await tokens.current()
    const first = await send(path, body, token)
    const isStale = isTokenTrouble(first.status, textOf(first.said, 'errorCode'))
    const { status, said } = isStale ? await send(path, body, await tokens.after(token)) : first
    const code = textOf(said, 'errorCode')
    if (code !== '') throw new DarajaRefusal(code, textOf(said, 'errorMessage'))
    if (status !== 200) throw new DarajaSilence(`M-Pesa answered ${status}.`)
    return said
  }

  function signed(): Said {
    const timestamp = nairobiTime(clock.now())
    const password = Buffer.from(`${shortcode}${passkey}${timestamp}`).toString('base64')
    return { BusinessShortCode: shortcode, Password: password, Timestamp: timestamp }
  }

  return {
    async push({ shillings, phone, callbackUrl, account, description }) {
      const said = await ask('/mpesa/stkpush/v1/processrequest', {
        ...signed(),
        TransactionType: 'CustomerPayBillOnline',
        Amount: shillings,
        PartyA: phone,
        PartyB: shortcode,
        PhoneNumber: phone,
        CallBackURL: callbackUrl,
        AccountReference: account,
        TransactionDesc: description,
      })
      const code = textOf(said, 'ResponseCode')
      if (code !== '' && code !== '0') throw new DarajaRefusal(code, textOf(said, 'ResponseDescription'))
      const name = textOf(said, 'CheckoutRequestID')
      if (name === '') throw new DarajaSilence('M-Pesa has given the request no name.')
      return name
    },

    async query(checkoutRequestId) {
      try {
        const said = await ask('/mpesa/stkpushquery/v1/query', {
          ...signed(),
          CheckoutRequestID: checkoutRequestId,
        })
        return textOf(said, 'ResultCode') || null
      } catch (error) {
        // So it says, with HTTP 500, of what has no result yet; under the same code it says much else.
        if (error instanceof DarajaRefusal && error.code === '500.001.1001' && /process/i.test(error.message))
          return null
        throw error
      }
    },
  }
}
