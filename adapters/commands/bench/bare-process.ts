import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Database } from '#adapters/postgres/database.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { prepared } from '#adapters/postgres/prepared.ts'

/** What is sent, and with which headers. */
export interface BareAnswer {
  readonly path: string
  readonly headers: readonly string[]
  readonly body: string
  /** The works that are asked for first; none where it comes out of memory alone. */
  readonly rows?: readonly string[]
}

/** What a list shows of these works, in the one statement that can be had for it. */
const rowsOf = prepared((db, { ids }: { ids: readonly string[] }) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .leftJoin('artwork_images as image', (image) =>
      image.onRef('image.artwork_id', '=', 'artworks.id').on('image.position', '=', 0),
    )
    .where('artworks.id', '=', (eb) => eb.fn.any(eb.val(ids)))
    .select([
      'artworks.id',
      'title',
      'category',
      'artworks.medium',
      'year',
      'price_cents',
      'stock',
      'artworks.created_at',
      'artists.id as artist',
      'name',
      'hash',
      'width',
      'height',
      'alt',
    ]),
)

const [url] = process.argv.slice(2)
const db = url === undefined ? undefined : new Database(createOrm(url))

/** The least that Node can do: one look at the address, and the same bytes out of memory, behind one statement where one is asked. */
const answers = new Map<
  string,
  { readonly headers: string[]; readonly body: Buffer; readonly rows: readonly string[] | undefined }
>()
const server = createServer(({ url: path = '' }, response) => {
  const answer = answers.get(path)
  if (!answer) return void response.writeHead(404).end()
  const send = (): void => {
    response.writeHead(200, answer.headers)
    response.end(answer.body)
  }
  if (!db || !answer.rows) send()
  else
    rowsOf(db, { ids: answer.rows }).then(
      (rows) => {
        JSON.stringify(rows)
        send()
      },
      () => response.writeHead(500).end(),
    )
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
process.on('message', (asked: BareAnswer | 'used') => {
  if (asked === 'used') process.send?.({ cpu: process.cpuUsage() })
  else {
    const { path, headers, body, rows } = asked
    answers.set(path, { headers: [...headers], body: Buffer.from(body, 'base64'), rows })
    process.send?.({})
  }
})
