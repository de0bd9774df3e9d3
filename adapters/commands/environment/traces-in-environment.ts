import { ConfigurationError, type Reading } from './environment.ts'

/** As OpenTelemetry's own variables have it. */
export interface TracesSettings {
  readonly endpoint: string
  readonly headers: Readonly<Record<string, string>>
  readonly service: string
  /** Of requests, 0 to 1. */
  readonly share: number
}

/** 'key=value', with commas between them; the value as in an address, where a blank may stand for itself. */
function readHeaders({ given }: Reading): Readonly<Record<string, string>> {
  const pairs = (given('OTEL_EXPORTER_OTLP_HEADERS')?.split(',') ?? []).map((pair) => {
    const [, name, value] = /^\s*([\w-]+)=(\S(?:.*\S)?)\s*$/.exec(pair) ?? []
    if (name === undefined || value === undefined)
      throw new ConfigurationError('OTEL_EXPORTER_OTLP_HEADERS must be key=value, with commas between them.')
    return [name, decodeURIComponent(value)] as const
  })
  return Object.fromEntries(pairs)
}

/** Where traces go. @throws ConfigurationError with a sentence that names the variable */
export function readTraces(read: Reading): TracesSettings | null {
  const endpoint = read.address('OTEL_EXPORTER_OTLP_ENDPOINT', ['https:', 'http:'])
  if (endpoint === null) return null
  const share = read.given('OTEL_TRACES_SAMPLER_ARG') ?? '1'
  if (!/^\d(\.\d+)?$/.test(share) || Number(share) > 1)
    throw new ConfigurationError('OTEL_TRACES_SAMPLER_ARG must be the share of requests to trace, 0 to 1.')
  return {
    endpoint,
    headers: readHeaders(read),
    service: read.text('OTEL_SERVICE_NAME', 'sanaa'),
    share: Number(share),
  }
}
