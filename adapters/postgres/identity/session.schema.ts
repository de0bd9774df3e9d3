import { defineEntity, p } from '@mikro-orm/core'

/** Who is signed in where; of the secret that a browser carries only its fingerprint. */
export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.uuid().primary(),
    tokenDigest: p.text().unique('sessions_token_digest_key'),
    userId: p.uuid(),
    device: p.text(),
    createdAt: p.datetime(3),
    seenAt: p.datetime(3),
    endsAt: p.datetime(3),
  },
})
