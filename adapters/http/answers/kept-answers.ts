import type { IncomingMessage } from 'node:http'
import type { PublicChanges, PublicReads } from '#application/answers/public-changes.ts'
import type { Clock } from '#application/shared/clock.ts'
import { requestIdHeader } from '../request-id.ts'
import { Answer, type Recorded } from './answer.ts'
import { AnswerStore } from './answer-store.ts'
import { Fillings, type Made } from './fillings.ts'
import { questions } from './questions.ts'
import { type Answering, recorded } from './recording.ts'

/*
 * Answers that are the same for everybody are computed once and given again from memory, and whoever asks after a change was
 * acknowledged sees it, in every process. Why that holds:
 *
 * 1. Every transaction that changes what such answers are made of notes the names of it in a journal, in the same transaction.
 *    A question reads what has become visible in the journal since the question before, by one statement; together the
 *    questions of a process tell of every committed change once, in the order in which it became visible.
 * 2. A request waits for a question that began after the request came. Whatever was acknowledged before the request was
 *    committed before that question, so that it is told by it or was told by one before.
 * 3. An answer is made after some question `begun` was answered: each of its reads sees at least what that question saw. So
 *    it can only lack changes that later questions tell of. It is kept if none of those that were answered before it was
 *    done has told of anything that it is made of; from then on the next that does drops it.
 * 4. So what is kept when a request's own question has been answered lacks nothing that this question knew. What somebody
 *    else is having made may be given to the request as well if it was begun after its question, or if no question up to
 *    its own told of anything that it is made of; if not, it is made anew.
 *
 * What an answer is made of is gathered by those who read (adapters/postgres/answers). A statement that nobody has
 * named, or one that failed, makes an answer that nobody keeps; so does a status that says something of the moment. What
 * belongs to somebody never comes here: requests with a session or with other proof of who asks go by, and what is kept is
 * made from a request of which only the address is left.
 */

export interface KeptAnswersOptions {
  /** Answers what is not kept. */
  readonly answer: Answering
  /** Whether an address, without its host, is answered the same for all. */
  readonly isForAll: (url: string) => boolean
  readonly changes: PublicChanges
  readonly reads: PublicReads
  readonly clock: Clock
  /** Scheme and host under which people know the product, where they were configured: pages say them. */
  readonly publicUrl?: string | undefined
  readonly trustProxy: boolean
  /** Bytes that may be kept. */
  readonly room?: number
}

/** What is kept, and how often it has served. */
export interface KeptStanding {
  readonly entries: number
  readonly bytes: number
  /** Requests that were given what was kept. */
  readonly hits: number
  /** Those for which it had to be made, or could not be trusted. */
  readonly misses: number
}

export type KeptAnswers = Answering & { standing(): KeptStanding }

/** Nearly three thousand lists and pages, packed, with what they are found by. */
const usualRoom = 32 * 1024 * 1024

const lasting: ReadonlySet<number> = new Set([200, 301, 404])

/** Who is signed in is shown something of their own. */
const sessionCookie = /(?:^|[;\s])(?:__Host-)?sid=/

/** Comes from nobody in particular, and brings nothing. */
const isAnonymous = ({ headers }: IncomingMessage): boolean =>
  headers.authorization === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  !(headers.cookie !== undefined && sessionCookie.test(headers.cookie))

const saysOf = ({ headers }: Recorded, wanted: string): string =>
  headers.filter(([name]) => name.toLowerCase() === wanted).join()

/** An error is told to be kept by nobody on the way, who would not know when it ends; here it is known. */
function mayBeGiven(answer: Recorded): boolean {
  const keeping = saysOf(answer, 'cache-control')
  return (
    lasting.has(answer.status) &&
    saysOf(answer, 'set-cookie') === '' &&
    !keeping.includes('private') &&
    (answer.status === 404 || !keeping.includes('no-store'))
  )
}

/** What is given to many belongs to no one request: it goes without an id. */
const withoutRequestId = ({ headers, ...rest }: Recorded): Recorded => ({
  ...rest,
  headers: headers.filter(([name]) => name.toLowerCase() !== requestIdHeader.toLowerCase()),
})

/** What of a request, beside its address, an answer may say: where it was sent to, unless that is known. */
function saidOf(publicUrl: URL | null, trustProxy: boolean) {
  const names = [
    ...(publicUrl ? [] : ['host']),
    ...(trustProxy ? ['x-forwarded-proto'] : []),
    ...(trustProxy && !publicUrl ? ['x-forwarded-host'] : []),
  ]
  const always = publicUrl ? { host: publicUrl.host } : {}
  return {
    /** Tells apart what is answered differently: no header holds a line's end, and no address a blank. */
    keyOf({ headers, url = '' }: IncomingMessage): string {
      let key = url
      for (const name of names) key += `\n${String(headers[name])}`
      return key
    },
    headersOf({ headers }: IncomingMessage): Record<string, string> {
      const said = names.filter((name) => headers[name] !== undefined)
      return { ...always, ...Object.fromEntries(said.map((name) => [name, String(headers[name])])) }
    },
  }
}

/** Answers before everything else what is the same for all; see above. */
export function keptAnswers(options: KeptAnswersOptions): KeptAnswers {
  const { answer, isForAll, changes, reads, clock, trustProxy, room = usualRoom } = options
  const publicUrl = options.publicUrl === undefined ? null : new URL(options.publicUrl)
  const store = new AnswerStore(room)
  const fillings = new Fillings<Answer>((key, { result, madeOf }) =>
    store.keep({ key, answer: result, madeOf }),
  )
  const asked = questions(changes, (names, question) => {
    store.forget(names)
    fillings.hear(names, question)
  })

  const said = saidOf(publicUrl, trustProxy)
  let hits = 0
  let misses = 0

  async function make(request: IncomingMessage): Promise<Made<Answer>> {
    const asking = { url: request.url ?? '', headers: said.headersOf(request) }
    const { result, madeOf } = await reads.watched(() => recorded(answer, asking))
    const isLasting = madeOf.isKnown && mayBeGiven(result)
    return {
      result: new Answer(isLasting ? withoutRequestId(result) : result),
      madeOf,
      isForAll: isLasting,
    }
  }

  const answering: Answering = async (request, response) => {
    const { method, url = '' } = request
    if ((method !== 'GET' && method !== 'HEAD') || !isAnonymous(request)) return answer(request, response)
    const key = said.keyOf(request)
    if (!store.has(key) && !isForAll(url)) return answer(request, response)
    let found: Answer | null = null
    try {
      const question = await asked()
      found = store.get(key, clock.now().getTime())
      if (found) hits += 1
      else {
        misses += 1
        found = await fillings.made(key, question, () => make(request))
      }
    } catch {
      // The database is away, or this very request is too much for it: whoever asks is told so as without a memory.
    }
    return found ? found.send(request, response) : answer(request, response)
  }
  return Object.assign(answering, {
    standing: () => ({ entries: store.entries, bytes: store.bytes, hits, misses }),
  })
}
