import { type OutgoingHttpHeaders, request } from 'node:http'

/** As most browsers ask; whoever proves who they are is answered anew. */
export const asBrowsersDo = { 'accept-encoding': 'gzip' }
export const pastWhatIsKept = { ...asBrowsersDo, authorization: 'nobody' }

interface Sent {
  readonly status: number | undefined
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** What somebody is sent, as it is sent, but for what belongs to the moment and the line. */
export const sentBy = (url: string, headers: OutgoingHttpHeaders): Promise<Sent> =>
  new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.rawHeaders.filter(
            (_, index, all) => !/^(date|connection|keep-alive)$/i.test(all[index - (index % 2)] ?? ''),
          ),
          body: Buffer.concat(parts),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
