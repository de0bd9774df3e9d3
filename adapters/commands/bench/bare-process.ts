import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { packed } from '#adapters/http/answers/packings.ts'
import {
  artworkConditions,
  isPublic,
  matches,
  type Wishes,
} from '#adapters/postgres/catalogue/artwork-conditions.ts'
import { Database } from '#adapters/postgres/database.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { prepared } from '#adapters/postgres/prepared.ts'
import { defaultLimit } from '#application/shared/page.ts'

/** What is sent, and with which headers. */
export interface BareAnswer {
  readonly path: string
  readonly headers: readonly string[]
  /** In base64: the text, to be packed; as it is sent where nothing is asked. */
  readonly body: string
  /** The works that are asked for first; none where the answer comes out of memory alone. */
  readonly wishes?: BareWishes
}

/** What a bare server is asked for: works that it is told, the newest between two prices with their number, or those of a word. */
export type BareWishes =
  | { readonly ids: readonly string[] }
  | { readonly filter: Filter; readonly finds: readonly string[] }
  /** With a slip: the word that looks most like it is what is meant. */
  | { readonly typed: string; readonly finds: readonly string[] }

type Filter = Required<Pick<Wishes, 'category' | 'priceFrom' | 'priceTo'>>

/** What a list shows of works. */
const works = (db: Database) =>
  db
    .selectFrom('artworks')
    .innerJoin('artists', 'artists.id', 'artworks.artist_id')
    .leftJoin('artwork_images as image', (image) =>
      image.onRef('image.artwork_id', '=', 'artworks.id').on('image.position', '=', 0),
    )
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
      'image.width',
      'image.height',
      'alt',
    ])

const worksById = prepared((db, { ids }: { ids: readonly string[] }) =>
  works(db).where('artworks.id', '=', (eb) => eb.fn.any(eb.val(ids))),
)

/** A page of them, sorted once an index has found them, and counted as they are. */
const worksOfFilter = prepared((db, { category, priceFrom, priceTo }: Filter) =>
  works(db)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('artworks')
          .where(artworkConditions({ category, priceFrom, priceTo }))
          .select(({ fn }) => ['id', fn.countAll<number>().over().as('total')])
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(eb.lit(defaultLimit))
          .as('found'),
      (join) => join.onRef('found.id', '=', 'artworks.id'),
    )
    .select('total')
    .orderBy('artworks.created_at', 'desc')
    .orderBy('artworks.id', 'desc'),
)

/** By trigrams, as PostgreSQL's manual has it of words that are misspelled. */
const worksOfWord = prepared((db, { typed }: { typed: string }) =>
  works(db).where('artworks.id', 'in', ({ selectFrom }) => {
    const meant = selectFrom('search_words')
      .where(({ eb, val }) => eb('word', '%', val(typed)).$castTo<boolean>())
      .orderBy(({ fn, val }) => fn<number>('similarity', ['word', val(typed)]), 'desc')
      .orderBy('word')
      .select(({ fn }) => fn<string>('quote_literal', ['word']).as('meant'))
      .limit((eb) => eb.lit(1))
    return selectFrom('artworks')
      .where(matches(meant.$asScalar().$notNull()))
      .where(isPublic)
      .select('artworks.id')
  }),
)

/** In the one statement that can be had for it. */
function worksOf(db: Database, wishes: BareWishes): Promise<readonly { readonly id: string }[]> {
  if ('ids' in wishes) return worksById(db, wishes)
  return 'filter' in wishes ? worksOfFilter(db, wishes.filter) : worksOfWord(db, wishes)
}

const [url] = process.argv.slice(2)
// Forces plans that do not look at the values: each connection plans a statement once.
process.env.PGOPTIONS = '-c plan_cache_mode=force_generic_plan'
const database = url === undefined ? undefined : new Database(createOrm(url))

interface Kept {
  readonly headers: string[]
  readonly body: Buffer
  readonly wishes: BareWishes | undefined
}

/** Asks for the works, writes them as JSON, and packs the text that is sent in their place as the shop packs what it makes anew. */
async function madeAnew(db: Database, wishes: BareWishes, { body, headers }: Kept): Promise<Buffer> {
  JSON.stringify(await worksOf(db, wishes))
  return headers.includes('gzip') ? packed(body, 'gzip', 'once') : body
}

/** The least that Node can do: one look at the address, and the same bytes out of memory, or packed behind one statement. */
const answers = new Map<string, Kept>()
const server = createServer(({ url: path = '' }, response) => {
  const answer = answers.get(path)
  if (!answer) return void response.writeHead(404).end()
  const send = (bytes: Buffer): void => {
    response.writeHead(200, answer.headers)
    response.end(bytes)
  }
  if (!database || !answer.wishes) send(answer.body)
  else madeAnew(database, answer.wishes, answer).then(send, () => response.writeHead(500).end())
})
server.listen(0, '127.0.0.1', () =>
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
)
/** A server that finds other works than the shop would be held against it for nothing. */
async function checkWorks(wishes: BareWishes | undefined): Promise<void> {
  if (!database || !wishes || 'ids' in wishes) return
  const found = (await worksOf(database, wishes)).map(({ id }) => id)
  if (found.toSorted().join() !== wishes.finds.toSorted().join())
    throw new Error(`The bare server finds other works than the shop for ${JSON.stringify(wishes)}.`)
}

process.on('message', (asked: BareAnswer | 'used') => {
  if (asked === 'used') process.send?.({ cpu: process.cpuUsage() })
  else {
    const { path, headers, body, wishes } = asked
    answers.set(path, { headers: [...headers], body: Buffer.from(body, 'base64'), wishes })
    checkWorks(wishes).then(
      () => process.send?.({}),
      (error: Error) => process.send?.({ error: error.message }),
    )
  }
})
