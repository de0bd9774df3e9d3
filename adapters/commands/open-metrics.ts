import { serverAddress } from '#adapters/composition/server-address.ts'
import { asksServerProcesses } from '#adapters/metrics/between-processes.ts'
import type { Configuration } from './configuration.ts'
import { ConfigurationError } from './environment/environment.ts'
import { onStop } from './stopping.ts'

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is none of this machine',
  ENOTFOUND: 'is none of this machine',
}

/**
 * Answers Prometheus from the first process, for all that serve. To be called before any of them is begun.
 * @returns the address
 * @throws ConfigurationError where nobody can listen there
 */
export async function openMetrics({ host, port }: NonNullable<Configuration['metrics']>): Promise<string> {
  // Whoever is not asked for metrics does not load what counts.
  const { metricsServer } = await import('#adapters/metrics/metrics-server.ts')
  try {
    const server = await metricsServer(host, port, asksServerProcesses())
    onStop(() => server.close())
    return `${serverAddress(host, server.port)}/metrics`
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (reason === undefined) throw error
    throw new ConfigurationError(`METRICS_HOST and METRICS_PORT: ${host}:${port} ${reason}.`)
  }
}
