import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Middleware } from 'koa'
import { type Faults, notedAnswer } from '#adapters/http/answering-errors.ts'
import { addressesForAll } from '#adapters/http/answers/addresses.ts'
import { keptAnswers } from '#adapters/http/answers/kept-answers.ts'
import { endingServer } from '#adapters/http/ending-server.ts'
import { guarded } from '#adapters/http/guarded.ts'
import { createKoaApp } from '#adapters/http/koa-app.ts'
import type { RenderPage } from '#adapters/http/pages/rendered-pages.ts'
import { renderedPages } from '#adapters/http/pages/rendered-pages.ts'
import { currentRequestId } from '#adapters/http/request-id.ts'
import type { OnSecurityEvent } from '#adapters/http/security-events.ts'
import { textBytes } from '#adapters/http/text-bytes.ts'
import { startWorker, type WorkerOptions } from '#adapters/jobs/pg-boss-worker.ts'
import type { ServerMetrics, Watched } from '#adapters/metrics/server-metrics.ts'
import { postgresShopCounts } from '#adapters/postgres/admin/postgres-shop-counts.ts'
import { postgresPublicReads } from '#adapters/postgres/answers/named-reads.ts'
import { postgresPublicChanges } from '#adapters/postgres/answers/postgres-public-changes.ts'
import { poolStanding } from '#adapters/postgres/pool-standing.ts'
import { stripeSources } from '#adapters/stripe-elements/stripe-sources.ts'
import type { Traces } from '#adapters/tracing/traces.ts'
import type { RendererOptions } from '#application/pages/page-renderer.ts'
import type { ServicesFor } from '#application/pages/page-services.ts'
import { type Assembly, assemble, type Given, given, type Part } from './assembly.ts'
import { settings } from './binding.ts'
import { apiControllers, owesSecondFactor, rootControllers } from './controller-tokens.ts'
import { everyDoer } from './every-doer.ts'
import { callerOf } from './identity/identity.tokens.ts'
import { servicesFor } from './pages/pages.tokens.ts'
import { serverAddress } from './server-address.ts'
import { serverModules } from './server-modules.ts'
import type { Installation, Settings } from './settings.ts'
import { system } from './shared/shared.tokens.ts'
import { database, installation, leaving, stopping } from './tokens.ts'

/** How pages are rendered, once it is known where the browser finds what the build made. */
type CreateRenderer = (servicesFor: ServicesFor, options: RendererOptions) => RenderPage

export interface ServerOptions extends Faults {
  readonly orm: MikroORM
  readonly settings: Settings & Installation
  readonly host: string
  /** 0 for any free one. */
  readonly port: number
  /** Only when it was configured: the address people know. */
  readonly publicUrl?: string | undefined
  readonly trustProxy?: boolean
  /** All of the server's unless a test puts them in another order. */
  readonly parts?: readonly Part[]
  /** What a test puts in the place of a part, such as a clock that it moves. */
  readonly values?: readonly Given[]
  /** Absent where nobody needs pages. */
  readonly createRenderer?: CreateRenderer
  /** Built files. */
  readonly files?: readonly Middleware[]
  /** Whether each answer is made anew, also those that are the same for all; for whoever changes what pages are made by. */
  readonly isMadeAnew?: boolean
  /** Where requests leave a trace; absent where nobody looks at them. */
  readonly traces?: Traces | undefined
  /** Hears of sign-ins, and of who was refused. */
  readonly onSecurityEvent?: OnSecurityEvent | undefined
  /** The version that is told to whoever watches the server; absent where nobody does. */
  readonly watchedVersion?: string | undefined
}

export interface RunningServer {
  readonly url: string
  /** What it is put together from. */
  readonly assembly: Assembly
  /** What is told to whoever watches it; null where nobody does. */
  readonly metrics: ServerMetrics | null
  /** Begins to do what was put off. @returns how to stop */
  doJobs(onError: WorkerOptions['onError'], onBack?: () => void): Promise<() => Promise<void>>
  /** Says to whoever asks that nobody is to be sent here any more, and goes on answering. */
  leave(): void
  /** Stops taking requests, lets the running ones end, and closes what is left after a while. */
  close(): Promise<void>
}

const listening = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** What is counted of a server; whoever is not watched does not load what counts. */
async function metricsOf(version: string, assembly: Assembly, kept: Watched['kept']): Promise<ServerMetrics> {
  const { serverMetrics } = await import('#adapters/metrics/server-metrics.ts')
  return serverMetrics({
    version,
    kept,
    pool: () => poolStanding(assembly.get(database.orm)),
    counts: () => postgresShopCounts(assembly.get(database.queries)).counts(),
  })
}

/** Puts the product together and serves it. @throws the error of listening, such as EADDRINUSE */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { orm, host, port, publicUrl, values = [], onUnexpected, onUnavailable } = options
  const left = new AbortController()
  const ending = new AbortController()
  const assembly = assemble(options.parts ?? serverModules, [
    given(database.orm, orm),
    given(settings, options.settings),
    given(installation, options.settings),
    given(leaving, left.signal),
    given(stopping, ending.signal),
    ...values,
  ])

  const onError = (error: unknown): number => notedAnswer(options, error, currentRequestId() ?? '').status
  const render = options.createRenderer?.(assembly.get(servicesFor), {
    publicUrl,
    onError,
    bytesOf: textBytes,
  })
  const owes = assembly.get(owesSecondFactor)

  const api = assembly.all(apiControllers).map((router) => guarded(router, owes))
  const metrics =
    options.watchedVersion === undefined
      ? null
      : await metricsOf(options.watchedVersion, assembly, () => kept.standing())
  const app = createKoaApp({
    api,
    root: assembly.all(rootControllers),
    pages: [...(options.files ?? []), ...(render ? [renderedPages(render)] : [])],
    publicUrl,
    callerOf: assembly.get(callerOf),
    trustProxy: options.trustProxy ?? false,
    fontFaces: options.settings.fontFaces,
    cardSources: options.settings.payments?.stripe && stripeSources,
    onUnexpected,
    onUnavailable,
    onAnswered: metrics?.onAnswered,
    onSecurityEvent: options.onSecurityEvent,
    traceRequest: options.traces?.request,
  })
  const answer = app.callback()
  const changes = postgresPublicChanges(orm.config.get('clientUrl') ?? '')
  const kept = keptAnswers({
    answer,
    isForAll: addressesForAll(api),
    changes,
    reads: postgresPublicReads(assembly.get(system.clock)),
    clock: assembly.get(system.clock),
    publicUrl,
    trustProxy: options.trustProxy ?? false,
  })
  const { server, leave, end } = endingServer(options.isMadeAnew ? answer : kept)
  // A request that never ends must not hold a connection for ever; a slow phone may take this long for a picture.
  server.requestTimeout = 900_000
  // Longer than proxies keep a connection for its next request (Caddy two minutes), lest one is sent into an ended one.
  server.keepAliveTimeout = 130_000
  const actualPort = await listening(server, port, host)
  return {
    url: serverAddress(host, actualPort),
    assembly,
    metrics,
    doJobs: (onJobError, onBack) =>
      startWorker(assembly.get(database.sql), everyDoer(assembly), {
        onError: onJobError,
        ...(onBack && { onBack }),
      }),
    leave() {
      left.abort()
      leave()
    },
    async close() {
      ending.abort()
      await end()
      await changes.close()
    },
  }
}
