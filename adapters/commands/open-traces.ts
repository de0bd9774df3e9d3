import type { OnStatement } from '#adapters/postgres/watched-statements.ts'
import { shopVersion } from '#adapters/system/shop-version.ts'
import type { Traces } from '#adapters/tracing/traces.ts'
import type { TracesSettings } from './environment/traces-in-environment.ts'
import type { createLog } from './log/log.ts'

/** What leaves traces, and takes them to the collector. */
interface OpenTraces {
  readonly traces: Traces
  /** Notes what the database was asked for the request that is traced. */
  readonly statement: OnStatement
  close(): Promise<void>
}

/** Begins to trace; who does not, does not load what it takes. */
export async function openTraces(
  { share, ...settings }: TracesSettings,
  log: Pick<ReturnType<typeof createLog>, 'warn'>,
): Promise<OpenTraces> {
  const [{ otlpExporter }, { tracesTo }] = await Promise.all([
    import('#adapters/tracing/otlp-exporter.ts'),
    import('#adapters/tracing/traces.ts'),
  ])
  const exporter = otlpExporter({
    ...settings,
    version: await shopVersion(),
    onTrouble: (error) => log.warn({ err: error }, 'traces are thrown away'),
  })
  const traces = tracesTo(exporter.add, share)
  return {
    traces,
    statement: ({ statement, milliseconds, error }) =>
      traces.part(
        {
          name: statement.split(' ', 1)[0]?.toUpperCase() ?? '',
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': statement },
          failed: error !== undefined,
        },
        milliseconds,
      ),
    close: exporter.close,
  }
}
