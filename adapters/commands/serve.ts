import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RunningServer, type ServerOptions, startServer } from '#adapters/composition/server.ts'
import { upkeep } from '#adapters/composition/upkeep/upkeep.module.ts'
import { builtFiles } from '#adapters/http/pages/built-files.ts'
import type { RenderPage } from '#adapters/http/pages/rendered-pages.ts'
import { endRequestsOutOfTurn } from '#adapters/http/requests/out-of-turn.ts'
import { repeatedly } from '#adapters/jobs/repeating.ts'
import { answerTheFirst } from '#adapters/metrics/between-processes.ts'
import { Database } from '#adapters/postgres/database.ts'
import { assertDatabaseIsWell } from '#adapters/postgres/database-there.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { openReplicas } from '#adapters/postgres/replicas/replicas.ts'
import { slowOnes } from '#adapters/postgres/watched-statements.ts'
import { shopVersion } from '#adapters/system/shop-version.ts'
import type { PageEntry, StyleRule } from '#application/pages/page-renderer.ts'
import { clientFolder } from './built-from.ts'
import type { Configuration } from './configuration.ts'
import { lackSpells } from './log/lack-spells.ts'
import { createLog } from './log/log.ts'
import { openTraces } from './open-traces.ts'
import { keptSecretKey } from './secret-key.ts'
import { poolShare } from './workers/pool-share.ts'

/** Milliseconds. */
const betweenForgetting = 3_600_000
const betweenTrends = 60_000
const statementTimeout = 15_000
/** A PostgreSQL that is started anew is there again within seconds. */
const patience = 10_000
/** Half a second is what a visitor notices. */
const slowFrom = 500

/** What stands in front of the services: how pages are rendered, and the files they need. */
export type Web = Pick<ServerOptions, 'createRenderer' | 'files' | 'isMadeAnew'> & {
  readonly fontFaces?: string
}

/** The web as a build has made it. @param folder of that build */
export async function builtWeb(folder: string): Promise<Web> {
  const entry = (await import(
    pathToFileURL(resolve(folder, 'server', 'entry-server.js')).href
  )) as PageEntry<RenderPage>
  const built = (...path: string[]) => readFile(join(folder, ...path), 'utf8')
  const manifest = JSON.parse(await built('client', '.vite', 'manifest.json')) as Record<
    string,
    { file: string }
  >
  const styles = await readFile(join(clientFolder, manifest['style.css']?.file ?? ''), 'utf8')
  const styleRules = JSON.parse(await built('server', 'style-rules.json')) as StyleRule[]
  return {
    createRenderer: (servicesFor, options) =>
      entry.createRenderer(servicesFor, { manifest, styleRules }, options),
    files: [builtFiles(clientFolder, join(folder, 'client'))],
    fontFaces: (styles.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(''),
  }
}

/** Serves the product from this process, over the database at an address. */
export async function serve(
  configuration: Configuration,
  databaseUrl: string,
  web: Web,
): Promise<RunningServer> {
  const { port, host, publicUrl, trustProxy, feePercent, dataFolder, logLevel, workers, mailUrl, mailbox } =
    configuration
  const log = createLog(logLevel)
  endRequestsOutOfTurn((error) => {
    log.fatal({ err: error }, 'this process cannot go on')
    process.exit(1)
  })
  const noteSlow = slowOnes(slowFrom, (slow) => log.warn(slow, 'slow statement'))
  const traces = configuration.traces && (await openTraces(configuration.traces, log))
  const orm = createOrm(databaseUrl, {
    poolSize: poolShare(workers),
    statementTimeout,
    patience,
    onStatement: (asked) => {
      noteSlow(asked)
      lacks.note(asked)
      traces?.statement(asked)
    },
  })
  const lacks = lackSpells({
    isWell: () => assertDatabaseIsWell(new Database(orm)),
    onBegin: (error) => log.error({ err: error }, 'PostgreSQL lacks files, room or memory'),
    onEnd: () => log.info('PostgreSQL lacks nothing any more'),
  })
  const replicas =
    configuration.replicaUrls.length === 0
      ? undefined
      : openReplicas(configuration.replicaUrls, {
          poolSize: poolShare(workers),
          statementTimeout,
          onTrouble: (replica, error) =>
            log.warn({ replica, err: error }, 'a replica is passed over; the primary is asked'),
          onBack: (replica) => log.info({ replica }, 'a replica is asked again'),
          onUnsure: (replica) =>
            log.warn(
              { replica },
              'a replica is believed that may have another past, as it or the primary does not say which cluster it is (pg_control_system): after a restore leave it out of DATABASE_REPLICA_URLS until it is made anew, or grant pg_monitor to its user',
            ),
        })
  const onUnexpected = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'unexpected')
  const onUnavailable = (error: unknown, requestId: string) => {
    if (!lacks.hasToldOf(requestId)) log.warn({ err: error, requestId }, 'unavailable')
  }
  const server = await startServer({
    orm,
    settings: {
      feePercent,
      replicas,
      payments: configuration.payments,
      payer: configuration.payer ?? undefined,
      holdLimits: configuration.holdLimits,
      paymentTimes: configuration.paymentTimes,
      shillingsPerDollar: configuration.shillingsPerDollar ?? undefined,
      publicUrl: publicUrl ?? `http://localhost:${port}`,
      knownAs: publicUrl,
      mediaFolder: configuration.mediaFolder,
      mediaUrl: configuration.mediaUrl,
      securityContact: configuration.securityContact,
      mailUrl,
      mailbox,
      fontFaces: web.fontFaces ?? '',
      trouble: (what, reason) => log.error({ err: reason }, what),
      secretKey: configuration.secretKey ?? (await keptSecretKey(dataFolder)),
      adminsNeedSecondFactor: configuration.adminsNeedSecondFactor,
      openId: configuration.openId ?? undefined,
      onProviderTrouble: (error) => log.warn({ err: error }, 'provider of sign-ins'),
    },
    host,
    port,
    publicUrl,
    trustProxy,
    ...web,
    onUnexpected,
    onUnavailable,
    traces: traces?.traces,
    onSecurityEvent: (event) => log.info(event, 'security'),
    watchedVersion: configuration.metrics ? await shopVersion() : undefined,
  })
  if (server.metrics && process.send) answerTheFirst(server.metrics)
  const keeping = server.assembly.get(upkeep)
  const stopSettling = repeatedly(keeping.settleTrending, betweenTrends, (error) =>
    log.warn({ err: error }, 'settling what is trending'),
  )
  const stopForgetting = repeatedly(keeping.forgetEnded, betweenForgetting, (error) =>
    log.warn({ err: error }, 'forgetting ended sessions'),
  )
  const stopForgettingChanges = repeatedly(keeping.forgetPublicChanges, betweenTrends, (error) =>
    log.warn({ err: error }, 'forgetting what has changed'),
  )
  const stopTidying = repeatedly(keeping.forgetUnusedPictures, betweenForgetting, (error) =>
    log.warn({ err: error }, 'throwing unused pictures away'),
  )
  const stopJobs = await server.doJobs(
    (error, job) =>
      log.warn(
        { err: error, kind: job?.kind, job: job?.id },
        job ? 'a job has failed' : 'the job queue does not answer',
      ),
    () => log.info('the job queue answers again'),
  )
  return {
    ...server,
    close: async () => {
      // Whoever is answered meanwhile is kept for no next request, which would find nobody.
      server.leave()
      await stopJobs()
      await stopSettling()
      await stopForgetting()
      await stopForgettingChanges()
      await stopTidying()
      await server.close()
      await lacks.close()
      await replicas?.close()
      await orm.close(true)
      await traces?.close()
    },
  }
}
