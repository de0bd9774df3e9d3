import { DarajaSilence, failureOf } from './daraja-failures.ts'

export type Said = Readonly<Record<string, unknown>>

export interface DarajaAnswer {
  readonly status: number
  readonly said: Said
}

/** In milliseconds. */
const longestAnswer = 15_000

/** What was said under a name; numbers come as texts, too. Empty where nothing was. */
export const textOf = (said: Said, name: string): string =>
  typeof said[name] === 'string' || typeof said[name] === 'number' ? String(said[name]) : ''

/** @throws DarajaAway, DarajaSilence */
export async function answerTo(address: URL, request: RequestInit): Promise<DarajaAnswer> {
  const patience = AbortSignal.timeout(longestAnswer)
  const response = await fetch(address, { ...request, signal: patience }).catch((error: unknown) => {
    throw failureOf(error)
  })
  const said: unknown = await response.json().catch((error: unknown) => {
    throw new DarajaSilence(`M-Pesa answered ${response.status} with what cannot be read.`, { cause: error })
  })
  return { status: response.status, said: typeof said === 'object' && said !== null ? (said as Said) : {} }
}
