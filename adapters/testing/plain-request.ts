import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** What came back, as it stands. */
export interface PlainAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array | undefined
}

const agent = new Agent({ keepAlive: true })

/** Asks without following or unpacking anything. For those who ask by the thousand: fetch takes longer than most answers. */
export const plainRequest = (
  url: string,
  { method = 'GET', headers = {}, body }: Asking = {},
): Promise<PlainAnswer> =>
  new Promise((resolve, reject) => {
    // A DELETE would be sent without saying where it ends.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const sent = request(url, { agent, method, headers: { ...headers, ...length } }, (response) => {
      text(response).then(
        (whole) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
