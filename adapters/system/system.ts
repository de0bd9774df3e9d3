import { hash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Clock } from '#application/shared/clock.ts'
import type { Digest } from '#application/shared/digest.ts'
import type { IdSource } from '#application/shared/id-source.ts'

export const systemClock: Clock = { now: () => new Date() }

export const randomIds: IdSource = {
  newId: () => randomUUID(),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
  secret: () => randomBytes(32).toString('base64url'),
}

export const sha256: Digest = (text) => hash('sha256', text)
