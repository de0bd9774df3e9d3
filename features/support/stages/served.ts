import { given } from '#adapters/composition/assembly.ts'
import { messagePorts } from '#adapters/composition/messages/messages.tokens.ts'
import { notificationPorts } from '#adapters/composition/notifications/notifications.tokens.ts'
import type { PaymentSettings } from '#adapters/composition/payments/payment-settings.ts'
import { type RunningServer, type ServerOptions, startServer } from '#adapters/composition/server.ts'
import { system } from '#adapters/composition/shared/shared.tokens.ts'
import { upkeep } from '#adapters/composition/upkeep/upkeep.module.ts'
import { accountsClient } from '#adapters/http-client/accounts-client.ts'
import { httpCaller } from '#adapters/http-client/call.ts'
import type { Sql } from '#adapters/postgres/sql.ts'
import { givenArtist, givenArtworks } from '#adapters/postgres/testing/given-artworks.ts'
import { cheapPasswords, givenCheapPasswords } from '#adapters/testing/cheap-passwords.ts'
import type { LocalProvider } from '#adapters/testing/local-provider.ts'
import { testSettings } from '#adapters/testing/test-settings.ts'
import { noMoreWaitingPage } from '#application/shared/addresses.ts'
import { categoryNamed } from '../categories.ts'
import { guess } from '../guessing.ts'
import { keyIn } from '../key-in.ts'
import { MovableClock } from '../movable-clock.ts'
import { leavePremises, premises } from '../premises.ts'
import type { ArtistsAtWork } from '../roles/artist.ts'
import type { TrendingStage } from '../roles/visitor.ts'
import type { OperatorsTerms, Stage } from '../stage.ts'
import { servedArtists } from './served-artists.ts'
import { servedTrendingStage } from './served-trending-stage.ts'
import { timePasses } from './time-passes.ts'
import { doWaitingJobs } from './waiting-jobs.ts'
import { withPicture } from './with-picture.ts'

const minute = 60_000

type ServedShop = Pick<ServerOptions, 'createRenderer' | 'files'> & {
  readonly port?: number
  /** Through whom it is paid; the sandbox unless told. */
  readonly payments?: PaymentSettings | null
  /** By whose accounts one may sign in, too. */
  readonly openId?: LocalProvider | null
  readonly adminsNeedSecondFactor?: boolean
  readonly terms?: OperatorsTerms
}

/** The whole server over a PostgreSQL database that is as new, in this process so that a scenario can move its clock. */
export async function serve({
  payments = null,
  openId = null,
  adminsNeedSecondFactor = false,
  terms = {},
  ...pages
}: ServedShop = {}): Promise<{
  stage: Stage
  trends: TrendingStage
  artistsAtWork: ArtistsAtWork
  server: RunningServer
  sql: Sql
}> {
  const clock = new MovableClock()
  const found = await premises()
  const { mediaFolder, database } = found
  const { sql, db, orm } = database
  const unexpected: unknown[] = []
  const server = await startServer({
    orm,
    settings: {
      ...testSettings,
      ...terms,
      mediaFolder,
      payments,
      adminsNeedSecondFactor,
      ...(openId && { openId }),
    },
    host: '127.0.0.1',
    port: 0,
    values: [given(system.clock, clock), givenCheapPasswords],
    onUnexpected: (error) => unexpected.push(error),
    ...pages,
  })

  const first = async <Value>(text: string, values: unknown[] = []): Promise<Value> =>
    Object.values((await sql<object>(text, values))[0] ?? {})[0] as Value

  const stage: Stage = {
    async show(works) {
      const dated = works.map((work) => {
        clock.advance(minute)
        return { ...work, category: categoryNamed(work.category), createdAt: clock.now() }
      })
      await givenArtworks(sql, await Promise.all(dated.map((work) => withPicture(mediaFolder, work))))
    },
    artistWithoutWorks: async (name) => void (await givenArtist(sql, name)),
    applicant: async (name) => void (await givenArtist(sql, name, 'pending')),
    artistWithAccount: async (name, email) => {
      const id = await givenArtist(sql, name)
      await sql(
        `with account as (
           insert into users (id, name, email, role) values (gen_random_uuid(), $2, $3, 'artist') returning id)
         update artists set user_id = (select id from account) where id = $1`,
        [id, name, email],
      )
    },
    setPrice: async (title, cents) =>
      void (await sql('update artworks set price_cents = $2 where title = $1', [title, cents])),
    setStock: async (title, stock) =>
      void (await sql('update artworks set stock = $2, is_unique = is_unique and $2 <= 1 where title = $1', [
        title,
        stock,
      ])),
    sell: async (title, quantity) =>
      void (await sql(
        'update artworks set stock = stock - $2, popularity = popularity + $2 where title = $1',
        [title, quantity],
      )),
    stockOf: (title) => first('select stock from artworks where title = $1', [title]),
    orderCount: () => first('select count(*)::int from orders'),
    receivedBy: (artist) =>
      first(
        `select coalesce(sum(amount_cents), 0)::int from ledger_entries join artists on artists.id = artist_id
         where name = $1`,
        [artist],
      ),
    keptByPlatform: () =>
      first(`select coalesce(sum(amount_cents), 0)::int from ledger_entries where account = 'platform'`),
    booksSum: () => first('select coalesce(sum(amount_cents), 0)::int from ledger_entries'),
    mailsTo: (address) => server.assembly.get(notificationPorts.mailbox).mails(address),
    openAccount: async ({ name, email, password }) => {
      await sql(
        `insert into users (id, name, email, country, phone, password_hash)
         values (gen_random_uuid(), $1, $2, 'NG', '+2348012345678', $3)`,
        [name, email, await cheapPasswords.hash(password)],
      )
    },
    suspend: async (email) =>
      void (await sql('update users set suspended_at = $2 where email = $1', [email, clock.now()])),
    tryPasswords: (email, times) => guess(accountsClient(httpCaller({ origin: server.url })), email, times),
    accountCount: () => first('select count(*)::int from users'),
    verifyAddress: async (email) =>
      void (await sql('update users set email_verified_at = $2 where email = $1', [email, clock.now()])),
    messagesFor: async (artist) => {
      const messages = await server.assembly.get(messagePorts.messages).of(await givenArtist(sql, artist))
      return messages.map(({ subject }) => subject)
    },
    letPass: (milliseconds) => timePasses(server.assembly, clock, milliseconds),
    doJobs: () => doWaitingJobs(server.assembly, sql),
    endMails: async (link) => {
      // As a mail program does for its reader (RFC 8058).
      const kind = link.includes(noMoreWaitingPage) ? 'waiting-mails' : 'new-works-mails'
      const address = `${server.url}/api/${kind}/stop?${new URLSearchParams({ key: keyIn(link) })}`
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
      const { status } = await fetch(address, { method: 'POST', body })
      if (status !== 204) throw new Error(`The mails did not end: ${status}.`)
    },
    close: async () => {
      await server.close()
      leavePremises(found)
      if (unexpected.length > 0)
        throw new AggregateError(
          unexpected,
          `The server met errors that nobody foresaw: ${unexpected.map(String).join('; ')}`,
        )
    },
  }
  return {
    stage,
    trends: servedTrendingStage({ sql, db }, clock, server.assembly.get(upkeep).settleTrending),
    artistsAtWork: servedArtists(sql, server.url),
    server,
    sql,
  }
}
