import { join } from 'node:path'
import { pino } from 'pino'
import {
  type CreateRenderer,
  type RunningServer,
  type ServerOptions,
  startServer,
} from '#adapters/composition/server.ts'
import { builtFiles } from '#adapters/http/pages/built-files.ts'
import { repeatedly } from '#adapters/jobs/repeating.ts'
import { createOrm } from '#adapters/postgres/orm.ts'
import { builtRenderer } from './built-renderer.ts'
import type { Configuration } from './configuration.ts'

const betweenExpiries = 30_000

/** Serves the product from this process, over the database at an address. */
export async function serve(
  configuration: Configuration,
  databaseUrl: string,
  web: Web,
): Promise<RunningServer> {
  const { port, host, publicUrl, trustProxy, feePercent, dataFolder, logLevel } = configuration
  const log = pino({ level: logLevel, base: null })
  const orm = createOrm(databaseUrl)
  const onUnexpected = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'unexpected')
  const server = await startServer({
    orm,
    settings: {
      feePercent,
      publicUrl: publicUrl ?? `http://localhost:${port}`,
      mediaFolder: join(dataFolder, 'media'),
    },
    host,
    port,
    publicUrl,
    trustProxy,
    ...web,
    onUnexpected,
  })
  const stopExpiring = repeatedly(
    () => server.unpaidOrders.expire(),
    betweenExpiries,
    (error) => log.warn({ err: error }, 'expiring'),
  )
  return {
    ...server,
    close: async () => {
      await stopExpiring()
      await server.close()
      await orm.close(true)
    },
  }
}
