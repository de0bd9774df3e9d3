import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AggregatorRegistry, Registry } from 'prom-client'
import type { ProcessMetrics } from './server-metrics.ts'

/** Asks every server process. @returns the metrics of those that have answered */
export type AskAll = () => Promise<readonly ProcessMetrics[]>

/** As Prometheus reads it: one number of the whole server for those of its processes. */
export const inOneText = (collected: readonly ProcessMetrics[]): Promise<string> =>
  AggregatorRegistry.aggregate([...collected]).metrics()

function answerIn(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE })
  response.end(text)
}

export interface MetricsServer {
  readonly port: number
  close(): Promise<void>
}

/**
 * Answers `/metrics` at an address of its own, which is for whoever runs the shop alone. However many ask at once, the
 * processes are asked once.
 * @param port 0 for any free one
 * @throws the error of listening, such as EADDRINUSE
 */
export async function metricsServer(host: string, port: number, askAll: AskAll): Promise<MetricsServer> {
  let inHand: Promise<string> | null = null
  const text = (): Promise<string> => {
    inHand ??= askAll()
      .then(inOneText)
      .finally(() => {
        inHand = null
      })
    return inHand
  }
  const server = createServer((request, response) => {
    request.resume()
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return answerIn(response, 404, 'There is nothing here but /metrics.\n')
    text().then(
      (found) => answerIn(response, 200, found),
      () => answerIn(response, 503, 'No server process has answered.\n'),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
