import { defineEntity, p } from '@mikro-orm/core'

/** Passkeys as browsers made them. */
export const PasskeySchema = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    credentialId: p.text().unique('passkeys_credential_id_key'),
    publicKey: p.uint8array().$type<Uint8Array<ArrayBuffer>>(),
    counter: p.bigint('number'),
    transports: p.array().$type<readonly string[]>(),
    name: p.text(),
    createdAt: p.datetime(),
  },
})

/** What a browser is asked to sign, used up by its answer. */
export const PasskeyChallengeSchema = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'passkey_challenges',
  properties: {
    challenge: p.text().primary(),
    userId: p.uuid().nullable(),
    expiresAt: p.datetime(),
  },
})
