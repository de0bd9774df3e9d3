import type { IncomingMessage } from 'node:http'

/** How a body can be packed, the best first. */
const packings = ['zstd', 'br', 'gzip'] as const
export type Packing = (typeof packings)[number]

function weightsIn(accepted: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const each of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0)
  }
  return weights
}

/** The packing that weighs most among those that are taken, the best of equals; null for none. */
function chosen(accepted: string): Packing | null {
  // Old programs that take anything know this one.
  if (accepted.trim() === '*') return 'gzip'
  const weights = weightsIn(accepted)
  const others = weights.get('*') ?? 0
  const weightOf = (name: string): number => weights.get(name) ?? others
  const best = packings.toSorted((one, other) => weightOf(other) - weightOf(one))[0] as Packing
  const plain = weights.get('identity') ?? 0
  return weightOf(best) > 0 && weightOf(best) >= plain ? best : null
}

/** Browsers write it in few ways; more than these are read each time. */
const mostKnown = 100
const known = new Map<string, Packing | null>()

/** How whoever asks wants the body packed; null for not at all. */
export function packingFor({ headers }: IncomingMessage): Packing | null {
  const accepted = headers['accept-encoding']
  if (typeof accepted !== 'string' || accepted === '') return null
  const before = known.get(accepted)
  if (before !== undefined) return before
  const packing = chosen(accepted)
  if (known.size < mostKnown) known.set(accepted, packing)
  return packing
}
