import { lookup } from 'node:dns'
import type { IncomingMessage, RequestOptions } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { RemoteFiles } from '#application/catalogue/remote-files.ts'
import type { SentFile } from '#application/shared/sent-file.ts'
import { DomainError } from '#domain/shared/domain-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Milliseconds without anything coming. */
const silence = 20_000
/** Milliseconds for all of a file: whoever sends it drop by drop keeps the pictures of others waiting. */
const longest = 120_000
const mostRedirects = 3

/** How addresses are asked and which may be; tests have their own. */
export interface Asking {
  readonly request: (
    url: URL,
    options: RequestOptions,
    answered: (answer: IncomingMessage) => void,
  ) => import('node:http').ClientRequest
  readonly isAllowed: (address: string) => boolean
}

const notAllowed = (): DomainError =>
  new DomainError(
    'rule-broken',
    'address-not-public',
    'Pictures are fetched from public https addresses alone.',
  )

const notThere = (status: number): DomainError =>
  new DomainError('rule-broken', 'address-without-file', `There is no picture at this address (${status}).`)

const tooSlow = (): DomainError =>
  new DomainError('rule-broken', 'address-too-slow', 'The picture at this address takes too long to come.')

/** Answers that may be others in a while. */
const passing = (status: number): boolean =>
  status >= 500 || status === 408 || status === 425 || status === 429

/** Looks a name up and lets through what is public: at the moment of connecting, so that no later answer slips in. */
const guardedLookup =
  (isAllowed: Asking['isAllowed']): LookupFunction =>
  (hostname, options, found) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return found(error, [])
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address))) return found(notAllowed(), [])
      if (options.all) return found(null, addresses)
      return found(null, first.address, first.family)
    })
  }

/** @throws DomainError 'address-not-public' */
function checked(address: string, isAllowed: Asking['isAllowed']): URL {
  if (!URL.canParse(address)) throw notAllowed()
  const url = new URL(address)
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const plain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  // Nobody looks a number up, so that it has to be looked at here.
  if (!plain || (isIP(host) !== 0 && !isAllowed(host))) throw notAllowed()
  return url
}

/** @throws DomainError 'address-too-slow' where it does not come to its end in time */
async function* timely(answer: IncomingMessage, inTime: AbortSignal): AsyncGenerator<Uint8Array> {
  try {
    yield* answer as AsyncIterable<Uint8Array>
  } catch (error) {
    throw inTime.aborted ? tooSlow() : error
  }
}

/** Files at https addresses of the public internet; never from networks that only we can reach. */
export function httpsFiles(
  { request, isAllowed }: Asking = { request: httpsRequest, isAllowed: isPublicAddress },
  patience = longest,
): RemoteFiles {
  const ask = (url: URL, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const headers = { accept: 'image/*', 'user-agent': 'sanaa-import' }
      const options = { headers, timeout: silence, lookup: guardedLookup(isAllowed), agent: false, signal }
      const asked = request(url, options, resolve)
      asked.on('timeout', () => asked.destroy(new Error('Nothing came for a while.')))
      asked.on('error', reject)
      asked.end()
    })

  async function follow(address: string, redirects: number, inTime: AbortSignal): Promise<SentFile> {
    const url = checked(address, isAllowed)
    const answer = await ask(url, inTime).catch((error: unknown) => {
      throw inTime.aborted ? tooSlow() : error
    })
    const { statusCode = 0, headers } = answer
    if (statusCode === 200)
      return {
        name: url.pathname.split('/').at(-1) ?? '',
        type: headers['content-type'] ?? '',
        size: Number(headers['content-length'] ?? 0),
        stream: () => timely(answer, inTime),
      }
    answer.destroy()
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined && redirects > 0)
      return follow(
        URL.canParse(headers.location, url) ? new URL(headers.location, url).href : '',
        redirects - 1,
        inTime,
      )
    if (passing(statusCode)) throw new Error(`The other shop answered ${statusCode}.`)
    throw notThere(statusCode)
  }

  return { fetch: (url) => follow(url, mostRedirects, AbortSignal.timeout(patience)) }
}
