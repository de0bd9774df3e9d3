import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What is sent, and with which headers. */
export interface BareAnswer {
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string
}

/** The least that Node can do: one look at the address, and the same bytes out of memory. */
const answers = new Map<string, { readonly headers: string[]; readonly body: Buffer }>()
const server = createServer(({ url = '' }, response) => {
  const answer = answers.get(url)
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers)
  response.end(answer.body)
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
process.on('message', (asked: BareAnswer | 'cpu') => {
  if (asked === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  else {
    const { path, headers, body } = asked
    answers.set(path, { headers: [...headers], body: Buffer.from(body, 'base64') })
    process.send?.({})
  }
})
