import { defineEntity, p } from '@mikro-orm/core'

/** An account's authenticator app; its secret is sealed. */
export const AuthenticatorAppSchema = defineEntity({
  name: 'AuthenticatorApp',
  tableName: 'authenticator_apps',
  properties: {
    userId: p.uuid().primary(),
    sealedSecret: p.text(),
    confirmedAt: p.datetime().nullable(),
    /** The last half minute whose code was used. */
    lastStep: p.bigint('number').defaultRaw('0'),
  },
})

/** Codes for whoever has lost the app, each used once. */
export const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    userId: p.uuid().primary(),
    digest: p.text().primary(),
  },
})
