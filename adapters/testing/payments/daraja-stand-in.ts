import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Json = Readonly<Record<string, unknown>>

/** A request on a phone, as M-Pesa knows it. */
export interface StandInPush {
  readonly checkoutRequestId: string
  readonly merchantRequestId: string
  readonly shillings: number
  readonly phone: string
  readonly account: string
  readonly callbackUrl: string
  /** Null while nobody has answered. */
  resultCode: string | null
  receipt: string | null
}

/** What becomes of the next request, other than an answer. */
export type Fault = 'lost before' | 'lost after' | 'failed after' | 'busy' | 'phone is busy' | 'nonsense'

export interface DarajaStandIn {
  readonly url: string
  readonly credentials: {
    readonly consumerKey: string
    readonly consumerSecret: string
    readonly shortcode: string
    readonly passkey: string
  }
  /** Requests as they came, the first one first. */
  readonly pushes: readonly StandInPush[]
  /** How many tokens were given out. */
  readonly tokens: () => number
  /** What happens to the next request to a phone, once. */
  nextPush: Fault | null
  /** What is told of an open request: by an error, as documented, or by a code, as seen. */
  pending: 'error' | '4999'
  /** Ends the token that is good now. */
  endToken(): void
  /** Whoever holds the phone answers, or nobody does; calls back so often. */
  answer(push: StandInPush, resultCode: string, callbacks?: number): Promise<void>
  /** Calls back, whether that is true or not. @returns what was answered */
  callBack(push: StandInPush, changed?: { code?: string; amount?: number; url?: string }): Promise<number>
  /** Where callbacks go, in the place of the address that is known to the world; null for nowhere. */
  deliverTo: string | null
  close(): Promise<void>
}

const credentials = {
  consumerKey: 'key-of-the-stand-in',
  consumerSecret: 'secret-of-the-stand-in',
  shortcode: '174379',
  passkey: 'passkey-of-the-stand-in',
}

const descriptions: Readonly<Record<string, string>> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '1032': 'Request cancelled by user.',
  '1037': 'DS timeout user cannot be reached.',
  '2001': 'The initiator information is invalid.',
}

const reply = (response: ServerResponse, status: number, body: Json): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
const refuse = (response: ServerResponse, status: number, errorCode: string, errorMessage: string): void =>
  reply(response, status, { requestId: randomUUID(), errorCode, errorMessage })

/** What the portal's documentation asks of a request; the field that is wrong, or null. */
function wrongField(body: Json): string | null {
  const { shortcode, passkey } = credentials
  const password = Buffer.from(`${shortcode}${passkey}${String(body['Timestamp'])}`).toString('base64')
  const rules: readonly (readonly [string, boolean])[] = [
    ['BusinessShortCode', body['BusinessShortCode'] === shortcode],
    ['Timestamp', /^20\d{12}$/.test(String(body['Timestamp']))],
    ['Password', body['Password'] === password],
    ['TransactionType', body['TransactionType'] === 'CustomerPayBillOnline'],
    [
      'Amount',
      Number.isInteger(body['Amount']) && Number(body['Amount']) >= 1 && Number(body['Amount']) <= 250_000,
    ],
    ['PartyA', body['PartyA'] === body['PhoneNumber']],
    ['PartyB', body['PartyB'] === shortcode],
    ['PhoneNumber', /^254[17]\d{8}$/.test(String(body['PhoneNumber']))],
    ['CallBackURL', URL.canParse(String(body['CallBackURL']))],
    ['AccountReference', /^[A-Za-z\d]{1,12}$/.test(String(body['AccountReference']))],
    ['TransactionDesc', /^.{1,13}$/.test(String(body['TransactionDesc']))],
  ]
  return rules.find(([, isRight]) => !isRight)?.[0] ?? null
}

const callbackOf = (push: StandInPush, code: string, amount: number): Json => ({
  Body: {
    stkCallback: {
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResultCode: Number(code),
      ResultDesc: descriptions[code] ?? 'Unknown.',
      ...(code === '0' && {
        CallbackMetadata: {
          Item: [
            { Name: 'Amount', Value: amount },
            { Name: 'MpesaReceiptNumber', Value: push.receipt ?? 'NLJ7RT61SV' },
            { Name: 'Balance' },
            { Name: 'TransactionDate', Value: 20_261_102_102_115 },
            { Name: 'PhoneNumber', Value: Number(push.phone) },
          ],
        },
      }),
    },
  },
})

/** A server of ours that speaks Daraja's documented protocol, and can be late, double, out of order, silent and wrong. */
export async function darajaStandIn(port = 0): Promise<DarajaStandIn> {
  const pushes: StandInPush[] = []
  let [token, given] = ['', 0]

  const isSigned = ({ headers }: IncomingMessage): boolean =>
    token !== '' && headers.authorization === `Bearer ${token}`

  function giveToken(request: IncomingMessage, response: ServerResponse): void {
    const basic = Buffer.from(`${credentials.consumerKey}:${credentials.consumerSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${basic}`)
      return refuse(response, 400, '400.008.01', 'Invalid Authentication passed')
    token = `token-${++given}`
    // As text, as it comes in practice.
    reply(response, 200, { access_token: token, expires_in: '3599' })
  }

  function push(body: Json, response: ServerResponse): void {
    const fault = standIn.nextPush
    standIn.nextPush = null
    if (fault === 'lost before') return void response.destroy()
    if (fault === 'busy') return refuse(response, 500, '500.003.02', 'Spike arrest violation')
    if (fault === 'phone is busy')
      return refuse(
        response,
        500,
        '500.001.1001',
        'Unable to lock subscriber, a transaction is already in process',
      )
    const wrong = wrongField(body)
    if (wrong) return refuse(response, 400, '400.002.02', `Bad Request - Invalid ${wrong}`)
    const asked: StandInPush = {
      checkoutRequestId: `ws_CO_${randomUUID()}`,
      merchantRequestId: randomUUID(),
      shillings: Number(body['Amount']),
      phone: String(body['PhoneNumber']),
      account: String(body['AccountReference']),
      callbackUrl: String(body['CallBackURL']),
      resultCode: null,
      receipt: null,
    }
    pushes.push(asked)
    if (fault === 'lost after') return void response.destroy()
    if (fault === 'failed after') return void response.writeHead(502).end('<html>Bad Gateway</html>')
    if (fault === 'nonsense') return void response.writeHead(200).end('not what was agreed')
    reply(response, 200, {
      MerchantRequestID: asked.merchantRequestId,
      CheckoutRequestID: asked.checkoutRequestId,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    })
  }

  function query(body: Json, response: ServerResponse): void {
    const asked = pushes.find(({ checkoutRequestId }) => checkoutRequestId === body['CheckoutRequestID'])
    if (!asked) return refuse(response, 400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID')
    if (asked.resultCode === null && standIn.pending === 'error')
      return refuse(response, 500, '500.001.1001', 'The transaction is being processed')
    const code = asked.resultCode ?? '4999'
    reply(response, 200, {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successsfully',
      MerchantRequestID: asked.merchantRequestId,
      CheckoutRequestID: asked.checkoutRequestId,
      ResultCode: code,
      ResultDesc: descriptions[code] ?? 'The transaction is still under processing',
    })
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://daraja')
      if (pathname === '/oauth/v1/generate') return giveToken(request, response)
      const body = JSON.parse(await text(request)) as Json
      if (!isSigned(request)) return refuse(response, 404, '404.001.03', 'Invalid Access Token')
      if (pathname === '/mpesa/stkpush/v1/processrequest') return push(body, response)
      if (pathname === '/mpesa/stkpushquery/v1/query') return query(body, response)
      return refuse(response, 404, '404.001.01', 'Resource not found')
    })()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  const standIn: DarajaStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials,
    pushes,
    tokens: () => given,
    nextPush: null,
    pending: 'error',
    deliverTo: null,
    endToken: () => void (token = ''),
    async answer(asked, resultCode, callbacks = 1) {
      asked.resultCode = resultCode
      if (resultCode === '0') asked.receipt = `NLJ${randomUUID().slice(0, 7).toUpperCase()}`
      for (let time = 0; time < callbacks; time++) await standIn.callBack(asked)
    },
    async callBack(
      asked,
      { code = asked.resultCode ?? '0', amount = asked.shillings, url = asked.callbackUrl } = {},
    ) {
      if (standIn.deliverTo === null) return 0
      const { pathname } = new URL(url)
      const { status } = await fetch(new URL(pathname, standIn.deliverTo), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(callbackOf(asked, code, amount)),
      })
      return status
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
